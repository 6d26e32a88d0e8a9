import { database, inTransaction } from "./connection";
import type { CodeGuessesRow, MailedCodeRow } from "./schema";

/**
 * Runs one change to an account's codes wholly or not at all, and gives it how often wrong ones were given. Its first
 * statement locks that row, so that tries and new codes of one account come one after the other on both engines.
 */
export function changeCodes<Result>(
  accountHash: string,
  work: (guesses: CodeGuessesRow) => Promise<Result>,
): Promise<Result> {
  return inTransaction(async () => {
    const guesses = await database()
      .insertInto("code_guesses")
      .values({ account_hash: accountHash, wrong_count: 0, last_wrong_at: 0 })
      .onConflict((conflict) => conflict.column("account_hash").doUpdateSet({ account_hash: accountHash }))
      .returningAll()
      .executeTakeFirstOrThrow();
    return work(guesses);
  });
}

export async function updateCodeGuesses({ account_hash, ...changes }: CodeGuessesRow): Promise<void> {
  await database().updateTable("code_guesses").set(changes).where("account_hash", "=", account_hash).execute();
}

/** Keeps a new code, and of those before it the newest, `open` in all. */
export async function insertMailedCode(code: MailedCodeRow, open: number): Promise<void> {
  const { account_hash, code_hash, ...changes } = code;
  const before = await codesOf(account_hash)
    .where("code_hash", "!=", code_hash)
    .offset(open - 1)
    .limit(100)
    .execute();
  for (const old of before) await deleteMailedCode(account_hash, old.code_hash);
  await database()
    .insertInto("mailed_codes")
    .values(code)
    .onConflict((conflict) => conflict.columns(["account_hash", "code_hash"]).doUpdateSet(changes))
    .execute();
}

/** The codes of an account that can still be answered, the newest first. */
export function openMailedCodes(accountHash: string, mostTries: number, now: number): Promise<MailedCodeRow[]> {
  return codesOf(accountHash).where("tries", "<", mostTries).where("expires_at", ">", now).execute();
}

/** The code that was mailed last, answerable or not. */
export function newestMailedCode(accountHash: string): Promise<MailedCodeRow | undefined> {
  return codesOf(accountHash).executeTakeFirst();
}

/** A wrong code was given: it counts against every one there is. */
export async function countWrongTry(accountHash: string): Promise<void> {
  await database()
    .updateTable("mailed_codes")
    .set((update) => ({ tries: update("tries", "+", 1) }))
    .where("account_hash", "=", accountHash)
    .execute();
}

export async function deleteMailedCode(accountHash: string, codeHash: string): Promise<void> {
  await database()
    .deleteFrom("mailed_codes")
    .where("account_hash", "=", accountHash)
    .where("code_hash", "=", codeHash)
    .execute();
}

export async function deleteMailedCodes(accountHash: string): Promise<void> {
  await database().deleteFrom("mailed_codes").where("account_hash", "=", accountHash).execute();
}

export async function deleteCodeGuesses(accountHash: string): Promise<void> {
  await database().deleteFrom("code_guesses").where("account_hash", "=", accountHash).execute();
}

function codesOf(accountHash: string) {
  return database()
    .selectFrom("mailed_codes")
    .selectAll()
    .where("account_hash", "=", accountHash)
    .orderBy("sent_at", "desc");
}

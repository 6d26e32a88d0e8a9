import { keyedHash } from "~/domain/ids.server";
import { cookies } from "./cookies.server";

/** How a browser remembers an account: a keyed hash, so that nobody can name an account that they never logged in to. */
export function accountMark(parentId: string): string {
  return keyedHash(`account of a browser:${parentId}`);
}

/** The mark of the account that this browser served last, or null. It is as the browser sent it, and may be made up. */
export async function readLastAccount(request: Request): Promise<string | null> {
  const mark: unknown = await cookies().lastAccount.parse(request.headers.get("cookie"));
  return typeof mark === "string" && mark !== "" ? mark : null;
}

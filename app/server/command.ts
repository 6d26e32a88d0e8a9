import { runLearnerSiteCommand } from "~/domain/learner/learner-sites-command.server";
import { reconcileSubscriptions } from "~/domain/subscription/reconciliation.server";
import { giveUp, openParts } from "./parts";

/** What an operator runs beside the server: each command answers with what it says, and whether it is done. */
const commands: Record<string, (words: string[]) => Promise<{ said: string; isDone: boolean }>> = {
  "learner-site": runLearnerSiteCommand,
  reconcile: async () => {
    const asked = await reconcileSubscriptions();
    const said = `Reconciled ${asked} ${asked === 1 ? "subscription" : "subscriptions"} with the payment provider.`;
    return { said, isDone: true };
  },
};

const [name = "", ...words] = process.argv.slice(2);
const command =
  commands[name] ?? giveUp(`There is no command "${name}". There are: ${Object.keys(commands).join(", ")}`);
const parts = await openParts(process.env).catch(giveUp);
const { said, isDone } = await command(words);
console.log(said);
await parts.close();
process.exit(isDone ? 0 : 1);

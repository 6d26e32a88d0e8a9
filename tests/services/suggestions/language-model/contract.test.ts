import { languageModelSuggestions } from "~/services/suggestions/language-model/language-model";
import { startModelServer } from "#tests/support/model-server";
import { describeSuggestionsContract } from "../contract";

describeSuggestionsContract("a language model", async () => {
  const server = await startModelServer();
  return { suggestions: languageModelSuggestions(server.address), close: () => server.close() };
});

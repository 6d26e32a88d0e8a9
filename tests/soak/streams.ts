import { visitorsHaveAddresses } from "#tests/api/family";
import { signUpReadingParents } from "#tests/bench/reading-parent";
import { stampingModel } from "#tests/bench/stamping-model";
import { quantile } from "#tests/bench/table";
import { startModelServer } from "#tests/support/model-server";
import { endServers, startServerProcess } from "#tests/support/server-process";
import { watchMemory } from "./process";
import type { Checked } from "./table";

const STREAMS = 2000;
/** Each parent reads so many suggestions at once. */
const STREAMS_A_PARENT = 20;
/** So slowly that every stream is open when the first one ends. */
const TOKEN_MS = 400;
const LAG_TARGET_MS = 300;
const MEMORY_TARGET_MB = 512;

/** Many suggestions are written by a language model and read at once. */
export async function soakStreams(streams = STREAMS): Promise<Checked[]> {
  const model = await startModelServer();
  try {
    const stamping = stampingModel(TOKEN_MS);
    model.behave(stamping.behavior);
    const { baseUrl, apiKey, model: name } = model.address;
    const env = { LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey ?? "", LLM_MODEL: name, LLM_STREAMS: String(streams) };
    const server = await startServerProcess({ env: { ...env, ...visitorsHaveAddresses, LOG_LEVEL: "silent" } });
    const parents = await signUpReadingParents(server, Math.ceil(streams / STREAMS_A_PARENT));
    const memory = watchMemory(server.pid);
    const asked = parents.flatMap((read) => Array.from({ length: STREAMS_A_PARENT }, () => read()));
    const read = await Promise.allSettled(asked.slice(0, streams));
    const peak = Math.max(...memory.stop());
    const whole = read.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    const lags = whole.flatMap(({ goal, lineAt }) =>
      lineAt.map((at, line) => at - (stamping.saidAt(goal)[line] ?? NaN)),
    );
    const p99 = quantile(lags, 0.99);
    return [
      {
        what: `lines of ${streams} suggestions at once, after the model's, p99`,
        target: `< ${LAG_TARGET_MS} ms`,
        seen: `${p99.toFixed(0)} ms, median ${quantile(lags, 0.5).toFixed(0)} ms; ${whole.length} whole`,
        isMet: whole.length === streams && p99 < LAG_TARGET_MS,
      },
      {
        what: `memory of the server with ${streams} suggestions at once`,
        target: `< ${MEMORY_TARGET_MB} MB`,
        seen: `at most ${peak.toFixed(0)} MB`,
        isMet: peak < MEMORY_TARGET_MB,
      },
    ];
  } finally {
    await endServers();
    await model.close();
  }
}

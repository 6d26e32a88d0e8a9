import { randomUUID } from "node:crypto";
import { vi } from "vitest";
import { createClient } from "./client";
import type { RunningServer } from "./server-process";

/**
 * Waits until all that was logged so far is read, and gives how long the log is then. A line may arrive after the answer it
 * is about; but lines come in their order, so that of a last request closes them.
 */
export async function lengthOfLog(server: RunningServer): Promise<number> {
  const mark = `/mark_${randomUUID()}`;
  await createClient(server).get(mark);
  await vi.waitUntil(() => server.logs().includes(`"path":"${mark}"`), { timeout: 10_000 });
  return server.logs().length;
}

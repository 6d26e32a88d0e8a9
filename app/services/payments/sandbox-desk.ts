import { newId } from "./sandbox-ids";
import type { SandboxStore } from "./sandbox-store";
import type { SandboxEventType } from "./sandbox-store-events";

/** The company's books and its clock. Times are UTC milliseconds. */
export interface SandboxDesk {
  store: SandboxStore;
  /** The sandbox's time, which may have been moved ahead of the real one. */
  now(): number;
  realNow(): number;
  /** What the sandbox's time was, or will be unless it is moved, at this moment of the real one. */
  timeOf(realTime: number): number;
  /** Runs `work` as one transaction, as a part of the one under way if there is one. */
  write<T>(work: () => T): T;
  /** Puts down, within a write, that something happened to a subscription. */
  tell(subscriptionId: string, type: SandboxEventType): void;
}

/** `onEvents` is called once after each write in which something was told. */
export function openDesk(store: SandboxStore, realNow: () => number, onEvents: () => void): SandboxDesk {
  const now = () => realNow() + store.clockOffsetMs();
  let hasTold = false;
  return {
    store,
    now,
    realNow,
    timeOf: (realTime) => realTime + store.clockOffsetMsAt(realTime),
    write(work) {
      if (store.isWriting()) return work();
      hasTold = false;
      const result = store.write(work);
      if (hasTold) onEvents();
      return result;
    },
    tell(subscriptionId, type) {
      hasTold = true;
      store.addEvent({ eventId: newId("evt"), subscriptionId, type, createdAt: now() });
    },
  };
}

/**
 * Does `work` and keeps its answer under the key; the same key again is only answered. Work that throws is not kept.
 * Throws when the key came with another request before. Answers and requests are plain JSON.
 */
export function once<T>({ store, write }: SandboxDesk, idempotencyKey: string, request: unknown[], work: () => T): T {
  return write(() => {
    const asked = JSON.stringify(request);
    const known = store.findAnswer(idempotencyKey);
    if (known && known.request !== asked) throw new Error("This idempotency key was used for another request.");
    if (known) return JSON.parse(known.answer) as T;
    const answer = work();
    store.saveAnswer(idempotencyKey, asked, JSON.stringify(answer));
    return answer;
  });
}

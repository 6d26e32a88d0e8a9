import { afterEach, vi } from "vitest";

// After the file's own hooks, and whether or not the test held: the files that a worker runs share its clock.
afterEach(() => void vi.useRealTimers());

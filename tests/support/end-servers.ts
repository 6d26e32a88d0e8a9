import { afterAll } from "vitest";
import { endServers } from "./server-process";

// After the file's own hooks. A test process is ended by a signal, so its "exit" would come too late or never.
afterAll(endServers);

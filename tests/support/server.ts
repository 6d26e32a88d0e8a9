export { type RunningServer, startServerProcess as startServer } from "./server-process";

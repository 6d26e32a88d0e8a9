import { giveUp, openParts } from "./parts";

export * from "virtual:remix/server-build";

/**
 * The same site for the stock `remix-serve`: pages and calls, without the server around them. It shows that nothing in the
 * site depends on that server, and is what speed is compared with; visitors are served by `npm start`.
 */
await openParts(process.env).catch(giveUp);

import { describe } from "vitest";
import { describeMainJob } from "#tests/api/main-job";
import { startPlainServer } from "#tests/support/plain-server";

describe("the main job on the stock server, without Minnow's own around the site", () => {
  describeMainJob(startPlainServer);
});

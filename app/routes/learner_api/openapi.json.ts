import { calls } from "~/http/calls.server";
import { learnerApiDocument } from "./openapi.json.server";

const openapi = calls(
  {
    /** The learner API's description. It tells no secret, so it needs no key. */
    GET: () => Promise.resolve(learnerApiDocument()),
  },
  { duringMaintenance: true },
);

export const loader = openapi.loader;
export const action = openapi.action;

import { z } from "zod/v4";
import {
  childAddCallSchema,
  childEditCallSchema,
  childPasswordCallSchema,
  pictureCallSchema,
} from "~/domain/child/child";
import { paths } from "~/domain/paths";
import { childAnswer, success } from "./answers";
import type { PathDescription } from "./call";
import { exampleChild, exampleNewChild } from "./examples";

/** Section 7, "Children", in its order. */
export const childCalls = {
  [paths.calls.child.pattern]: {
    GET: {
      summary: "The parent's children",
      isConditional: true,
      answer: z.object({ child_profiles: z.array(childAnswer) }),
      refusals: [],
      example: { answer: { child_profiles: [exampleChild] } },
    },
    POST: {
      summary: "Add or edit a child",
      detail:
        "With id that child is edited; without, one is added. Where the child needs another seat, agree_to_charge first raises the quantity.",
      payload: z.union([
        childAddCallSchema.meta({ title: "a new child" }),
        childEditCallSchema.extend({ id: z.string() }).meta({ title: "a child there is" }),
      ]),
      answer: z.object({ success, child_profile: childAnswer }),
      refusals: [
        "consent_required",
        "not_authorized",
        "charge_not_agreed",
        "username_already_exists",
        "seat_change_under_way",
        "payments_failed",
        "server_busy",
      ],
      example: {
        payload: { ...exampleNewChild, password: "ada and the fox" },
        answer: { success: true, child_profile: exampleChild },
      },
    },
  },
  [paths.calls.childPassword.pattern]: {
    POST: {
      summary: "Change a child's password",
      payload: childPasswordCallSchema,
      answer: z.object({ success }),
      refusals: ["not_authorized", "server_busy"],
      example: { payload: { username: "ada_reads", password: "the fox and ada" }, answer: { success: true } },
    },
  },
  [paths.calls.childPictureUrl.pattern]: {
    POST: {
      summary: "Choose a child's avatar",
      detail: "The literal {address} and one of the 48 emojis; anything else is the fish.",
      payload: pictureCallSchema,
      answer: z.object({ success, child_profile: childAnswer }),
      refusals: ["not_authorized"],
      example: {
        payload: { username: "ada_reads", picture_url: "{address}🦊" },
        answer: { success: true, child_profile: exampleChild },
      },
    },
  },
} as const satisfies Record<string, PathDescription>;

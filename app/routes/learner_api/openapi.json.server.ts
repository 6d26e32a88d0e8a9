import { createDocument } from "zod-openapi";
import { z } from "zod/v4";
import { learnerLoginSchema, learnerPlansSchema, reportSchema, reportsSchema } from "~/domain/learner/learner";
import {
  learnerLoginAnswerSchema,
  learnerPlansAnswerSchema,
  refusalSchema,
  reportsAnswerSchema,
} from "~/domain/learner/learner-answers";
import { LEARNER_CALLS, REPORTS_PER_CALL } from "~/domain/limits";
import { paths } from "~/domain/paths";
import { settings } from "~/domain/settings.server";

const statuses = {
  "400": "What was sent does not fit; `fields` says what.",
  "401": "The key is missing, wrong or revoked (`invalid_key`), or the password is wrong (`invalid_credential`).",
  "403": "A browser sent this from another site.",
  "404": "There is no such child.",
  "413": "More was sent than one call takes.",
  "415": "The body is not application/json.",
  "429": "Too often; `Retry-After` says when to come back, in seconds.",
  "503": "Too busy to check a password; `Retry-After` says when to come back, in seconds.",
} as const;

type Refusal = keyof typeof statuses;

const ofEveryCall = ["400", "401", "429"] as const;
const ofEveryBody = ["403", "413", "415"] as const;

/** The call looks at each report on its own, with this very schema. */
const sentReports = reportsSchema.extend({
  reports: z
    .array(reportSchema.meta({ id: "Report" }))
    .min(1)
    .max(REPORTS_PER_CALL),
});
const namedRefusal = refusalSchema.meta({ id: "Refusal" });

let made: ReturnType<typeof createDocument> | undefined;

/** The description of the learner API, in OpenAPI 3.1, made from the very schemas that guard its calls. */
export function learnerApiDocument() {
  made ??= createDocument({
    openapi: "3.1.0",
    info: {
      title: "Minnow learner API",
      version: "1.0.0",
      description:
        "What a learner site asks of Minnow: whether a child may log in, what the child is to learn, and what it " +
        `watched. A site may call ${LEARNER_CALLS} times a minute, and may ask for any child by its username.`,
    },
    servers: [{ url: settings().publicUrl }],
    security: [{ key: [] }],
    components: {
      securitySchemes: { key: { type: "http", scheme: "bearer", description: "The learner site's key." } },
    },
    paths: documentedPaths,
  });
  return made;
}

const documentedPaths = {
  [paths.learnerApi.login.pattern]: {
    post: {
      operationId: "login",
      summary: "Checks a child's username and password",
      requestBody: bodyOf(learnerLoginSchema),
      responses: answersOf(learnerLoginAnswerSchema, [...ofEveryCall, ...ofEveryBody, "503"]),
    },
  },
  [paths.learnerApi.plans.pattern]: {
    get: {
      operationId: "plans",
      summary: "A child's plans with lessons, topics, videos and position",
      requestParams: { query: learnerPlansSchema },
      responses: answersOf(learnerPlansAnswerSchema, [...ofEveryCall, "404"]),
    },
  },
  [paths.learnerApi.reports.pattern]: {
    post: {
      operationId: "reports",
      summary: "Takes what children watched",
      description:
        `At most ${REPORTS_PER_CALL} reports. Each is taken or refused on its own, and answered in its place. The ` +
        "same report again changes nothing, their order does not matter, and progress never goes back.",
      requestBody: bodyOf(sentReports),
      responses: answersOf(reportsAnswerSchema, [...ofEveryCall, ...ofEveryBody]),
    },
  },
};

function bodyOf(schema: z.ZodType) {
  return { required: true, content: { "application/json": { schema } } };
}

function answersOf(schema: z.ZodType, refusals: readonly Refusal[]) {
  const answers: Record<string, ReturnType<typeof answerOf>> = {
    "200": answerOf("Success.", schema),
    default: answerOf("Any other refusal.", namedRefusal),
  };
  for (const status of refusals) answers[status] = answerOf(statuses[status], namedRefusal);
  return answers;
}

function answerOf(description: string, schema: z.ZodType) {
  return { description, content: { "application/json": { schema } } };
}

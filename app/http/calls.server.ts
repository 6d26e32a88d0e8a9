import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { z } from "zod/v4";
import {
  CrossSite,
  MethodNotAllowed,
  NotSignedIn,
  RegionNotServed,
  UnderMaintenance,
  UnsupportedMediaType,
} from "~/domain/errors";
import { readBody } from "./body.server";
import { callAnswer } from "./call-answer.server";
import type { Visit } from "./context.server";
import { answerPreflight, isFromAllowedSite, setCorsHeaders } from "./cors.server";
import { checkAgainst } from "./invalid-fields.server";
import { parseBoundedJson } from "./json-body.server";
import { isFromOtherSite } from "./origin.server";
import { type SignedIn, findSignedIn } from "./parent.server";
import { refuseCall } from "./refused-call.server";
import { isUnderMaintenance } from "./maintenance.server";
import { isFromServedRegion } from "./region.server";

type Call = (visit: Visit) => Promise<unknown>;
interface CallOptions {
  /** Taken from any country: not a visitor makes the call, but a machine that serves Minnow. */
  anyRegion?: boolean;
  /** Answers while Minnow is being worked on, too. */
  duringMaintenance?: boolean;
}

type Method = "GET" | "POST" | "PUT" | "DELETE";

/**
 * One path of section 7: a function a method, which answers plain data (sent as JSON) or a Response. Owns the form of
 * errors, their statuses, 405, and the refusal of other sites.
 */
export function calls(methods: Partial<Record<Method, Call>>, options: CallOptions = {}) {
  const answer = async (args: LoaderFunctionArgs | ActionFunctionArgs) => {
    const response = answerPreflight(args, Object.keys(methods)) ?? (await answerCall(args, methods, options));
    setCorsHeaders(response.headers, args);
    return response;
  };
  return { loader: answer, action: answer };
}

/** Who makes the call. Throws the 401 of a call. */
export async function requireCaller(visit: Visit): Promise<SignedIn> {
  const signedIn = await findSignedIn(visit);
  if (!signedIn) throw new NotSignedIn();
  return signedIn;
}

/** The JSON body, checked. Throws what answers 400 (malformed or out of bounds, or unfit by field), 413 or 415. */
export async function readJson<Schema extends z.ZodType>(request: Request, schema: Schema): Promise<z.output<Schema>> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get("content-type") ?? "")) throw new UnsupportedMediaType();
  return checkAgainst(schema, parseBoundedJson(new TextDecoder().decode(await readBody(request))));
}

/** The query, checked. Throws what answers 400. */
export function readQuery<Schema extends z.ZodType>(request: Request, schema: Schema): z.output<Schema> {
  const query = [...new URL(request.url).searchParams].map(([name, value]) => [name, value.replaceAll("\0", "")]);
  return checkAgainst(schema, Object.fromEntries(query));
}

async function answerCall(
  visit: Visit,
  methods: Partial<Record<Method, Call>>,
  { anyRegion, duringMaintenance }: CallOptions,
): Promise<Response> {
  const { request } = visit;
  try {
    const call = methods[(request.method === "HEAD" ? "GET" : request.method) as Method];
    if (!call) throw new MethodNotAllowed();
    if (!duringMaintenance && isUnderMaintenance()) throw new UnderMaintenance();
    const isChange = request.method !== "GET" && request.method !== "HEAD";
    if (isChange && isFromOtherSite(visit) && !isFromAllowedSite(visit)) {
      throw new CrossSite().asSecurityEvent("cross-site request refused");
    }
    if (isChange && !anyRegion && !isFromServedRegion(visit)) throw new RegionNotServed();
    const answered = await call(visit);
    return answered instanceof Response ? answered : callAnswer(request, answered);
  } catch (error) {
    return refuseCall(visit, error, Object.keys(methods));
  }
}

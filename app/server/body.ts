import express, { type ErrorRequestHandler, type RequestHandler } from "express";
import { BODY_MAX_BYTES } from "~/domain/limits";
import { messages } from "~/domain/messages";
import { type Refusal, refuse } from "./refusals";

/** Longer than what is taken by a byte: page or call refuses it in its own words, as it would the whole. */
const TOO_LONG = Buffer.alloc(BODY_MAX_BYTES + 1);

const UNREADABLE: Refusal = { status: 415, code: "unsupported_media_type", message: messages.malformedRequest };

/** Reads a body, as it was sent and within its bound, before anything works with it. */
export const readBody: RequestHandler = express.raw({ type: () => true, limit: BODY_MAX_BYTES, inflate: false });

/** What could not be read: a sender who left is owed no answer, a body that is too long is not kept. */
export const unreadBody: ErrorRequestHandler = (error: { type?: string }, request, response, next) => {
  if (error.type === "request.aborted") return void response.destroy();
  if (error.type === "encoding.unsupported" || error.type === "request.size.invalid") {
    return refuse(request, response, UNREADABLE);
  }
  if (error.type !== "entity.too.large") return next(error);
  request.body = TOO_LONG;
  next();
};

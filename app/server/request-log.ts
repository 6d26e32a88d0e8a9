import { randomUUID } from "node:crypto";
import type { Request, Response } from "express";
import { type Options, pinoHttp } from "pino-http";
import { describeError, log } from "~/http/log.server";
import { loggedPath } from "~/http/paths.server";

/** What a line tells of a request that is over. Whatever else is known of it may say who was here. */
function describeExchange(request: Request, response: Response, { responseTime }: { responseTime: number }) {
  const { method, originalUrl } = request;
  return { method, path: loggedPath(originalUrl), status: response.statusCode, ms: responseTime };
}

const options: Options<Request, Response> = {
  logger: log,
  genReqId: () => randomUUID(),
  // Of request and response themselves nothing is written; an error is logged once, where it is caught.
  wrapSerializers: false,
  serializers: { req: () => undefined, err: describeError },
  customAttributeKeys: { reqId: "id" },
  quietReqLogger: true,
  quietResLogger: true,
  customSuccessObject: describeExchange,
  customErrorObject: (request, response, _error, told) =>
    describeExchange(request, response, told as { responseTime: number }),
  customSuccessMessage: () => undefined as unknown as string,
  customErrorMessage: () => undefined as unknown as string,
};

/** Gives a request its id, and writes one line about it when it is over. */
export const requestLog = pinoHttp(options);

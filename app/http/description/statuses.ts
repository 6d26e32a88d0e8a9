import * as errors from "~/domain/errors";
import type { RefusalCode } from "./refusals";

const { InvalidCode, ServiceFailed } = errors;
const serviceCodes = new Set<string>(ServiceFailed.services.map((service) => `${service}_failed`));
const statusByCode = new Map<string, number>(Object.values(errors).map(({ code, status }) => [code, status]));

/** Every status that a refusal of this code can have. What is no error's code is that of a field which is unfit. */
export function statusesOf(code: RefusalCode): readonly number[] {
  if (serviceCodes.has(code)) return ServiceFailed.statuses;
  // What is no code at all is unfit by its field.
  if (code === InvalidCode.code) return [errors.ValidationFailed.status, InvalidCode.status];
  return [statusByCode.get(code) ?? errors.ValidationFailed.status];
}

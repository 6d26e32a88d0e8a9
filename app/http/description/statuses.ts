import * as errors from "~/domain/errors";
import type { RefusalCode } from "./refusals";

const { InvalidCode, ServiceFailed } = errors;
const serviceCodes = new Set<string>(ServiceFailed.services.map((service) => `${service}_failed`));
const statusByCode = new Map<string, number>(Object.values(errors).map(({ code, status }) => [code, status]));

/** Every status that a refusal of this code can have. A code that no error has belongs to an invalid field (400). */
export function statusesOf(code: RefusalCode): readonly number[] {
  if (serviceCodes.has(code)) return ServiceFailed.statuses;
  // What does not even look like a code is an invalid field.
  if (code === InvalidCode.code) return [errors.ValidationFailed.status, InvalidCode.status];
  return [statusByCode.get(code) ?? errors.ValidationFailed.status];
}

import type { CallDescription, CallMethod } from "./call";
import type { RefusalCode } from "./refusals";
import { statusesOf } from "./statuses";

/** What a call refuses, by status: its own codes, and those that its kind of call has in common. */
export function refusalsByStatus(method: CallMethod, call: CallDescription): Map<number, RefusalCode[]> {
  const byStatus = new Map<number, RefusalCode[]>();
  for (const code of [...commonRefusals(method, call), ...call.refusals]) {
    for (const status of statusesOf(code)) byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return new Map([...byStatus].sort(([one], [other]) => one - other));
}

function commonRefusals(method: CallMethod, { isPublic, query, payload }: CallDescription): RefusalCode[] {
  const codes: RefusalCode[] = [];
  if (query || payload) codes.push("validation_failed");
  if (payload) codes.push("malformed_json", "too_large", "unsupported_media_type");
  if (!isPublic) codes.push("not_signed_in");
  if (method !== "GET") codes.push("cross_site", "region_not_served");
  codes.push("under_maintenance");
  return codes;
}

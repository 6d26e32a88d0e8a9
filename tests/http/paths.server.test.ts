import { expect, it } from "vitest";
import { loggedPath } from "~/http/paths.server";

it.each([
  ["/setting", "/setting"],
  ["/lesson_plan?child_username=ada_reads&is_deleted=1", "/lesson_plan"],
  ["/profile/ada_reads", "/profile/:username"],
  ["/profile/ada_reads/edit?notice=added", "/profile/:username/edit"],
  ["/profile/ada_reads.data?_routes=x", "/profile/:username"],
  ["/not_me/a_token_of_a_mail", "/not_me/:token"],
  ["/sandbox/checkout/cs_0123?x", "/sandbox/checkout/:session_id"],
  ["/Profile/ada_reads", "/profile/:username"],
  ["//profile/ada_reads", "/profile/:username"],
  ["/profile//ada_reads/edit", "/profile/:username/edit"],
  ["/%70rofile/ada_reads", "/profile/:username"],
  ["/profile/%61da_reads", "/profile/:username"],
  ["/profile/ada%reads", "/malformed_address"],
  ["/profile/ada_reads/%e0%a4%a", "/malformed_address"],
  ["/%5c", "/malformed_address"],
  ["/%5c%22;%2f%2f", "/malformed_address"],
  ["/%2f%2fada_reads", "/malformed_address"],
  ["/SANDBOX//checkout/cs_0123", "/sandbox/checkout/:session_id"],
  ["", "/"],
])("%j is logged as %j, without who or what it is about", (url, logged) => {
  expect(loggedPath(url)).toBe(logged);
});

import { type APIRequestContext, expect } from "@playwright/test";

/** Makes one of the JSON calls, which has to succeed. */
export async function call<Answer>(request: APIRequestContext, path: string, body: object): Promise<Answer> {
  const answer = await request.post(path, { data: body });
  expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
  return (await answer.json()) as Answer;
}

/** Posts a page's form, with what the page carries in hidden fields (the first of each name). It has to be accepted. */
export async function postForm(request: APIRequestContext, path: string, form: Record<string, string>): Promise<void> {
  const page = await (await request.get(path)).text();
  const hidden: RegExpMatchArray[] = [
    ...page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g),
  ].reverse();
  const carried = Object.fromEntries(hidden.map(([, name = "", value = ""]) => [name, value]));
  const answer = await request.post(path, { form: { ...carried, ...form }, maxRedirects: 0 });
  expect(answer.status(), path).toBe(303);
}

import { describe, expect, it } from "vitest";
import { paths } from "~/domain/paths";
import { createClient } from "#tests/support/client";
import { startServer } from "#tests/support/server";
import { signUp } from "../family";
import { beginSlowPost, untilClosed } from "./slow-post";

const END_WITHIN_MS = 5000;

/** Waits for a process to end by itself. */
async function untilEnded(pid: number): Promise<void> {
  await expect.poll(() => isAlive(pid), { timeout: END_WITHIN_MS, interval: 20 }).toBe(false);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe.each(["SIGTERM", "SIGINT"] as const)("a server that is told to end by %s", (signal) => {
  it("ends with code 0 within 5 seconds, although browsers keep connections open", async () => {
    const server = await startServer();
    await createClient(server).get(paths.signup());
    process.kill(server.pid, signal);
    await untilEnded(server.pid);
    expect(await server.stop()).toBe(0);
  });

  it("answers the call that it is at work on before it ends, and takes no other", async () => {
    const server = await startServer();
    const parent = await signUp(server);
    const slow = await beginSlowPost(server.url, parent, "/subscription/action", { do_add_child: true });
    process.kill(server.pid, signal);
    await untilClosed(server.url);
    expect(await slow.finish()).toBe(200);
    await untilEnded(server.pid);
    expect(await server.stop()).toBe(0);
  });
});

describe("a server that is told to end while a call never comes to its end", () => {
  it("ends with code 0 within 5 seconds", async () => {
    const server = await startServer();
    const slow = await beginSlowPost(server.url, createClient(server), "/auth/logout", { redirect: false });
    process.kill(server.pid, "SIGTERM");
    await untilEnded(server.pid);
    expect(await server.stop()).toBe(0);
    await expect(slow.finish()).rejects.toThrow();
  });
});

describe("a server that is started again on the same data", () => {
  it("knows the session that it opened before", async () => {
    const server = await startServer();
    const parent = await signUp(server);
    await server.stop();
    const again = await startServer({ dataDir: server.dataDir });
    const browser = createClient(again, { cookies: parent.cookies });
    expect((await browser.get("/user/profile")).json()).toMatchObject({ email: parent.email });
  });

  it("takes a page's form that was opened before", async () => {
    const server = await startServer();
    const parent = await signUp(server);
    const csrf = await parent.formToken(paths.settings.profile());
    await server.stop();
    const again = await startServer({ dataDir: server.dataDir });
    const browser = createClient(again, { cookies: parent.cookies });
    expect((await browser.postForm(paths.settings.profile(), { csrf, display_name: "Pat" })).status).toBe(303);
  });

  it("takes a code that it mailed before", async () => {
    const server = await startServer();
    const { email, password, codeFor, ...visitor } = await signUp(server);
    await visitor.post("/auth/login_cred", { type: "parent", username: email, password });
    await server.stop();
    const again = createClient(await startServer({ dataDir: server.dataDir }));
    const answer = await again.post("/auth/login_token", { type: "parent", username: email, token: codeFor(email) });
    expect(answer.status).toBe(200);
  });
});

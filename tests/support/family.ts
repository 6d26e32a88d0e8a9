import { randomBytes } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { paths } from "~/domain/paths";
import { newestCode } from "./letters";
import { call, postForm } from "./requests";

export interface Parent {
  email: string;
  password: string;
}

export interface Child {
  id: string;
  username: string;
  first_name: string;
  grade_level: string;
}

export const PASSWORD = "four herons by the weir";

/** An e-mail address that nobody has used in this run. */
export function newEmail(): string {
  return `parent-${randomBytes(5).toString("hex")}@example.org`;
}

/** A username that nobody has used in this run. */
export function newUsername(): string {
  return `kid_${randomBytes(5).toString("hex")}`;
}

/** Creates an account, without logging in. */
export async function signUp(request: APIRequestContext, parent: Partial<Parent> = {}): Promise<Parent> {
  const { email = newEmail(), password = PASSWORD } = parent;
  await call(request, "/user/profile", { email, password, do_token_auth: false });
  return { email, password };
}

/** Logs in; the session is the context's from then on, whoever was logged in before. */
export async function logIn(request: APIRequestContext, { email, password }: Parent, outbox?: string): Promise<void> {
  await call(request, "/auth/login_cred", { type: "parent", username: email, password });
  await call(request, "/auth/login_token", { type: "parent", username: email, token: newestCode(email, outbox) });
}

export async function signUpAndLogIn(request: APIRequestContext, outbox?: string): Promise<Parent> {
  const parent = await signUp(request);
  await logIn(request, parent, outbox);
  return parent;
}

/** Begins the free trial for one child: pays in the sandbox's checkout with the card that succeeds. */
export async function subscribe(request: APIRequestContext, quantity = 1): Promise<void> {
  const { url } = await call<{ url: string }>(request, "/subscription/checkout_session", {
    price_type: "monthly_standard",
    quantity,
  });
  await postForm(request, url, { card: "succeeds" });
}

/** Opens a checkout of the parent who is logged in, and gives its id. */
export async function openCheckout(request: APIRequestContext): Promise<string> {
  const body = { price_type: "monthly_standard", quantity: 1 };
  return (await call<{ session_id: string }>(request, "/subscription/checkout_session", body)).session_id;
}

/** Adds a child; there has to be a paid seat for it. */
export async function addChild(request: APIRequestContext, child: Partial<Omit<Child, "id">> = {}): Promise<Child> {
  const { child_profile } = await call<{ child_profile: Child }>(request, "/user/child", {
    first_name: "Ada",
    grade_level: "Grade 4",
    username: newUsername(),
    password: "ada and the fox",
    parent_consent: 1,
    ...child,
  });
  return child_profile;
}

/** Adds a second child through the form, with its charge agreed to. */
export async function addSecondChild(request: APIRequestContext): Promise<string> {
  const username = newUsername();
  await postForm(request, paths.addProfile(), {
    intent: "save",
    first_name: "Ben",
    grade_level: "Grade 1",
    username,
    password: "ben and the turtle",
    parent_consent: "on",
    agree_to_charge: "on",
  });
  return username;
}

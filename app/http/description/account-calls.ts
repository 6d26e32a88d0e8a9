import { z } from "zod/v4";
import { displayNameSchema, parentSchema, passwordCallSchema, signupCallSchema } from "~/domain/account/account";
import { codeCallSchema, loginCallSchema, logoutCallSchema } from "~/domain/auth/auth";
import { paths } from "~/domain/paths";
import { actionAnswer, success } from "./answers";
import type { PathDescription } from "./call";

const account = { email: "pat.rivera@example.org", password: "a shoal of small fish" };

/** Section 7, "Account and authentication", in its order. */
export const accountCalls = {
  [paths.calls.authUser.pattern]: {
    GET: {
      summary: "Who is signed in, and from where",
      detail: "Always answers 200. Signed out, subscription_action and user_profile_id are null.",
      isPublic: true,
      answer: z.object({
        geo_data: z.object({ country: z.string() }),
        subscription_action: actionAnswer.nullable(),
        user_profile_id: z.string().nullable(),
      }),
      refusals: [],
      example: {
        answer: { geo_data: { country: "US" }, subscription_action: "none", user_profile_id: "parent_2fKx9TqL" },
      },
    },
  },
  [paths.calls.userProfile.pattern]: {
    GET: {
      summary: "The parent's profile",
      isConditional: true,
      answer: parentSchema.pick({ id: true, name: true, email: true }).extend({
        data: z.object({ user_type: parentSchema.shape.userType }),
        subscription_action: actionAnswer,
      }),
      refusals: [],
      example: {
        answer: {
          id: "parent_2fKx9TqL",
          name: "Pat Rivera",
          email: account.email,
          data: { user_type: "standard" },
          subscription_action: "none",
        },
      },
    },
    POST: {
      summary: "Create the account",
      detail: "With do_token_auth a code of 6 digits is mailed: POST /auth/login_token takes it and opens the session.",
      isPublic: true,
      payload: signupCallSchema,
      answer: z.object({ success, code_sent: z.boolean() }),
      refusals: ["invalid_email", "password_too_common", "email_already_in_use", "too_many_attempts", "server_busy"],
      example: { payload: { ...account, do_token_auth: true }, answer: { success: true, code_sent: true } },
    },
    PUT: {
      summary: "Change the display name",
      payload: displayNameSchema,
      answer: z.object({ success, name: z.string() }),
      refusals: [],
      example: { payload: { display_name: "Pat Rivera" }, answer: { success: true, name: "Pat Rivera" } },
    },
  },
  [paths.calls.userPassword.pattern]: {
    PUT: {
      summary: "Change the parent's password",
      detail: "Ends every other session of the parent.",
      payload: passwordCallSchema,
      answer: z.object({ success }),
      refusals: ["incorrect_old_password", "password_too_common", "too_many_attempts", "server_busy"],
      example: {
        payload: { old_password: account.password, new_password: "a school of big fish" },
        answer: { success: true },
      },
    },
  },
  [paths.calls.loginCred.pattern]: {
    POST: {
      summary: "Log in, first step: the password",
      detail: "Mails a code. The username is the e-mail address.",
      isPublic: true,
      payload: loginCallSchema,
      answer: z.object({ success }),
      refusals: ["invalid_credential", "too_many_attempts", "server_busy", "mail_failed"],
      example: {
        payload: { type: "parent", username: account.email, password: account.password },
        answer: { success: true },
      },
    },
  },
  [paths.calls.loginToken.pattern]: {
    POST: {
      summary: "Log in, second step: the code",
      detail: "Opens the session: the answer sets its cookie.",
      isPublic: true,
      payload: codeCallSchema,
      answer: z.object({ success, user_profile_id: z.string() }),
      refusals: ["invalid_code", "too_many_attempts"],
      example: {
        payload: { type: "parent", username: account.email, token: "123456" },
        answer: { success: true, user_profile_id: "parent_2fKx9TqL" },
      },
    },
  },
  [paths.calls.logout.pattern]: {
    POST: {
      summary: "Log out",
      detail: "Ends the session on the server. Answers the same where there is none.",
      isPublic: true,
      payload: logoutCallSchema,
      answer: z.object({ success }),
      refusals: [],
      example: { payload: { redirect: false }, answer: { success: true } },
    },
  },
} as const satisfies Record<string, PathDescription>;

import { z } from "zod/v4";
import { CHILD_PASSWORD_MAX, FIRST_NAME_MAX, GRADE_LEVEL_MAX } from "../limits";
import { messages } from "../messages";
import { countCharacters, requiredLine } from "../text";
import { usernameSchema } from "./username";

/**
 * What parents fill in of a child, whenever they like: 'Edit child profile'. These fields are named here, and where the
 * compiler asks for more: the rest of Minnow takes them over as they come.
 */
export const childEditSchema = z.object({
  first_name: requiredLine("Display Name", FIRST_NAME_MAX),
  grade_level: requiredLine("Grade Level", GRADE_LEVEL_MAX),
});

export type ChildFields = z.output<typeof childEditSchema>;

const keptFlag = z.union([z.literal(0), z.literal(1)]);

/** A child profile (section 3), as pages and calls see it: never with its password. */
export const childSchema = z.object({
  id: z.string(),
  username: z.string(),
  ...childEditSchema.shape,
  picture_url: z.string().meta({ description: "The literal {address}, then the emoji." }),
  parent_consent: keptFlag,
  collect_usage_data: keptFlag,
});

export type ChildProfile = z.output<typeof childSchema>;

export const childPasswordFieldSchema = z
  .string("Password is missing. Please fill it in.")
  .min(1, { message: "Password is missing. Please fill it in.", abort: true })
  .refine(
    (password) => countCharacters(password) <= CHILD_PASSWORD_MAX,
    `Password can have at most ${CHILD_PASSWORD_MAX} characters.`,
  )
  .meta({ description: `1 to ${CHILD_PASSWORD_MAX} characters.` });

/** 'Add a new child profile'. */
export const childAddSchema = childEditSchema.extend({
  username: usernameSchema,
  password: childPasswordFieldSchema,
});

/** What is typed of a new child and may be kept before it is added: all but the password. */
export const childDraftSchema = childAddSchema.omit({ password: true });

export type ChildDraftFields = keyof z.output<typeof childDraftSchema>;

const toggle = z.boolean().default(false);
/** Section 4: the toggles start on, so where they are not shown they are on. */
const toggleNotShown = z.unknown().transform(() => true);
const toggleThatMustBeOn = (message: string) => toggle.refine((isOn) => isOn, message);

/** The toggles of the page's child form: what they must say depends on which of them are shown. */
function childToggles(isConsentShown: boolean) {
  return {
    parent_consent: isConsentShown ? toggleThatMustBeOn(messages.consentRequired) : toggleNotShown,
    collect_usage_data: isConsentShown ? toggle : toggleNotShown,
  };
}

/** The page 'Edit child profile'. Consents that are not shown are left as they are. */
export function childEditFormSchema(isConsentShown: boolean) {
  return isConsentShown ? childEditSchema.extend(childToggles(true)) : childEditSchema;
}

/** The page 'Add a new child profile'. */
export function childAddFormSchema(isConsentShown: boolean, isAgreementNeeded: boolean) {
  return childAddSchema.extend({
    ...childToggles(isConsentShown),
    agree_to_charge: isAgreementNeeded ? toggleThatMustBeOn(messages.chargeNotAgreed) : toggle,
    agreed_charge: z.string().max(100).optional(),
    form_id: z.string().max(100).optional(),
  });
}

/** Removing a child: nothing happens until the confirmation is ticked. */
export const childRemovalFormSchema = z.object({
  confirm_removal: toggleThatMustBeOn(messages.removalNotConfirmed),
});

/** Section 5: a child's password is not empty. */
export const childPasswordSchema = z.object({ password: childPasswordFieldSchema });

/** Any text is taken: what is none of the 48 is stored as the fish. */
const pictureUrl = z
  .string("picture_url is missing.")
  .meta({ description: "The literal {address} and one of the 48 emojis; anything else is the fish." });

/** Booleans of the child profile are 1 or 0; true and false are understood too. */
const flag = z.union([z.literal(0), z.literal(1), z.boolean()]).transform(Boolean);

/** Section 7, POST /user/child: with `id` it is an edit, without it a new child. */
export const childCallSchema = z.looseObject({ id: z.string().min(1).max(100).optional() });

export const childEditCallSchema = childEditSchema.extend({
  picture_url: pictureUrl.optional(),
  parent_consent: flag.optional(),
  collect_usage_data: flag.optional(),
});

export const childAddCallSchema = childAddSchema.extend({
  picture_url: pictureUrl.optional(),
  parent_consent: flag.default(false),
  collect_usage_data: flag.default(true),
  agree_to_charge: flag.default(false),
  form_id: z.string().max(100).optional(),
});

/** Section 7, POST /user/child/password and user/child/picture_url. */
export const childPasswordCallSchema = childPasswordSchema.extend({ username: z.string("username is missing.") });
export const pictureCallSchema = z.object({
  username: z.string("username is missing."),
  picture_url: pictureUrl,
});

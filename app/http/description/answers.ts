import { z } from "zod/v4";
import { childSchema } from "~/domain/child/child";
import { studyPlanSchema } from "~/domain/study-plan/study-plan";
import { subscriptionActions } from "~/domain/subscription/subscription";

export const success = z.literal(true);

export const actionAnswer = z.enum(subscriptionActions);

/** Section 3, child profile: never with its password. */
export const childAnswer = childSchema.meta({ id: "ChildProfile", outputId: "ChildProfile" });

/** Section 3, study plan. */
export const planAnswer = studyPlanSchema.meta({ id: "StudyPlan", outputId: "StudyPlan" });

/** Section 3, subscription action response. */
export const subscriptionActionAnswer = z.object({
  action: actionAnswer,
  billing_portal_url: z.string().nullable(),
  additional_charges: z
    .object({
      total: z.object({
        formatted_amount: z.string(),
        cents: z.int(),
        at: z.int().meta({ description: "The moment it is reckoned for, in UTC milliseconds." }),
      }),
      additional_quantity: z.int(),
      details: z.array(z.object({ name: z.string(), description: z.string(), formatted_amount: z.string() })),
    })
    .nullable(),
});

import { z } from "zod/v4";
import { subscriptionActions } from "~/domain/subscription/subscription";

/** 1 or 0, as the child profile and the plan tell what is true or not. */
const flag = z.union([z.literal(0), z.literal(1)]);

export const success = z.literal(true);

export const actionAnswer = z.enum(subscriptionActions);

/** Section 3, child profile: never with its password. */
export const childAnswer = z
  .object({
    id: z.string(),
    username: z.string(),
    first_name: z.string(),
    grade_level: z.string(),
    picture_url: z.string().meta({ description: "The literal {address}, then the emoji." }),
    parent_consent: flag,
    collect_usage_data: flag,
  })
  .meta({ id: "ChildProfile", outputId: "ChildProfile" });

export const topicAnswer = z.object({ id: z.string(), title: z.string() });

export const lessonAnswer = z.object({
  id: z.string(),
  title: z.string(),
  explanation: z.string(),
  num_videos: z.int(),
  topics: z.array(topicAnswer),
});

/** Section 3, study plan. */
export const planAnswer = z
  .object({
    id: z.string(),
    version: z.int(),
    subject: z.string(),
    goal: z.string(),
    previous_knowledge: z.string(),
    needs: z.string(),
    emoji: z.string(),
    num_lessons: z.int(),
    lessons: z.array(lessonAnswer),
    current_position: z.object({ lesson_index: z.int(), topic_index: z.int() }),
    done_ids: z
      .array(z.string())
      .meta({ description: "Lessons and topics that were done before the plan was edited." }),
    is_deleted: flag,
  })
  .meta({ id: "StudyPlan", outputId: "StudyPlan" });

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

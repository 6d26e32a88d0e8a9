/** A video as a lesson has it: the same one in another lesson is watched anew. */
export interface VideoReference {
  plan_id: string;
  lesson_id: string;
  video_id: string;
}

/** One text for a video of a lesson, by which what is known of it is found. */
export function videoKey({ plan_id, lesson_id, video_id }: VideoReference): string {
  return `${plan_id}\n${lesson_id}\n${video_id}`;
}

import { pictureCallSchema } from "~/domain/child/child";
import { choosePicture } from "~/domain/child/child.server";
import { calls, readJson, requireCaller } from "~/http/calls.server";

const childPictureUrl = calls({
  POST: async (visit) => {
    const { parent } = await requireCaller(visit);
    const { username, picture_url } = await readJson(visit.request, pictureCallSchema);
    return { success: true, child_profile: await choosePicture(parent.id, username, picture_url) };
  },
});

export const loader = childPictureUrl.loader;
export const action = childPictureUrl.action;

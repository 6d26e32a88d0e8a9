import { setSeats } from "~/domain/subscription/seats.server";
import { quantityCallSchema } from "~/domain/subscription/subscription";
import { calls, readJson, requireCaller } from "~/http/calls.server";

const seats = calls({
  POST: async (request) => {
    const { parent } = await requireCaller(request);
    const { quantity } = await readJson(request, quantityCallSchema);
    await setSeats(parent.id, quantity);
    return { success: true, quantity };
  },
});

export const loader = seats.loader;
export const action = seats.action;

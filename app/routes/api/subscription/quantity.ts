import { setSeats } from "~/domain/subscription/seats.server";
import { quantityCallSchema } from "~/domain/subscription/subscription";
import { calls, readJson, requireCaller } from "~/http/calls.server";

const seats = calls({
  POST: async (visit) => {
    const { parent } = await requireCaller(visit);
    const { quantity } = await readJson(visit.request, quantityCallSchema);
    await setSeats(parent.id, quantity);
    return { success: true, quantity };
  },
});

export const loader = seats.loader;
export const action = seats.action;

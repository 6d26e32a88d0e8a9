import type { Call, Parameters } from "./parameters";

/** What a call is answered with, as JSON. Each throws StripeProblem for what Stripe would refuse. */
export type Calls = { [C in Call]: (parameters: Parameters[C], id: string) => object };

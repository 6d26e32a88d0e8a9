import { PRICE_PER_SEAT_CENTS } from "~/domain/limits";

/** The price of one child's seat a month, in US dollars, as parents read it: "$4.99". */
export const PRICE_PER_SEAT = `$${(PRICE_PER_SEAT_CENTS / 100).toFixed(2)}`;

import type Stripe from "stripe";
import type { CheckoutRequest } from "./payments";

/** What the product's pages say a seat costs: US cents a month. */
const SEAT_PRICE_CENTS = 499;

/** A price may be replaced at Stripe while Minnow runs. */
const KEPT_MS = 10 * 60 * 1000;

export interface SeatPrice {
  priceId: string;
  /** What Stripe calls the product on its bills. */
  productName: string;
}

export type FindPrice = (priceType: CheckoutRequest["priceType"]) => Promise<SeatPrice>;

/**
 * Finds the price with this lookup key, and keeps it for ten minutes. Rejects when there is none, or when it is not
 * what the product's pages say.
 */
export function priceFinder(stripe: Stripe, now: () => number): FindPrice {
  const kept = new Map<string, { price: Promise<SeatPrice>; until: number }>();
  return (priceType) => {
    const known = kept.get(priceType);
    if (known && now() < known.until) return known.price;
    const price = askPrice(stripe, priceType);
    kept.set(priceType, { price, until: now() + KEPT_MS });
    price.catch(() => kept.delete(priceType));
    return price;
  };
}

async function askPrice(stripe: Stripe, lookupKey: string): Promise<SeatPrice> {
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true, expand: ["data.product"] });
  const [price] = data;
  if (!price) throw new Error(`Stripe has no active price with the lookup key ${lookupKey}.`);
  const { unit_amount, currency, recurring } = price;
  const isMonthly = recurring?.interval === "month" && recurring.interval_count === 1;
  if (unit_amount !== SEAT_PRICE_CENTS || currency !== "usd" || !isMonthly) {
    throw new Error(`Stripe's price ${price.id} is not ${SEAT_PRICE_CENTS} US cents a month.`);
  }
  return { priceId: price.id, productName: productName(price.product) ?? lookupKey };
}

function productName(product: Stripe.Price["product"]): string | null {
  return typeof product === "string" || product.deleted ? null : product.name;
}

/** The one price of the account that this server plays. */
export const PRICE = {
  id: "price_1MonthlyStandard",
  lookupKey: "monthly_standard",
  unitAmount: 499,
  productId: "prod_MinnowSeat",
  productName: "Minnow seat",
};

/** Times are UTC seconds, as everywhere in Stripe's calls; amounts are US cents. */
export interface Period {
  start: number;
  end: number;
}

export interface Line {
  description: string;
  amount: number;
  quantity: number;
  isProration: boolean;
  period: Period;
}

const dayFormat = new Intl.DateTimeFormat("en-GB", {
  day: "2-digit",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

/** The same moment so many months later; the month's last day when it has no such day. */
export function addMonths(seconds: number, months: number): number {
  const date = new Date(seconds * 1000);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0)).getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months, Math.min(date.getUTCDate(), lastDay));
  return date.getTime() / 1000;
}

/** A month's seats, billed when the month begins. */
export function monthLine(quantity: number, period: Period): Line {
  const description = `${quantity} × ${PRICE.productName} (at $4.99 / month)`;
  return { description, amount: quantity * PRICE.unitAmount, quantity, isProration: false, period };
}

/** What a change of quantity in the middle of a period costs: by the second, one side a line, each line rounded. */
export function prorationLines(from: number, to: number, period: Period, now: number, unitAmount: number): Line[] {
  if (from === to) return [];
  const share = (period.end - now) / (period.end - period.start);
  const day = dayFormat.format(now * 1000);
  const line = (words: string, quantity: number, sign: 1 | -1): Line => ({
    description: `${words} time on ${quantity} × ${PRICE.productName} after ${day}`,
    amount: sign * Math.round(quantity * unitAmount * share),
    quantity,
    isProration: true,
    period: { start: now, end: period.end },
  });
  return [line("Unused", from, -1), line("Remaining", to, 1)].filter(({ quantity }) => quantity > 0);
}

export function sum(lines: Line[]): number {
  return lines.reduce((total, { amount }) => total + amount, 0);
}

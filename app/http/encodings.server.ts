import Negotiator from "negotiator";

const AS_IT_IS = "identity";

/**
 * The encoding that the browser likes best among those that are offered; of equals the first offered. Null where it likes
 * the answer best as it is, or takes none of them.
 * @param header Accept-Encoding, as it was sent
 */
export function preferredEncoding<Encoding extends string>(
  header: string | null | undefined,
  offered: readonly Encoding[],
): Encoding | null {
  const negotiator = new Negotiator({ headers: { "accept-encoding": header ?? "" } });
  const preferred = negotiator.encoding([...offered, AS_IT_IS], { preferred: [...offered] });
  return offered.find((encoding) => encoding === preferred) ?? null;
}

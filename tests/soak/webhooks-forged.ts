import { createHmac, randomBytes } from "node:crypto";
import type { Webhook } from "#tests/db/subscription/provider";

const TOO_OLD_S = 6 * 60;

/** Webhooks that nobody may take, made from a real one: forged, stale, or from the future. */
export function forgeries(real: Webhook, count: number): { body: string; signature: string | null }[] {
  const [, seconds = "0", hash = ""] = /^t=(\d+),v1=([0-9a-f]+)/.exec(real.signature) ?? [];
  const kinds: (() => { body: string; signature: string | null })[] = [
    () => ({ body: real.body, signature: null }),
    () => ({ body: real.body, signature: `t=${seconds},v1=${randomBytes(32).toString("hex")}` }),
    () => ({ body: real.body, signature: `t=${seconds},v1=${flipOne(hash)}` }),
    () => ({ body: flipOne(real.body), signature: real.signature }),
    () => ({ body: real.body, signature: signedWith(randomBytes(24).toString("hex"), seconds, real.body) }),
    // The time is part of what is signed: another one, stale or of the future, makes the signature wrong.
    () => ({ body: real.body, signature: `t=${Number(seconds) - TOO_OLD_S},v1=${hash}` }),
    () => ({ body: real.body, signature: `t=${Number(seconds) + TOO_OLD_S},v1=${hash}` }),
    () => ({ body: real.body, signature: `v0=${hash}` }),
  ];
  return Array.from({ length: count }, (_, number) => kinds[number % kinds.length]?.() ?? real);
}

function signedWith(secret: string, seconds: string, body: string): string {
  return `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}`;
}

/** The same text but for one letter or digit. */
function flipOne(text: string): string {
  const place = Math.floor(Math.random() * text.length);
  const other = text[place] === "0" ? "1" : "0";
  return text.slice(0, place) + other + text.slice(place + 1);
}

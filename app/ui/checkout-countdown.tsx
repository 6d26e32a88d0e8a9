import { ButtonLink, ButtonRow } from "./button";

/**
 * The wait before the hosted checkout. As plain HTML it waits for the parent, however long that takes;
 * the enhancement script counts `seconds` down, goes to `url` at zero, and adds a way to stay.
 */
export function CheckoutCountdown({ url, seconds }: { url: string; seconds: number }) {
  return (
    <div className="stack" data-checkout-countdown="" data-seconds={seconds} data-url={url}>
      <p>You pay on our payment partner’s own secure page. Your card details never reach Minnow.</p>
      <p className="visually-hidden" role="status" />
      <ButtonRow>
        <ButtonLink href={url}>Continue to payment</ButtonLink>
      </ButtonRow>
    </div>
  );
}

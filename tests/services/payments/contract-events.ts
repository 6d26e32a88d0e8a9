import { describe, expect, it } from "vitest";
import { ForgedEvent, type PaymentEvent } from "~/services/payments/payments";
import { newKey, type Subject, type Webhook } from "./contract-kit";

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** What a provider tells by webhook, and what nobody else can. */
export function eventsContract(subject: () => Subject): void {
  async function eventsOf(subscriptionId: string): Promise<PaymentEvent[]> {
    const { payments, underTest } = subject();
    const sent = await underTest.webhooks();
    const read = await Promise.all(sent.map(({ body, signature }) => payments.readEvent(body, signature)));
    return read.filter((event) => event.subscriptionId === subscriptionId);
  }

  async function someWebhook(): Promise<Webhook> {
    await subject().subscribe();
    const [first] = await subject().underTest.webhooks();
    if (!first) throw new Error("A new subscription is told by webhook.");
    return first;
  }

  describe("a webhook", () => {
    it("tells of a new subscription", async () => {
      const { subscriptionId } = await subject().subscribe();
      expect((await eventsOf(subscriptionId)).length).toBeGreaterThan(0);
    });

    it.each([
      ["the quantity", (id: string) => subject().payments.setQuantity(id, 2, "accrue", newKey())],
      ["the end of the trial", (id: string) => subject().payments.endTrial(id, newKey())],
      ["the end of the subscription", (id: string) => subject().payments.cancelSubscription(id, newKey())],
    ])("tells of a change: %s", async (_, change) => {
      const { subscriptionId } = await subject().subscribe();
      const before = await eventsOf(subscriptionId);
      await change(subscriptionId);
      expect((await eventsOf(subscriptionId)).length).toBeGreaterThan(before.length);
    });

    it("tells of the next bill, paid or not", async () => {
      const good = await subject().subscribe();
      const bad = await subject().subscribe({}, "fails_at_next_bill");
      const told = [await eventsOf(good.subscriptionId), await eventsOf(bad.subscriptionId)];
      await subject().underTest.passNextBill(bad.subscriptionId);
      expect((await eventsOf(good.subscriptionId)).length).toBeGreaterThan(told[0]!.length);
      expect((await eventsOf(bad.subscriptionId)).length).toBeGreaterThan(told[1]!.length);
    });

    it("has an id of its own, and keeps it however often it is read", async () => {
      const { payments } = subject();
      const { subscriptionId } = await subject().subscribe();
      await payments.setQuantity(subscriptionId, 2, "accrue", newKey());
      const ids = (await eventsOf(subscriptionId)).map(({ eventId }) => eventId);
      expect(ids.length).toBeGreaterThan(1);
      expect(new Set(ids).size).toBe(ids.length);
      expect((await eventsOf(subscriptionId)).map(({ eventId }) => eventId)).toEqual(ids);
    });
  });

  describe("a forged webhook", () => {
    it.each([
      ["without a signature", null],
      ["with an empty signature", ""],
      ["with a signature of another form", "nonsense"],
      ["with a signature of nothing", "t=,v1="],
    ])("%s is refused", async (_, signature) => {
      const { body } = await someWebhook();
      await expect(subject().payments.readEvent(body, signature)).rejects.toThrow(ForgedEvent);
    });

    it("with another body than was signed is refused", async () => {
      const { body, signature } = await someWebhook();
      await expect(subject().payments.readEvent(`${body} `, signature)).rejects.toThrow(ForgedEvent);
    });

    it("with a digit of the signature changed is refused", async () => {
      const { body, signature } = await someWebhook();
      const changed = signature.replace(/.$/, (last) => (last === "0" ? "1" : "0"));
      await expect(subject().payments.readEvent(body, changed)).rejects.toThrow(ForgedEvent);
    });

    it("with an old signature under a new time is refused", async () => {
      const { payments, underTest } = subject();
      const { body } = await someWebhook();
      const seconds = Math.floor(underTest.now() / SECOND_MS);
      const old = underTest.sign(body, underTest.now() - MINUTE_MS).replace(/t=\d+/, `t=${seconds}`);
      await expect(payments.readEvent(body, old)).rejects.toThrow(ForgedEvent);
    });

    it.each([
      ["from more than five minutes ago", -6 * MINUTE_MS],
      ["from more than five minutes ahead", 6 * MINUTE_MS],
    ])("%s is refused", async (_, away) => {
      const { payments, underTest } = subject();
      const { body } = await someWebhook();
      const signature = underTest.sign(body, underTest.now() + away);
      await expect(payments.readEvent(body, signature)).rejects.toThrow(ForgedEvent);
    });

    it("is told from one that is a few minutes late", async () => {
      const { payments, underTest } = subject();
      const { body } = await someWebhook();
      const signature = underTest.sign(body, underTest.now() - 4 * MINUTE_MS);
      expect((await payments.readEvent(body, signature)).eventId).not.toBe("");
    });
  });
}

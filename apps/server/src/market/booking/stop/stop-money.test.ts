import {
  acceptOrReject,
  assignProfessional,
  verifyStartCode,
} from '@nukkad/contract/market/fulfilment/fulfilment.api';
import { answerStop, askStop, getStop, previewStop } from '@nukkad/contract/market/stop/stop.api';
import { seenOfStop, seenOfStopAnswer } from '@nukkad/contract/market/stop/stop.confirm';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PaymentFixture, paymentFixture } from '../../../../test/payment-fixture.ts';
import { required } from '../../../../test/required.ts';

let fixture: PaymentFixture;
beforeAll(async () => {
  fixture = await paymentFixture();
});
afterAll(() => fixture.close());

/** Paid online, under way; the partner says that nothing of it was done. */
async function started(): Promise<string> {
  const { bookingId, providerOrderId } = await fixture.order();
  await fixture.checkout(providerOrderId, 'success');
  const [partner] = fixture.partners;
  const [professional] = partner.professionals;
  await fixture.as(partner.owner).ask(acceptOrReject, { body: { bookingId, action: 'accept' } });
  await fixture.drain();
  const staffId = required(professional.staffId);
  await fixture.as(partner.owner).ask(assignProfessional, { body: { bookingId, staffId } });
  await fixture.drain();
  fixture.clock.set((await fixture.row(bookingId)).starts_at);
  const otp = await fixture.startCode(bookingId);
  await fixture.as(professional).ask(verifyStartCode, { body: { bookingId, otp } });
  return bookingId;
}

async function stopped(bookingId: string, quantity: number) {
  const [{ owner }] = fixture.partners;
  const { lines } = (await fixture.as(owner).ask(getStop, { query: { bookingId } })).body;
  const said = {
    bookingId,
    reason: 'cannot_finish' as const,
    done: [{ lineId: required(lines[0]).lineId, quantity }],
  };
  const { mustAgree, ...sums } = (await fixture.as(owner).ask(previewStop, { body: said })).body;
  await fixture.as(owner).ask(askStop, { body: { ...said, seen: seenOfStop(sums, mustAgree) } });
  const { stop } = (await fixture.as(fixture.buyer).ask(getStop, { query: { bookingId } })).body;
  const body = {
    bookingId,
    stopId: required(stop).stopId,
    answer: 'agree' as const,
    seen: seenOfStopAnswer(required(stop).sums),
  };
  await fixture.as(fixture.buyer).ask(answerStop, { body });
  await fixture.drain();
}

test.each([
  [0, 50_000],
  [1, 0],
])('promise 11: with %i of one done %i paise go back, and the books balance', async (quantity, refund) => {
  const bookingId = await started();
  await stopped(bookingId, quantity);
  expect(await fixture.row(bookingId)).toMatchObject({ status: 'Completed', captured_paise: 50_000 });
  const [row] = await fixture.rows(
    sql`select refunded_paise::int as refunded from booking where booking_id = ${bookingId}`,
  );
  expect(row?.refunded).toBe(refund);
  expect(await fixture.audit()).toEqual([]);
});

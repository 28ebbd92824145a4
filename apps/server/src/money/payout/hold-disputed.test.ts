import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aUser } from '../../../test/fixtures/a-partner.ts';
import { anAdmin, disputesOf } from '../../../test/fixtures/disputed-bookings.ts';
import { type PaymentFixture, paymentFixture } from '../../../test/fixtures/payment-fixture.ts';

let fixture: PaymentFixture;
let play: ReturnType<typeof disputesOf>;
beforeEach(async () => {
  fixture = await paymentFixture();
  play = disputesOf(fixture);
  asha = anAdmin(await aUser(fixture.platform.db, 'Asha Rao'));
});
afterEach(() => fixture.close());

let asha: ReturnType<typeof anAdmin>;
const reason = 'The photos show that the tap is dry.';
const workOf = async (bookingId: string) => {
  await fixture.drain();
  const [row] = await fixture.rows(
    sql`select state, hold_reason as why from earning where booking_id = ${bookingId} and kind = 'work'`,
  );
  return row;
};

test('what a disputed job earned is on hold, and waits again once the dispute is dismissed', async () => {
  const bookingId = await play.finished();
  expect(await workOf(bookingId)).toEqual({ state: 'Waiting', why: null });
  const disputeId = await play.disputed(bookingId);
  expect(await workOf(bookingId)).toEqual({ state: 'On Hold', why: 'dispute' });
  await play.decide(disputeId, asha, { outcome: 'dismissed', reason });
  expect((await workOf(bookingId))?.why).toBeNull();
  fixture.clock.set(new Date(fixture.clock.now().getTime() + 72 * 3_600_000));
  expect(await workOf(bookingId)).toEqual({ state: 'Due', why: null });
});

test('what a refunded job still earned is due, and nothing of it stays on hold', async () => {
  const bookingId = await play.finished();
  const disputeId = await play.disputed(bookingId);
  expect((await workOf(bookingId))?.state).toBe('On Hold');
  await play.decide(disputeId, asha, { outcome: 'refund', amount: 10_000, bornBy: 'partner', reason });
  expect(await workOf(bookingId)).toEqual({ state: 'Due', why: null });
  await fixture.audit();
  expect(await fixture.rows(sql`select * from earning_audit()`)).toEqual([]);
});

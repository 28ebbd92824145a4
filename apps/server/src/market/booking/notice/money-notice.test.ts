import { cancelByCustomer, getCancellationCharges } from '@nukkad/contract/market/booking/booking.api';
import { recordResponse } from '@nukkad/contract/money/payment/payment.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PaymentFixture, paymentFixture } from '../../../../test/fixtures/payment-fixture.ts';

const minute = 60_000;
let fixture: PaymentFixture;
beforeAll(async () => {
  fixture = await paymentFixture();
  // The sandbox's slow bank answers after the time to pay.
  await sql`insert into setting (key, valid_from, value, why)
    values ('payment.rules', '2026-01-01T00:00:00Z', '{"sandboxSlowSeconds": 1200}', 'a slow bank')`.execute(
    fixture.platform.db,
  );
});
afterAll(() => fixture.close());

/** What the buyer was sent, oldest first; partner and professional hear of the booking too. */
async function told() {
  const [buyer] = await fixture.rows(
    sql`select mobile_number from user_account where user_id = ${fixture.buyer.userId}`,
  );
  return fixture.sms.filter(({ mobileNumber }) => mobileNumber === buyer?.['mobile_number']);
}
const texts = async () => (await told()).map(({ variables }) => variables['text'] ?? '');
const lastText = async () => (await texts()).at(-1);

async function cancel(bookingId: string): Promise<void> {
  const asked = await fixture.as(fixture.buyer).ask(getCancellationCharges, { query: { bookingId } });
  await fixture.as(fixture.buyer).askLoosely(cancelByCustomer, {
    body: {
      bookingId,
      reason: 'other',
      confirmedFee: asked.body.fee,
    },
  });
  await fixture.drain();
}

test('promise 92: a customer who cancels for free is told that nothing was charged', async () => {
  await cancel(await fixture.offered());
  expect(await lastText()).toBe('your booking was cancelled. You weren’t charged.');
});

test('promise 92: money that comes after the time to pay is told, with what becomes of it', async () => {
  const order = await fixture.order();
  await fixture.checkout(order.providerOrderId, 'slow');
  await fixture
    .as(fixture.buyer)
    .ask(recordResponse, { body: { orderId: order.orderId, outcome: 'success' } });
  await fixture.drain(new Date(fixture.clock.now().getTime() + 16 * minute));
  expect(await texts()).toContain(
    'your booking was cancelled because it wasn’t paid in time. You weren’t charged. If your bank still charges you, we’ll refund it.',
  );
  await fixture.drain(new Date(fixture.clock.now().getTime() + 5 * minute));
  expect((await texts()).slice(-2)).toEqual([
    expect.stringMatching(/^your payment of ₹500 was no longer due\. Your ₹500 refund is on its way/),
    '₹500 was refunded.',
  ]);
});

test('promise 92: a late cancellation of a cash booking says what the next booking collects', async () => {
  const bookingId = await fixture.assigned({ startsAt: fixture.tomorrow });
  fixture.clock.set(new Date(fixture.tomorrow.getTime() - 3_600_000));
  await cancel(bookingId);
  expect(await lastText()).toBe(
    'your booking was cancelled. A cancellation charge of ₹100 will be added to your next booking.',
  );
});

test('promise 97: who chose Hindi reads in Hindi what became of the money, and the start code too', async () => {
  await sql`insert into user_setting (user_id, language, updated_at)
    values (${fixture.buyer.userId}, 'hi', ${fixture.clock.now()})`.execute(fixture.platform.db);
  const before = (await told()).length;
  const startsAt = new Date(fixture.tomorrow.getTime() + 86_400_000);
  const bookingId = await fixture.assigned({ startsAt });
  fixture.clock.set(new Date(startsAt.getTime() - 3_600_000));
  await cancel(bookingId);
  expect(await lastText()).toBe('बुकिंग रद्द हो गई। ₹100 रद्दीकरण शुल्क आपकी अगली बुकिंग में जुड़ेगा।');
  const since = (await told()).slice(before).map(({ template, language }) => [template, language]);
  expect(since).toEqual(
    expect.arrayContaining([
      ['start_code', 'hi'],
      ['booking_update', 'hi'],
    ]),
  );
  expect(since.filter(([, language]) => language !== 'hi')).toEqual([]);
});

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { payOrder } from './sandbox/pay-order.ts';
import { type PaymentFixture, paymentFixture } from '../../../test/fixtures/payment-fixture.ts';

let fixture: PaymentFixture;
beforeEach(async () => {
  fixture = await paymentFixture();
});
afterEach(() => fixture.close());

test('the professional takes exactly what is due, once', async () => {
  const bookingId = await fixture.started();
  expect((await fixture.collect(bookingId, 49_900)).body.code).toBe('confirmation_differs');
  expect((await fixture.collect(bookingId, 50_000)).body).toEqual({ bookingId, paymentStatus: 'paid' });
  expect((await fixture.collect(bookingId, 50_000)).body.code).toBe('nothing_due');
  expect(await fixture.audit()).toEqual([]);
});

test('only the professional or partner of the booking takes cash, and only for work', async () => {
  const assigned = await fixture.assigned();
  expect((await fixture.collect(assigned, 50_000)).body).toMatchObject({
    code: 'stale_state',
    present: 'Assigned',
  });
  const bookingId = await fixture.started({ startsAt: new Date(fixture.tomorrow.getTime() + 86_400_000) });
  expect((await fixture.collect(bookingId, 50_000, fixture.partners[1].owner)).status).toBe(404);
  expect((await fixture.collect(bookingId, 50_000, fixture.partners[0].professionals[1])).status).toBe(403);
  expect((await fixture.collect(bookingId, 50_000, fixture.buyer)).status).toBe(403);
  expect((await fixture.collect(bookingId, 50_000, fixture.partners[0].desk)).status).toBe(200);
});

test('promise 18: cash and online at one instant, at most one is kept and the other goes back', async () => {
  for (let round = 0; round < 4; round += 1) {
    const bookingId = await fixture.started({
      startsAt: new Date(fixture.clock.now().getTime() + 86_400_000),
    });
    const { providerOrderId } = (await fixture.open(bookingId)).body;
    await payOrder(
      fixture.platform,
      { providerOrderId, method: 'upi', outcome: 'success' },
      fixture.clock.now(),
    );
    const told = await fixture.rows(
      sql`select event_id as "eventId", body from sandbox_event order by event_id desc limit 2`,
    );
    const [collected] = await Promise.all([
      fixture.collect(bookingId, 50_000),
      ...told.map(({ eventId, body }) => fixture.tell(body, { eventId })),
      fixture.collect(bookingId, 50_000, fixture.partners[0].owner, randomUUID()),
    ]);
    expect([200, 409]).toContain(collected.status);
    expect(await fixture.count('payment', `kept and booking_id = '${bookingId}'`)).toBe(1);
    expect(
      await fixture.count(
        'payment',
        `not kept and refunded_paise < amount_paise and booking_id = '${bookingId}'`,
      ),
    ).toBe(0);
    expect((await fixture.row(bookingId)).captured_paise).toBe(50_000);
    expect(await fixture.audit()).toEqual([]);
  }
});

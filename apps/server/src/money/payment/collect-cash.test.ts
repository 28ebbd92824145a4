import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { payOrder } from './index.ts';
import { type PaymentWorld, paymentWorld } from '../../../test/payment-world.ts';

let world: PaymentWorld;
beforeEach(async () => {
  world = await paymentWorld();
});
afterEach(() => world.close());

test('the professional takes exactly what is due, once', async () => {
  const bookingId = await world.started();
  expect((await world.collect(bookingId, 49_900)).body.code).toBe('confirmation_differs');
  expect((await world.collect(bookingId, 50_000)).body).toEqual({ bookingId, paymentStatus: 'paid' });
  expect((await world.collect(bookingId, 50_000)).body.code).toBe('nothing_due');
  expect(await world.audit()).toEqual([]);
});

test('only whoever does the work takes cash, and only for work', async () => {
  const assigned = await world.assigned();
  expect((await world.collect(assigned, 50_000)).body).toMatchObject({
    code: 'stale_state',
    present: 'Assigned',
  });
  const bookingId = await world.started({ startsAt: new Date(world.tomorrow.getTime() + 86_400_000) });
  expect((await world.collect(bookingId, 50_000, world.partners[1].owner)).status).toBe(404);
  expect((await world.collect(bookingId, 50_000, world.partners[0].professionals[1])).status).toBe(403);
  expect((await world.collect(bookingId, 50_000, world.buyer)).status).toBe(403);
  expect((await world.collect(bookingId, 50_000, world.partners[0].desk)).status).toBe(200);
});

test('promise 18: cash and online at one instant, at most one is kept and the other goes back', async () => {
  for (let round = 0; round < 4; round += 1) {
    const bookingId = await world.started({ startsAt: new Date(world.clock.now().getTime() + 86_400_000) });
    const { providerOrderId } = (await world.open(bookingId)).body;
    await payOrder(world.platform, { providerOrderId, method: 'upi', outcome: 'success' }, world.clock.now());
    const told = await world.rows(
      sql`select event_id as "eventId", body from sandbox_event order by event_id desc limit 2`,
    );
    const [collected] = await Promise.all([
      world.collect(bookingId, 50_000),
      ...told.map(({ eventId, body }) => world.tell(body, { eventId })),
      world.collect(bookingId, 50_000, world.partners[0].owner, randomUUID()),
    ]);
    expect([200, 409]).toContain(collected.status);
    expect(await world.count('payment', `kept and booking_id = '${bookingId}'`)).toBe(1);
    expect(
      await world.count(
        'payment',
        `not kept and refunded_paise < amount_paise and booking_id = '${bookingId}'`,
      ),
    ).toBe(0);
    expect((await world.row(bookingId)).captured_paise).toBe(50_000);
    expect(await world.audit()).toEqual([]);
  }
});

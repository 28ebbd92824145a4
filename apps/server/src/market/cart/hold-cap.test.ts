import { getDeliveryAddress } from '@nukkad/contract/places/geography/geography.api';
import { cancelByCustomer, changeCart, fillCart, getCart } from '@nukkad/contract/market/booking/booking.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Tenants, twoTenants } from '../../../test/walks/two-tenants.ts';
import { required } from '../../../test/harness/required.ts';

let tenants: Tenants;
beforeAll(async () => {
  tenants = await twoTenants();
  const caps = { unpaid: 2, cash: 2, all: 3 };
  const value = { newcomer: caps, established: caps, trusted: caps };
  await sql`insert into setting (key, valid_from, value, why)
    values ('booking.caps', '2020-01-02', ${value}, 'The caps of a newcomer')`.execute(
    tenants.app.platform.db,
  );
}, 120_000);
afterAll(() => tenants.app.close());

test('promise 5: with two bookings unpaid a third time is not held in the cart, and paying or cancelling makes room', async () => {
  const { client } = tenants.a.buyer;
  const { organisationId } = tenants.a;
  const first = await tenants.book(tenants.a, '2026-11-25', 1120, 'online');
  await tenants.book(tenants.a, '2026-11-26', 1120, 'online');
  const { address } = (await client.ask(getDeliveryAddress)).body;
  const lines = [{ serviceId: tenants.serviceId, quantity: 1 }];
  const { addressId } = required(address);
  const filled = await client.ask(fillCart, { body: { lines, addressId, organisationId } });
  expect([filled.status, filled.body.holdExpiresAt]).toEqual([200, null]);

  const time = { slotId: 1120, day: '2026-11-27' };
  const refused = await client.ask(changeCart, { body: time });
  expect([refused.status, refused.body]).toEqual([
    409,
    expect.objectContaining({
      code: 'too_many_unpaid',
      message: 'Your limit for unpaid bookings is 2. Pay for or cancel one first.',
      values: { limit: 2 },
    }),
  ]);
  const cart = (await client.ask(getCart)).body;
  expect([cart.slot, cart.holdExpiresAt, cart.lines.length]).toEqual([null, null, 1]);

  const cancelled = await client.ask(cancelByCustomer, {
    body: {
      bookingId: first,
      reason: 'changed_plan',
    },
  });
  expect(cancelled.status).toBe(200);
  const held = await client.ask(changeCart, { body: time });
  expect([held.status, typeof held.body.holdExpiresAt]).toEqual([200, 'string']);
});

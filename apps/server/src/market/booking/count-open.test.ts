import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BookingWorld, bookingWorld } from '../../../test/booking-world.ts';

let world: BookingWorld;
beforeAll(async () => {
  world = await bookingWorld();
});
afterAll(() => world.close());

test('a booking is open for its buyer, its partner and its professional until it is over', async () => {
  const bookingId = await world.assigned();
  const { organisation_id: organisationId, staff_id: staffId } = await world.row(bookingId);
  const none = { userId: world.stranger.userId, organisationIds: [], staffIds: [] };
  const count = () =>
    Promise.all(
      [
        { ...none, userId: world.buyer.userId },
        { ...none, organisationIds: [organisationId] },
        { ...none, staffIds: [staffId] },
        none,
      ].map((parts) => world.door.countOpen(world.platform.db, parts)),
    );
  expect(await count()).toEqual([1, 1, 1, 0]);
  await sql`update booking set status = 'Closed' where booking_id = ${bookingId}`.execute(world.platform.db);
  expect(await count()).toEqual([0, 0, 0, 0]);
});

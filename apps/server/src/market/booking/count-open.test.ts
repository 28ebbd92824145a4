import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BookingFixture, bookingFixture } from '../../../test/fixtures/booking-fixture.ts';

let fixture: BookingFixture;
beforeAll(async () => {
  fixture = await bookingFixture();
});
afterAll(() => fixture.close());

test('a booking is open for its buyer, its partner and its professional until it is over', async () => {
  const bookingId = await fixture.assigned();
  const { organisation_id: organisationId, staff_id: staffId } = await fixture.row(bookingId);
  const none = { userId: fixture.stranger.userId, organisationIds: [], staffIds: [] };
  const count = () =>
    Promise.all(
      [
        { ...none, userId: fixture.buyer.userId },
        { ...none, organisationIds: [organisationId] },
        { ...none, staffIds: [staffId] },
        none,
      ].map((parts) => fixture.platform.contributions.openWork.ofPerson(fixture.platform.db, parts)),
    );
  expect(await count()).toEqual([1, 1, 1, 0]);
  await sql`update booking set status = 'Closed' where booking_id = ${bookingId}`.execute(
    fixture.platform.db,
  );
  expect(await count()).toEqual([0, 0, 0, 0]);
});

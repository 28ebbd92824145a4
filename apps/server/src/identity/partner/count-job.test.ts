import { completeBooking } from '@nukkad/contract/market/fulfilment/fulfilment.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BookingFixture, bookingFixture } from '../../../test/fixtures/booking-fixture.ts';
import { countJob } from './count-job.ts';

let fixture: BookingFixture;
beforeAll(async () => {
  fixture = await bookingFixture();
});
afterAll(() => fixture.close());

test('a finished job counts once for the partner and the professional, however often the event is told', async () => {
  const bookingId = await fixture.started();
  const [first] = fixture.partners;
  const done = await fixture.as(first.owner).ask(completeBooking, { body: { bookingId } });
  expect(done.status).toBe(200);
  const [row] = await fixture.rows(
    sql`select event_id, name, version, payload, created_at from outbox where name = 'booking.completed'`,
  );
  const { event_id: eventId, name, version, payload, created_at: createdAt } = row;
  const event = { eventId, name, version, payload, createdAt };
  const consumer = countJob(fixture.platform);
  await Promise.all([1, 2, 3, 4].map(() => consumer.run(event)));
  const counts =
    await fixture.rows(sql`select organisation.jobs_done as shop, staff_member.jobs_done as person
    from booking join organisation using (organisation_id) join staff_member using (staff_id) where booking_id = ${bookingId}`);
  expect(counts).toEqual([{ shop: 1, person: 1 }]);
});

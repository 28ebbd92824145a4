import { acceptOrReject } from '@nukkad/contract/market/fulfilment/fulfilment.api';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type BookingFixture, bookingFixture } from '../../../../test/fixtures/booking-fixture.ts';
import type { Viewer } from '../../../platform/viewer.ts';

let fixture: BookingFixture;
beforeEach(async () => {
  fixture = await bookingFixture();
});
afterEach(() => fixture.close());

const accept = (bookingId: string, viewer = fixture.partners[0].owner) =>
  fixture.as(viewer).call(acceptOrReject, { body: { bookingId, action: 'accept' } });
const refusedTo = (viewer: Viewer, bookingId: string) =>
  fixture.as(viewer).refused(acceptOrReject, { body: { bookingId, action: 'accept' } });
const leave = (staffId: string | null) =>
  fixture.rows(
    sql`insert into staff_leave values (gen_random_uuid(), ${staffId}, tstzrange(${fixture.tomorrow}, ${new Date(fixture.tomorrow.getTime() + 3_600_000)}))`,
  );

test('the partner takes it; its owner and staff with the right may', async () => {
  const bookingId = await fixture.offered();
  expect(await accept(bookingId, fixture.partners[0].desk)).toEqual({ bookingId, status: 'Accepted' });
  expect(await fixture.rows(sql`select actor_kind from booking_event where status = 'Accepted'`)).toEqual([
    { actor_kind: 'subUser' },
  ]);
});

test('a professional without the right may not, and another partner does not learn that it exists', async () => {
  const bookingId = await fixture.offered();
  expect((await refusedTo(fixture.partners[0].professionals[0], bookingId)).status).toBe(403);
  expect((await refusedTo(fixture.partners[1].owner, bookingId)).status).toBe(404);
  expect((await refusedTo(fixture.buyer, bookingId)).status).toBe(403);
});

test('two of its staff at one instant: one takes it, the other is told, 10 times', async () => {
  const { owner, desk } = fixture.partners[0];
  for (let round = 0; round < 10; round += 1) {
    const bookingId = await fixture.offered({
      startsAt: new Date(fixture.tomorrow.getTime() + round * 3 * 3_600_000),
    });
    const tries = await Promise.allSettled([accept(bookingId, owner), accept(bookingId, desk)]);
    const taken = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value.status] : []));
    const refused = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(taken).toEqual(['Accepted']);
    expect(refused).toMatchObject([{ status: 409, code: 'booking_moved_on', present: 'Accepted' }]);
  }
});

test('promise 3: the time is checked again; a colleague takes it over, or it is refused', async () => {
  const { professionals } = fixture.partners[0];
  const bookingId = await fixture.offered();
  const [{ staff_id: reserved }] = await fixture.rows(sql`select staff_id from professional_reservation`);
  const other = professionals.find(({ staffId }) => staffId !== reserved);
  await leave(reserved);
  await accept(bookingId);
  expect(await fixture.rows(sql`select staff_id from professional_reservation`)).toEqual([
    { staff_id: other?.staffId },
  ]);
});

test('no professional of the partner is free any more: it cannot be accepted', async () => {
  const bookingId = await fixture.offered();
  for (const { staffId } of fixture.partners[0].professionals) await leave(staffId);
  const { status, code } = await refusedTo(fixture.partners[0].owner, bookingId);
  expect([status, code]).toEqual([409, 'professional_busy']);
  expect((await fixture.row(bookingId)).status).toBe('Partner Assigned');
});

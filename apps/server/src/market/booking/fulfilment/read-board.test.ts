import { boardColumns } from '@nukkad/contract/market/fulfilment/board';
import { listPartnerBookings } from '@nukkad/contract/market/fulfilment/fulfilment.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Viewer } from '../../../platform/viewer.ts';
import { type BookingFixture, bookingFixture } from '../../../../test/fixtures/booking-fixture.ts';
import { required } from '../../../../test/harness/required.ts';

let fixture: BookingFixture;
const own: Record<string, string> = {};

const hours = (count: number) => new Date(fixture.tomorrow.getTime() + count * 3_600_000);
const column = async (viewer: Viewer, name: string, more: object = {}) =>
  (await fixture.as(viewer).askLoosely(listPartnerBookings, { query: { column: name, ...more } })).body;
const ids = async (viewer: Viewer, name: string, more: object = {}) =>
  (await column(viewer, name, more)).items.map(({ bookingId }: { bookingId: string }) => bookingId);

beforeAll(async () => {
  fixture = await bookingFixture();
  own.requests = await fixture.offered({ startsAt: hours(24) });
  own.assign = await fixture.accepted({ startsAt: hours(48) });
  own.coming = await fixture.assigned({ startsAt: hours(72) });
  own.today = await fixture.assigned({ startsAt: hours(96) });
  own.settle = await fixture.assigned({ startsAt: hours(120) });
  await fixture.assigned({ chosen: fixture.partners[1], startsAt: hours(72) });
  const { db, clock } = fixture.platform;
  await sql`update booking set starts_at = ${clock.now()}, ends_at = ${clock.now()}::timestamptz + interval '1 hour'
    where booking_id = ${own.today}`.execute(db);
  await sql`update booking set status = 'Completed', completed_at = ${clock.now()} where booking_id = ${own.settle}`.execute(
    db,
  );
}, 60_000);
afterAll(() => fixture.close());

test('Ravi finds each booking in the column of what is to be done next, once, and none of another business', async () => {
  const { owner } = fixture.partners[0];
  for (const name of ['requests', 'assign', 'today', 'coming', 'settle'])
    expect([name, await ids(owner, name)]).toEqual([name, [own[name]]]);
  for (const name of ['working', 'disputed']) expect(await ids(owner, name)).toEqual([]);
  const counted = await column(owner, 'assign', { count: 'true', limit: 1 });
  expect([counted.total, counted.nextCursor]).toEqual([{ count: 1, isMore: false }, null]);
});

test('what is paid is not to be settled, and a professional has its own jobs alone on its board', async () => {
  const { owner, professionals } = fixture.partners[0];
  const { staff_id: staffId } = await fixture.row(required(own.coming));
  const other = required(professionals.find((one) => one.staffId !== staffId));
  for (const name of boardColumns) expect(await ids(other, name)).not.toContain(own.coming);
  await sql`update booking set payment_status = 'paid' where booking_id = ${own.settle}`.execute(
    fixture.platform.db,
  );
  expect(await ids(owner, 'settle')).toEqual([]);
  expect(
    (await fixture.as(owner).askLoosely(listPartnerBookings, { query: { column: 'later' } })).status,
  ).toBe(400);
});

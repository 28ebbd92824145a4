import {
  addDeskNote,
  getDeskBooking,
  listDeskBookings,
  revealContact,
} from '@nukkad/contract/market/desk/desk.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BookingFixture, bookingFixture } from '../../../../test/fixtures/booking-fixture.ts';
import { anAdminOf } from '../../../../test/harness/an-admin-of.ts';
import { required } from '../../../../test/harness/required.ts';
import type { Wire } from '../../../../test/harness/test-client.ts';
import type { Viewer } from '../../../platform/viewer.ts';

let fixture: BookingFixture;
let nisha: Viewer;
let cancelled: string;
let offered: string;
let assigned: string;
beforeAll(async () => {
  fixture = await bookingFixture();
  nisha = await anAdminOf(fixture.platform.db, 'Nisha Verma');
  assigned = await fixture.assigned();
  offered = await fixture.offered({ chosen: fixture.partners[1] });
  cancelled = await fixture.offered({ chosen: fixture.partners[2] });
  await sql`update booking set status = 'Cancelled', payment_status = 'refund_due' where booking_id = ${cancelled}`.execute(
    fixture.platform.db,
  );
});
afterAll(() => fixture.close());

const ask = (query: Wire = {}) => fixture.as(nisha).ask(listDeskBookings, { query: { limit: 50, ...query } });
const found = async (query: Wire = {}): Promise<string[]> =>
  (await ask(query)).body.items.map((one: { bookingId: string }) => one.bookingId);
const mobileOf = async () => {
  const [row] = await fixture.rows(
    sql`select mobile_number from user_account where user_id = ${fixture.buyer.userId}`,
  );
  return row?.['mobile_number'] as string;
};
const story = async (bookingId: string) =>
  (await fixture.as(nisha).ask(getDeskBooking, { params: { bookingId } })).body;

test('every booking is listed, the newest first, in pages that leave none out, with a bounded count', async () => {
  const all = await found();
  expect(all).toEqual([cancelled, offered, assigned]);
  const first = (await ask({ limit: 2, count: 'true' })).body;
  expect(first.total).toEqual({ count: 3, isMore: false });
  const second = (await ask({ limit: 2, cursor: required(first.nextCursor) })).body;
  expect([...first.items, ...second.items].map(({ bookingId }) => bookingId)).toEqual(all);
  expect(second.nextCursor).toBeNull();
});

test('by the visit, soonest and latest first, in pages', async () => {
  const soonest = await found({ sort: 'soonest' });
  expect(await found({ sort: 'latest' })).toEqual(soonest.toReversed());
  const first = (await ask({ limit: 1, sort: 'soonest' })).body;
  const rest = await found({ sort: 'soonest', cursor: required(first.nextCursor) });
  expect(rest).toEqual(soonest.slice(1));
});

test('it is narrowed by status, tab, partner, customer, service, day, payment and what is wrong', async () => {
  expect(await found({ status: 'Assigned' })).toEqual([assigned]);
  expect(await found({ tab: 'Cancelled' })).toEqual([cancelled]);
  expect(await found({ organisationId: fixture.partners[1].organisationId })).toEqual([offered]);
  expect(await found({ buyerId: fixture.buyer.userId })).toHaveLength(3);
  expect(await found({ buyerId: fixture.stranger.userId })).toEqual([]);
  const [line] = await fixture.rows(sql`select service_id from booking_line where booking_id = ${assigned}`);
  expect(await found({ serviceId: line?.['service_id'] })).toHaveLength(3);
  expect(await found({ serviceId: 'no-such-service' })).toEqual([]);
  expect(await found({ to: fixture.tomorrow.toISOString() })).toEqual([]);
  expect(await found({ paymentStatus: 'refund_due' })).toEqual([cancelled]);
  expect(await found({ problem: 'refund_due' })).toEqual([cancelled]);
  expect(await found({ problem: 'needs_partner' })).toEqual([]);
  expect(await found({ problem: 'reported' })).toEqual([]);
  const before = fixture.clock.now();
  fixture.clock.set(new Date(fixture.tomorrow.getTime() + 3_600_000));
  expect((await found({ problem: 'late_to_start' })).toSorted()).toEqual([assigned, offered].toSorted());
  fixture.clock.set(before);
});

test('it is found by its number, by the mobile number of its customer and by the name', async () => {
  const { booking_number: number } = await fixture.row(assigned);
  expect(await found({ q: number })).toEqual([assigned]);
  expect(await found({ q: number.slice(1, 7).toLowerCase() })).toEqual([assigned]);
  expect(await found({ q: `+91 ${await mobileOf()}` })).toHaveLength(3);
  expect(await found({ q: 'No such person' })).toEqual([]);
});

test('the story of a booking tells its lines, people, moves and offers, and shows no number and no door', async () => {
  const told = await story(assigned);
  const row = await fixture.row(assigned);
  expect(told.timeline.map(({ verb }: { verb: string }) => verb)).toEqual([
    'bookForCash',
    'matchPartners',
    'offerToPartner',
    'accept',
    'assign',
  ]);
  expect(told.timeline.at(-1)).toMatchObject({
    actorKind: 'Service Partner',
    actorId: fixture.partners[0].owner.userId,
  });
  expect(told.offers).toMatchObject([
    { organisationId: fixture.partners[0].organisationId, round: 1, answer: 'accepted' },
  ]);
  expect(told).toMatchObject({
    status: 'Assigned',
    can: { reassign: true, reschedule: true, cancel: true },
    organisationId: fixture.partners[0].organisationId,
  });
  expect(told.lines.length).toBeGreaterThan(0);
  const said = JSON.stringify(told);
  expect(said).not.toContain(await mobileOf());
  expect(said).not.toContain(row.formatted_address);
});

test('numbers and door are shown for a reason, and the log says who asked and why', async () => {
  const { body } = await fixture
    .as(nisha)
    .ask(revealContact, { params: { bookingId: assigned }, body: { why: 'The customer cannot be reached' } });
  expect(body).toMatchObject({
    formattedAddress: (await fixture.row(assigned)).formatted_address,
    customerNumber: await mobileOf(),
  });
  expect(
    await fixture.rows(
      sql`select actor_kind, actor_id, detail->>'why' as why from audit_log where action = 'booking.reveal_contact'`,
    ),
  ).toEqual([{ actor_kind: 'Admin', actor_id: nisha.userId, why: 'The customer cannot be reached' }]);
});

test('a note is for colleagues: it is in the story with its writer, and the log says that there is one', async () => {
  const { status, body } = await fixture
    .as(nisha)
    .ask(addDeskNote, { params: { bookingId: offered }, body: { text: 'Called twice, no answer.' } });
  expect([status, body.notes]).toMatchObject([
    201,
    [{ text: 'Called twice, no answer.', writtenBy: 'Nisha Verma' }],
  ]);
  const [logged] = await fixture.rows(
    sql`select detail::text as detail from audit_log where action = 'booking.add_note'`,
  );
  expect(logged?.['detail']).not.toContain('Called');
});

test('only Admins read bookings here', async () => {
  for (const viewer of [fixture.buyer, fixture.partners[0].owner, null]) {
    const client = fixture.as(viewer);
    expect([401, 403]).toContain((await client.ask(listDeskBookings)).status);
    const params = { bookingId: assigned };
    expect([401, 403]).toContain((await client.ask(getDeskBooking, { params })).status);
    expect([401, 403]).toContain((await client.ask(revealContact, { params, body: { why: 'Me' } })).status);
    expect([401, 403]).toContain((await client.ask(addDeskNote, { params, body: { text: 'Me' } })).status);
  }
});

test('a booking that is not there is said so', async () => {
  const params = { bookingId: '01900000-0000-7000-8000-000000000000' };
  expect((await fixture.as(nisha).ask(getDeskBooking, { params })).status).toBe(404);
});

import { listPartnerBookings } from '@nukkad/contract/market/fulfilment/fulfilment.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Viewer } from '../../../platform/viewer.ts';
import { type BookingFixture, bookingFixture } from '../../../../test/fixtures/booking-fixture.ts';

let fixture: BookingFixture;
/** Of the first partner, by start: offered, accepted, assigned. */
let own: readonly [offered: string, accepted: string, assigned: string];
let foreign: string;

const hours = (count: number) => new Date(fixture.tomorrow.getTime() + count * 3_600_000);
type Query = Readonly<Record<string, string | number | null | undefined>>;
const list = async (viewer: Viewer, query: Query = {}) =>
  fixture.as(viewer).askLoosely(listPartnerBookings, { query: { tab: 'Assigned', ...query } });
const ids = (answer: { body: { items: { bookingId: string }[] } }) =>
  answer.body.items.map(({ bookingId }) => bookingId);
const found = async (viewer: Viewer, query: Query = {}) => ids(await list(viewer, query));

beforeAll(async () => {
  fixture = await bookingFixture();
  const offered = await fixture.offered({ startsAt: hours(24) });
  const accepted = await fixture.accepted({ startsAt: hours(48) });
  own = [offered, accepted, await fixture.assigned({ startsAt: hours(72) })];
  foreign = await fixture.assigned({ chosen: fixture.partners[1], startsAt: hours(72) });
}, 60_000);
afterAll(() => fixture.close());

test("a partner finds its bookings by number, by the customer's name and mobile number, and never another's", async () => {
  const { owner } = fixture.partners[0];
  const { booking_number: number } = await fixture.row(own[1]);
  const { booking_number: foreignNumber } = await fixture.row(foreign);
  expect(await found(owner, { q: number })).toEqual([own[1]]);
  expect(await found(owner, { q: foreignNumber })).toEqual([]);
  const [person] = await fixture.rows(
    sql`select full_name, mobile_number from user_account where user_id = ${fixture.buyer.userId}`,
  );
  expect(await found(owner, { q: person.full_name.split(' ')[0] })).toEqual([...own]);
  expect(await found(owner, { q: person.mobile_number })).toEqual([...own]);
  // The mask shows the last four; more of the number finds only the bookings whose number is shown.
  expect(await found(owner, { q: person.mobile_number.slice(-4) })).toEqual([...own]);
  expect(await found(owner, { q: person.mobile_number.slice(-6) })).toEqual([own[1], own[2]]);
  expect(await found(owner, { q: 'no such customer' })).toEqual([]);
});

test('filters by professional, by no professional, by service, by money due and by day hold at once, and are counted', async () => {
  const { owner, professionals } = fixture.partners[0];
  const { staff_id: staffId, starts_at: startsAt } = await fixture.row(own[2]);
  expect(await found(owner, { staffId })).toEqual([own[2]]);
  expect(await found(owner, { staffId: 'none' })).toEqual([own[0], own[1]]);
  expect(professionals.map((one) => one.staffId)).toContain(staffId);
  const [line] = await fixture.rows(sql`select service_id from booking_line where booking_id = ${own[0]}`);
  expect(await found(owner, { serviceId: line.service_id, due: 'true' })).toEqual([...own]);
  expect(await found(owner, { serviceId: 'another-service' })).toEqual([]);
  const day = new Date(startsAt.getTime() + 330 * 60_000).toISOString().slice(0, 10);
  const counted = await list(owner, { day, staffId, count: 'true' });
  expect([ids(counted), counted.body.total]).toEqual([[own[2]], { count: 1, isMore: false }]);
  const first = await list(owner, { staffId: 'none', count: 'true', limit: 1 });
  expect([ids(first), first.body.total]).toEqual([[own[0]], { count: 2, isMore: false }]);
  const second = await list(owner, { staffId: 'none', limit: 1, cursor: first.body.nextCursor });
  expect([ids(second), second.body.nextCursor, second.body.total]).toEqual([[own[1]], null, undefined]);
});

test('a paid booking is not among those with money due', async () => {
  const { owner } = fixture.partners[0];
  await sql`update booking set payment_status = 'paid' where booking_id = ${own[1]}`.execute(
    fixture.platform.db,
  );
  expect(await found(owner, { due: 'true' })).toEqual([own[0], own[2]]);
});

test('the list runs both ways, page by page', async () => {
  const { owner } = fixture.partners[0];
  const latest = await list(owner, { sort: 'latest', limit: 2 });
  expect(ids(latest)).toEqual([own[2], own[1]]);
  expect(await found(owner, { sort: 'latest', limit: 2, cursor: latest.body.nextCursor })).toEqual([own[0]]);
});

test('promise 42: a professional without the right to see all finds its own jobs alone, by whatever filter', async () => {
  const [, other] = fixture.partners[0].professionals;
  const { staff_id: staffId } = await fixture.row(own[2]);
  const assigned = fixture.partners[0].professionals.find((one) => one.staffId === staffId);
  expect(await found(assigned ?? other)).toEqual([own[2]]);
  const { booking_number: number } = await fixture.row(own[2]);
  const stranger = fixture.partners[0].professionals.find((one) => one.staffId !== staffId) ?? other;
  for (const query of [{}, { q: number }, { staffId }, { staffId: 'none' }])
    expect(await found(stranger, query)).toEqual([]);
  expect(await found(fixture.partners[1].owner, { staffId })).toEqual([]);
  expect((await list(fixture.partners[0].owner, { staffId: 'Imran' })).status).toBe(400);
});

test('the list can leave out the requests that wait for an answer, which the screen has above it', async () => {
  const { owner } = fixture.partners[0];
  expect(await found(owner, { answered: 'true' })).toEqual([own[1], own[2]]);
  expect(await found(owner, { answered: 'false' })).toEqual([...own]);
  const counted = await list(owner, { answered: 'true', count: 'true' });
  expect(counted.body.total).toMatchObject({ count: 2 });
});

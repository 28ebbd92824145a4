import type { BookingTab } from '@nukkad/contract/market/booking/booking.model';
import { countStatuses, listCustomerBookings } from '@nukkad/contract/market/booking/booking.api';
import {
  acceptOrReject,
  completeBooking,
  countMyBookings,
  listFreeProfessionals,
  listPartnerBookings,
} from '@nukkad/contract/market/fulfilment/fulfilment.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Viewer } from '../../../platform/viewer.ts';
import { type BookingFixture, bookingFixture } from '../../../../test/fixtures/booking-fixture.ts';

let fixture: BookingFixture;
beforeAll(async () => {
  fixture = await bookingFixture();
});
afterAll(() => fixture.close());

const hours = (count: number) => new Date(fixture.tomorrow.getTime() + count * 3_600_000);
const details = (viewer: Viewer, bookingId: string) =>
  fixture
    .as(viewer)
    .get(
      `service/booking/${viewer.role === 'Buyer' ? 'customer' : 'partner'}/details?bookingId=${bookingId}`,
    );
const ids = (answer: { body: { items: { bookingId: string }[] } }) =>
  answer.body.items.map(({ bookingId }) => bookingId);
const mobileOf = async (viewer: Viewer) =>
  (await fixture.rows(sql`select mobile_number from user_account where user_id = ${viewer.userId}`))[0]
    .mobile_number;

test('promise 48: before it accepts, a partner sees the part of town and four digits; then the door and the number', async () => {
  const { owner } = fixture.partners[0];
  const bookingId = await fixture.offered({ startsAt: hours(0) });
  const mobile = await mobileOf(fixture.buyer);
  const before = await details(owner, bookingId);
  expect(before.body.address).toEqual({
    formatedAddress: 'Indiranagar',
    contactName: '',
    latitude: null,
    longitude: null,
  });
  expect(before.body.customer.mobileNumber).toBe(`xxxxxx${mobile.slice(-4)}`);
  expect(JSON.stringify(before.body)).not.toMatch(new RegExp(`${mobile}|4th Cross`));
  expect(before.body.can).toMatchObject({ accept: true, reject: true, assign: false, cancel: false });

  await fixture.as(owner).ask(acceptOrReject, { body: { bookingId, action: 'accept' } });
  const after = await details(owner, bookingId);
  expect(after.body.address.formatedAddress).toContain('4th Cross');
  expect(after.body.customer.mobileNumber).toBe(mobile);
  expect(after.body.can).toMatchObject({ accept: false, assign: true });
});

test("promise 48: the buyer has the professional's number while the visit is coming or under way, and not for ever", async () => {
  const bookingId = await fixture.started({ startsAt: hours(3) });
  const [professional] = fixture.partners[0].professionals;
  const mobile = await mobileOf(professional);
  expect((await details(fixture.buyer, bookingId)).body.professional).toEqual({
    name: 'Asha Electricals Imran',
    mobileNumber: mobile,
    rating: null,
  });
  await fixture.as(professional).ask(completeBooking, { body: { bookingId } });
  expect((await details(fixture.buyer, bookingId)).body.professional.mobileNumber).toBe(
    `xxxxxx${mobile.slice(-4)}`,
  );
});

test("promise 42: nothing is learned of another tenant's booking", async () => {
  const bookingId = await fixture.accepted({ startsAt: hours(30) });
  const [own, other] = fixture.partners;
  for (const viewer of [
    fixture.stranger,
    other.owner,
    other.desk,
    other.professionals[0],
    own.professionals[1],
  ]) {
    expect((await details(viewer, bookingId)).body.code).toBe('booking_not_found');
  }
  const free = await fixture.as(other.owner).ask(listFreeProfessionals, { query: { bookingId } });
  expect(free.status).toBe(404);
});

test('a list is paged by a cursor, without gap or repetition, whichever way it runs', async () => {
  const buyer = fixture.stranger;
  const booked: string[] = [];
  for (let day = 4; day < 9; day += 1)
    booked.push((await fixture.book({ buyer, startsAt: hours(24 * day) })).body.bookingId);
  const pages = async (tab?: BookingTab) => {
    const seen: string[] = [];
    for (let cursor: string | undefined; ; ) {
      const page = await fixture.as(buyer).ask(listCustomerBookings, { query: { limit: 2, tab, cursor } });
      seen.push(...ids(page));
      if (!page.body.nextCursor) return seen;
      cursor = page.body.nextCursor;
    }
  };
  expect(await pages()).toEqual(booked.toReversed());
  expect(await pages('Assigned')).toEqual(booked);
  expect(await pages('Completed')).toEqual([]);
  const bad = await fixture.as(buyer).ask(listCustomerBookings, { query: { cursor: 'bm90IG91cnM' } });
  expect([bad.status, bad.body.fields]).toEqual([400, { cursor: 'This cursor is not ours.' }]);
});

test('promise 10: Today, Tomorrow and This Week are those of India', async () => {
  const now = fixture.clock.now();
  const buyer = fixture.partners[2].owner.userId;
  const viewer: Viewer = { ...fixture.stranger, userId: buyer };
  const book = async (startsAt: Date) => (await fixture.book({ buyer: viewer, startsAt })).body.bookingId;
  const lastOfToday = await book(new Date('2026-11-30T18:00:00.000Z'));
  const firstOfTomorrow = await book(new Date('2026-11-30T18:30:00.000Z'));
  const sunday = await book(new Date('2026-12-06T18:00:00.000Z'));
  await book(new Date('2026-12-06T18:30:00.000Z'));
  const list = async (window: string) =>
    ids(await fixture.as(viewer).askLoosely(listCustomerBookings, { query: { window } }));
  for (const at of ['2026-11-29T18:30:00.000Z', '2026-11-30T18:29:59.999Z']) {
    fixture.clock.set(new Date(at));
    expect(await list('Today')).toEqual([lastOfToday]);
    expect(await list('Tomorrow')).toEqual([firstOfTomorrow]);
    expect(await list('This Week')).toEqual([lastOfToday, firstOfTomorrow, sunday]);
  }
  fixture.clock.set(new Date('2026-11-30T18:30:00.000Z'));
  expect(await list('Today')).toEqual([firstOfTomorrow]);
  fixture.clock.set(now);
});

test("a professional sees its own day, the desk sees all, and the tabs count each side's own", async () => {
  const [, , third] = fixture.partners;
  const first = await fixture.assigned({ chosen: third, startsAt: hours(48) });
  const open = await fixture.accepted({ chosen: third, startsAt: hours(51) });
  const day = new Date(hours(48).getTime() + 330 * 60_000).toISOString().slice(0, 10);
  const list = (viewer: Viewer, more: { mine?: 'true' } = {}) =>
    fixture.as(viewer).ask(listPartnerBookings, { query: { day, ...more } });

  expect(ids(await list(third.desk))).toEqual([first, open]);
  expect(ids(await list(third.professionals[0]))).toEqual([first]);
  expect(ids(await list(third.professionals[1]))).toEqual([]);
  expect(ids(await list(third.owner, { mine: 'true' }))).toEqual([]);
  expect((await fixture.as(third.owner).ask(countStatuses)).body).toEqual({
    Assigned: 2,
    Inprogress: 0,
    Completed: 0,
    Cancelled: 0,
  });
  expect((await fixture.as(third.professionals[0]).ask(countStatuses)).body.Assigned).toBe(1);
  const counts = await fixture.as(third.desk).ask(countMyBookings);
  expect(counts.body).toMatchObject({ toAccept: 0, toAssign: 1, completedThisWeek: 0, earnedThisWeek: null });
  expect(counts.body.perDay).toHaveLength(7);
});

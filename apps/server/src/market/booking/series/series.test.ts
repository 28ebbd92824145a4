import { seenOfRequest } from '@nukkad/contract/market/booking/booking.confirm';
import { acceptOrReject, getPartnerBooking } from '@nukkad/contract/market/fulfilment/fulfilment.api';
import { cancelByCustomer, getCancellationCharges } from '@nukkad/contract/market/booking/booking.api';
import { seenOfSeriesEnd } from '@nukkad/contract/market/series/series.confirm';
import * as api from '@nukkad/contract/market/series/series.api';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type BookingFixture, bookingFixture } from '../../../../test/fixtures/booking-fixture.ts';
import { required } from '../../../../test/harness/required.ts';
import { makeDueVisits, makeVisits } from './make-visits.ts';

let fixture: BookingFixture;
beforeEach(async () => {
  fixture = await bookingFixture();
  await fixture.rows(sql`insert into setting (key, valid_from, value, why)
    select 'series.rules', '2020-01-02', value || jsonb_build_object('categories', jsonb_build_array('test-electrical')), 'All may repeat'
    from setting where key = 'series.rules'`);
});
afterEach(() => fixture.close());

const parts = () => ({
  platform: fixture.platform,
  interfaces: fixture.interfaces,
  asked: null as never,
});
const shownPrice = { laterPrice: 50_000 };
const weekly = { everyWeeks: 1, visits: 6, seen: shownPrice } as const;
const dayMs = 86_400_000;
const theSeries = async () =>
  required((await fixture.as(fixture.buyer).ask(api.listSeries, {})).body.items[0]);
const visits = async (seriesId: string, when: 'coming' | 'past' = 'coming', viewer = fixture.buyer) =>
  (await fixture.as(viewer).ask(api.listSeriesVisits, { query: { seriesId, when } })).body.items;
const later = () =>
  fixture.rows(sql`select b.* from booking_series_visit v join booking b using (booking_id)
  where v.ordinal > 1 order by v.ordinal`);

test('a partner that accepts the first visit accepts the series, and the next visit within two weeks is booked', async () => {
  const first = await fixture.accepted({ repeat: weekly });
  const series = await theSeries();
  expect(series).toMatchObject({
    status: 'Active',
    everyWeeks: 1,
    visits: 6,
    price: 50_000,
    can: { change: true, end: true },
  });
  const [second, ...more] = await later();
  expect(more).toHaveLength(0);
  expect(second).toMatchObject({ status: 'Accepted', payment_mode: 'cash', total_paise: 50_000 });
  expect(second?.organisation_id).toBe((await fixture.row(first)).organisation_id);
  expect(second?.starts_at.getTime() - (await fixture.row(first)).starts_at.getTime()).toBe(7 * dayMs);
  const coming = await visits(series.seriesId);
  expect(coming.map(({ ordinal }: { ordinal: number }) => ordinal)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(coming[2]).toMatchObject({ bookingId: null, outcome: null });
});

test('until a partner accepts it nothing follows, and it closes when the first visit ends', async () => {
  const bookingId = await fixture.offered({ repeat: weekly });
  expect(await theSeries()).toMatchObject({ status: 'Pending', companyName: null });
  expect(await later()).toHaveLength(0);
  const buyer = fixture.as(fixture.buyer);
  await buyer.ask(getCancellationCharges, { query: { bookingId } });
  expect((await buyer.ask(cancelByCustomer, { body: { bookingId, reason: 'changed_plan' } })).status).toBe(
    200,
  );
  await fixture.drain();
  expect(await theSeries()).toMatchObject({
    status: 'Closed',
    reason: 'first_visit_ended',
    can: { change: false, end: false },
  });
});

test('each run makes the visits that are due, told twice or by two nodes at once none twice', async () => {
  await fixture.accepted({ repeat: weekly });
  const { seriesId } = await theSeries();
  fixture.clock.set(new Date(fixture.clock.now().getTime() + 7 * dayMs));
  await Promise.all([makeVisits(parts(), seriesId), makeVisits(parts(), seriesId)]);
  await fixture.drain();
  await makeDueVisits(parts());
  const made = await fixture.rows(sql`select ordinal, outcome from booking_series_visit order by ordinal`);
  expect(made).toEqual([1, 2, 3].map((ordinal) => ({ ordinal, outcome: 'made' })));
});

test('a time at which no professional of the partner is free is not booked, and an event says so', async () => {
  const bookingId = await fixture.offered({ repeat: weekly });
  const start = (await fixture.row(bookingId)).starts_at as Date;
  const next = new Date(start.getTime() + 7 * dayMs);
  for (const { staffId } of fixture.partners[0].professionals)
    await fixture.rows(sql`insert into staff_leave values (gen_random_uuid(), ${staffId},
      tstzrange(${next}, ${new Date(next.getTime() + 3_600_000)}))`);
  await fixture.as(fixture.partners[0].owner).ask(acceptOrReject, { body: { bookingId, action: 'accept' } });
  await fixture.drain();
  expect(await later()).toHaveLength(0);
  expect((await visits((await theSeries()).seriesId))[1]).toMatchObject({ ordinal: 2, outcome: 'not_free' });
  expect(await fixture.events('series.visit_not_free')).toMatchObject([{ ordinal: 2 }]);
});

test('a yes to the first visit carries how many visits it takes on, and is refused where that is not what was seen', async () => {
  const bookingId = await fixture.offered({ repeat: weekly });
  const owner = fixture.as(fixture.partners[0].owner);
  const shown = (await owner.ask(getPartnerBooking, { query: { bookingId } })).body;
  const accept = (count: number | null) =>
    owner.askLoosely(acceptOrReject, {
      body: { bookingId, action: 'accept', seen: seenOfRequest(shown, null, null, count) },
    });
  const one = await accept(null);
  expect([one.status, one.body.code]).toEqual([409, 'confirmation_differs']);
  expect(one.body.differences).toMatchObject([{ field: 'seriesVisits', now: 6 }]);
  expect((await accept(6)).body.status).toBe('Accepted');
});

test('the end shows what it cancels and costs, and cancels what is booked with that', async () => {
  await fixture.accepted({ repeat: weekly });
  const { seriesId } = await theSeries();
  const buyer = fixture.as(fixture.buyer);
  const terms = (await buyer.ask(api.getSeriesEnd, { query: { seriesId } })).body;
  expect([terms.visits.length, terms.planned]).toEqual([2, 4]);
  const seen = { ...seenOfSeriesEnd(terms), fee: terms.fee + 100 };
  const differs = await buyer.askLoosely(api.endSeries, { body: { seriesId, seen } });
  expect([differs.status, differs.body.code]).toEqual([409, 'confirmation_differs']);
  const { status, body } = await buyer.ask(api.endSeries, {
    body: { seriesId, seen: seenOfSeriesEnd(terms) },
  });
  expect([status, body.status, body.can.end]).toEqual([200, 'Closed', false]);
  const states = await fixture.rows(sql`select distinct status from booking`);
  expect(states).toEqual([{ status: 'Cancelled' }]);
  const again = await buyer.askLoosely(api.endSeries, { body: { seriesId, seen: seenOfSeriesEnd(terms) } });
  expect([again.status, again.body.code]).toEqual([409, 'series_moved_on']);
});

test('a series is not there for a stranger or for another partner, and its visits are not told to them', async () => {
  const bookingId = await fixture.accepted({ repeat: weekly });
  const { seriesId } = await theSeries();
  for (const viewer of [fixture.stranger, fixture.partners[1].owner]) {
    expect((await fixture.as(viewer).ask(api.getSeries, { query: { seriesId } })).status).toBe(404);
    const { body } = await fixture
      .as(viewer)
      .ask(api.getSeriesOfBookings, { query: { bookingIds: bookingId } });
    expect(body.items).toEqual([]);
  }
  const own = await fixture
    .as(fixture.partners[0].owner)
    .ask(api.getSeriesOfBookings, { query: { bookingIds: bookingId } });
  expect(own.body.items).toMatchObject([{ bookingId, seriesId, ordinal: 1, visits: 6, maySee: true }]);
});

test('too many or too few visits, and more series than one may have, are refused', async () => {
  expect((await fixture.book({ repeat: { everyWeeks: 4, visits: 20, seen: shownPrice } })).body.code).toBe(
    'repeat_visits',
  );
  expect(
    (await fixture.book({ repeat: { everyWeeks: 4, until: '2099-01-01', seen: shownPrice } })).body.code,
  ).toBe('repeat_until');
  for (const round of [1, 2, 3])
    await fixture.offered({
      repeat: weekly,
      startsAt: new Date(fixture.tomorrow.getTime() + round * 2 * 3_600_000),
    });
  expect((await fixture.book({ repeat: weekly })).body.code).toBe('series_limit');
});

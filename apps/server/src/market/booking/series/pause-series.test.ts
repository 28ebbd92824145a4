import { seenOfSeriesPause, seenOfSeriesResume } from '@nukkad/contract/market/series/series.confirm';
import * as api from '@nukkad/contract/market/series/series.api';
import { addDays, istDay } from '@nukkad/contract/kernel/time';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type BookingFixture, bookingFixture } from '../../../../test/fixtures/booking-fixture.ts';
import { required } from '../../../../test/harness/required.ts';
import type { Answer } from '../../../../test/harness/test-client.ts';
import { makeDueVisits, makeVisits } from './make-visits.ts';

let fixture: BookingFixture;
let seriesId: string;
let firstDay: string;
beforeEach(async () => {
  fixture = await bookingFixture();
  await fixture.rows(sql`insert into setting (key, valid_from, value, why)
    select 'series.rules', '2020-01-02', value || jsonb_build_object('categories', jsonb_build_array('test-electrical')), 'All may repeat'
    from setting where key = 'series.rules'`);
  const startsAt = new Date(fixture.tomorrow.getTime() + 24 * 3_600_000);
  const repeat = { everyWeeks: 1, visits: 6, seen: { laterPrice: 50_000 } } as const;
  const first = await fixture.accepted({ repeat, startsAt });
  firstDay = istDay((await fixture.row(first)).starts_at);
  const { body } = await buyer().ask(api.listSeries, {});
  ({ seriesId } = required(body.items[0]));
});
afterEach(() => fixture.close());

const parts = () => ({ platform: fixture.platform, interfaces: fixture.interfaces, asked: null as never });
const buyer = () => fixture.as(fixture.buyer);
const week = (weeks: number) => addDays(firstDay, 7 * weeks);
const weekLater = async (weeks: number) => {
  fixture.clock.set(new Date(fixture.clock.now().getTime() + weeks * 7 * 86_400_000));
  await makeDueVisits(parts());
  await fixture.drain();
};
interface Span {
  readonly from: string;
  readonly until: string;
}
const terms = (span: Span) => buyer().ask(api.getSeriesPause, { query: { seriesId, ...span } });
/** Confirmed with what the screen shows now. */
async function pause(span: Span, booked: 'cancel' | 'keep'): Promise<Answer> {
  const shown = await terms(span);
  if (shown.status !== 200) return shown;
  const seen = seenOfSeriesPause(shown.body, booked);
  const answer = await buyer().askLoosely(api.pauseSeries, { body: { seriesId, ...span, booked, seen } });
  await fixture.drain();
  return answer;
}
async function resume(): Promise<Answer> {
  const shown = await buyer().ask(api.getSeriesResume, { query: { seriesId } });
  if (shown.status !== 200) return shown;
  const seen = seenOfSeriesResume(shown.body);
  const answer = await buyer().askLoosely(api.resumeSeries, { body: { seriesId, seen } });
  await fixture.drain();
  return answer;
}
const decided = () =>
  fixture.rows(sql`select v.ordinal, v.outcome, b.status, b.fee_paise from booking_series_visit v
    left join booking b using (booking_id) order by v.ordinal`);
const coming = async (viewer = fixture.buyer) =>
  (
    await fixture.as(viewer).ask(api.listSeriesVisits, { query: { seriesId, when: 'coming' } })
  ).body.items.map(({ ordinal, outcome }) => [ordinal, outcome]);

test('a pause of planned weeks: their visits are not made, the ones after it are, and the partner sees and hears of it', async () => {
  const span = { from: week(2), until: week(3) };
  const shown = (await terms(span)).body;
  expect([shown.visits, shown.planned, istDay(new Date(shown.next))]).toEqual([[], 2, week(4)]);
  const { status, body } = await pause(span, 'keep');
  expect([status, body.status, body.pause, body.can.pause, body.can.resume]).toEqual([
    200,
    'Active',
    span,
    false,
    true,
  ]);
  const expected = [
    [1, 'made'],
    [2, 'made'],
    [3, 'paused'],
    [4, 'paused'],
    [5, null],
    [6, null],
  ];
  expect(await coming()).toEqual(expected);
  expect(await coming(fixture.partners[0].owner)).toEqual(expected);
  expect(await fixture.events('series.paused')).toMatchObject([span]);
  await weekLater(3);
  expect((await decided()).map(({ outcome }) => outcome)).toEqual([
    'made',
    'made',
    'paused',
    'paused',
    'made',
  ]);
});

test('booked visits of the pause are cancelled with the charge that was shown, or kept, as the customer chooses', async () => {
  const span = { from: istDay(fixture.clock.now()), until: week(1) };
  const shown = (await terms(span)).body;
  expect(shown.visits.map(({ ordinal }) => ordinal)).toEqual([1, 2]);
  const seen = { ...seenOfSeriesPause(shown, 'cancel'), fee: shown.fee + 100 };
  const body = { seriesId, ...span, booked: 'cancel', seen } as const;
  expect((await buyer().askLoosely(api.pauseSeries, { body })).body.code).toBe('confirmation_differs');
  expect((await pause({ from: week(1), until: week(1) }, 'keep')).status).toBe(200);
  expect((await decided()).map(({ status }) => status)).toEqual(['Accepted', 'Accepted']);
  expect((await resume()).status).toBe(200);
  expect((await pause(span, 'cancel')).status).toBe(200);
  expect(await decided()).toMatchObject([
    { outcome: 'paused', status: 'Cancelled' },
    { outcome: 'paused', status: 'Cancelled' },
  ]);
});

test('resumed early, the visits that were cancelled or passed over are booked again, each once, and the later ones follow', async () => {
  expect((await pause({ from: week(1), until: week(2) }, 'cancel')).status).toBe(200);
  await weekLater(1);
  expect((await decided()).map(({ outcome }) => outcome)).toEqual(['made', 'paused', 'paused']);
  fixture.clock.set(new Date(fixture.clock.now().getTime() - 7 * 86_400_000 + 3_600_000));
  const { body } = await buyer().ask(api.getSeriesResume, { query: { seriesId } });
  expect(body.visits.map(({ ordinal }) => ordinal)).toEqual([2, 3]);
  const seen = seenOfSeriesResume(body);
  expect((await buyer().askLoosely(api.resumeSeries, { body: { seriesId, seen } })).status).toBe(200);
  fixture.clock.set(new Date(fixture.clock.now().getTime() + 6 * 86_400_000));
  await Promise.all([makeVisits(parts(), seriesId), makeVisits(parts(), seriesId)]);
  await fixture.drain();
  expect((await decided()).map(({ ordinal, outcome }) => [ordinal, outcome])).toEqual([
    [1, 'made'],
    [2, 'made'],
    [3, 'made'],
  ]);
  expect((await resume()).body.code).toBe('series_moved_on');
});

test('two pauses at one moment: one holds, and the other one is told that the visits have changed', async () => {
  const span = { from: week(2), until: week(3) };
  const other = { from: week(2), until: week(2) };
  const shown = await Promise.all([terms(span), terms(other)]);
  const answers = await Promise.all(
    [span, other].map((days, place) =>
      buyer().askLoosely(api.pauseSeries, {
        body: {
          seriesId,
          ...days,
          booked: 'keep',
          seen: seenOfSeriesPause(required(shown[place]).body, 'keep'),
        },
      }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await fixture.events('series.paused')).toHaveLength(1);
});

test('a pause beside the making of its visits: none of them is left booked and paused at once', async () => {
  fixture.clock.set(new Date(fixture.clock.now().getTime() + 7 * 86_400_000));
  const span = { from: week(2), until: week(2) };
  const shown = (await terms(span)).body;
  const seen = seenOfSeriesPause(shown, 'cancel');
  const body = { seriesId, ...span, booked: 'cancel', seen } as const;
  const [answer] = await Promise.all([
    buyer().askLoosely(api.pauseSeries, { body }),
    makeVisits(parts(), seriesId),
  ]);
  await fixture.drain();
  const third = (await decided()).find(({ ordinal }) => ordinal === 3);
  if (answer.status === 200) expect(third).toMatchObject({ outcome: 'paused', status: null });
  else expect([answer.body.code, third?.status]).toEqual(['confirmation_differs', 'Accepted']);
});

test('a pause before today, too long, without a visit in it or without one after it is refused', async () => {
  const refused = [
    [-3, 14, 'series_pause_days'],
    [14, 7, 'series_pause_days'],
    [7, 400, 'series_pause_days'],
    [1, 6, 'series_pause_empty'],
    [7, 60, 'series_pause_last'],
  ] as const;
  for (const [from, until, code] of refused) {
    const span = { from: addDays(firstDay, from), until: addDays(firstDay, until) };
    expect((await terms(span)).body).toMatchObject({ code });
  }
});

test('a city may make its visits further ahead than others, never beyond the days that it can book', async () => {
  const [{ city_code: city }] = (await fixture.rows(sql`select city_code from booking_series`)) as [
    { city_code: string },
  ];
  const say = (key: string, value: object) =>
    fixture.rows(sql`insert into setting (key, scope, valid_from, value, why)
      values (${key}, ${`city:${city}`}, '2020-02-02', ${JSON.stringify(value)}::jsonb, 'Test')`);
  await say('series.rules', { aheadDays: 60 });
  await makeDueVisits(parts());
  expect(await decided()).toHaveLength(2);
  await say('schedule.rules', { horizonDays: 24 });
  await makeDueVisits(parts());
  expect((await decided()).map(({ outcome }) => outcome)).toEqual(['made', 'made', 'made', 'made']);
});

test('only its customer pauses it', async () => {
  const span = { from: week(2), until: week(3) };
  const seen = seenOfSeriesPause((await terms(span)).body, 'keep');
  const refused = await fixture
    .as(fixture.partners[0].owner)
    .askLoosely(api.pauseSeries, { body: { seriesId, ...span, booked: 'keep', seen } });
  expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
});

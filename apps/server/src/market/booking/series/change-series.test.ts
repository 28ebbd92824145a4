import type { WantedPattern } from './change.rules.ts';
import { seenOfSeriesChange } from '@nukkad/contract/market/series/series.confirm';
import * as api from '@nukkad/contract/market/series/series.api';
import { addDays, istDay } from '@nukkad/contract/kernel/time';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type BookingFixture, bookingFixture } from '../../../../test/fixtures/booking-fixture.ts';
import type { Answer } from '../../../../test/harness/test-client.ts';
import { required } from '../../../../test/harness/required.ts';
import { slotOf, startOf } from './series.rules.ts';

let fixture: BookingFixture;
let seriesId: string;
let firstDay: string;
let slotId: number;
beforeEach(async () => {
  fixture = await bookingFixture();
  await fixture.rows(sql`insert into setting (key, valid_from, value, why)
    select 'series.rules', '2020-01-02', value || jsonb_build_object('categories', jsonb_build_array('test-electrical')), 'All may repeat'
    from setting where key = 'series.rules'`);
  const startsAt = new Date(fixture.tomorrow.getTime() + 24 * 3_600_000);
  const repeat = { everyWeeks: 1, visits: 6, seen: { laterPrice: 50_000 } } as const;
  const first = await fixture.accepted({ repeat, startsAt });
  const { starts_at: at } = await fixture.row(first);
  [firstDay, slotId] = [istDay(at), slotOf(at)];
  const { body } = await fixture.as(fixture.buyer).ask(api.listSeries, {});
  ({ seriesId } = required(body.items[0]));
});
afterEach(() => fixture.close());

const buyer = () => fixture.as(fixture.buyer);
const terms = (wanted: WantedPattern) =>
  buyer().ask(api.getSeriesChange, {
    query: { ...wanted, seriesId, everyWeeks: `${wanted.everyWeeks}` },
  });
/** Confirmed with what the screen shows now. */
async function change(wanted: WantedPattern): Promise<Answer> {
  const shown = await terms(wanted);
  if (shown.status !== 200) return shown;
  const seen = seenOfSeriesChange(shown.body);
  const answer = await buyer().askLoosely(api.changeSeries, { body: { ...wanted, seriesId, seen } });
  await fixture.drain();
  return answer;
}
const booked = () =>
  fixture.rows(sql`select v.ordinal, b.starts_at, b.status, b.organisation_id, b.reschedules, b.fee_paise
    from booking_series_visit v join booking b using (booking_id) order by v.ordinal`);
const planned = async () => {
  const { body } = await buyer().ask(api.listSeriesVisits, { query: { seriesId, when: 'coming' } });
  return body.items.map(({ startsAt }) => istDay(new Date(startsAt)));
};

test('from the second visit on, another day and time: it moves with its partner and for free, the first one stays', async () => {
  const day = addDays(firstDay, 8);
  const { status, body } = await change({ ordinal: 2, day, slotId: slotId + 2, everyWeeks: 1 });
  expect([status, body.status, body.next]).toEqual([200, 'Active', startOf(firstDay, slotId).toISOString()]);
  const [first, second, ...more] = await booked();
  expect(more).toHaveLength(0);
  expect(first?.starts_at).toEqual(startOf(firstDay, slotId));
  expect(second).toMatchObject({ starts_at: startOf(day, slotId + 2), status: 'Accepted', reschedules: 0 });
  expect(second?.organisation_id).toBe(first?.organisation_id);
  expect(await planned()).toEqual([firstDay, ...[0, 7, 14, 21, 28].map((days) => addDays(day, days))]);
});

test('all from the first one on by a week: none meets the time that another one is about to leave', async () => {
  const { status } = await change({ ordinal: 1, day: addDays(firstDay, 1), slotId, everyWeeks: 1 });
  expect(status).toBe(200);
  const days = (await booked()).map(({ starts_at: at }) => istDay(at));
  expect(days).toEqual([addDays(firstDay, 1), addDays(firstDay, 8)]);
});

test('a visit whose new day can’t be booked yet is cancelled for free and planned again under its number', async () => {
  const wanted = { ordinal: 1, day: firstDay, slotId, everyWeeks: 4 } as const;
  expect((await terms(wanted)).body.visits.map(({ becomes }) => becomes)).toEqual(['moved', 'planned']);
  expect((await change(wanted)).status).toBe(200);
  const states = await fixture.rows(
    sql`select status, fee_paise, reason_code from booking order by starts_at`,
  );
  expect(states).toMatchObject([
    { status: 'Accepted' },
    { status: 'Cancelled', fee_paise: 0, reason_code: 'series_changed' },
  ]);
  expect((await planned()).slice(0, 3)).toEqual([firstDay, addDays(firstDay, 28), addDays(firstDay, 56)]);
});

test('a shorter interval books at once what can be booked', async () => {
  await change({ ordinal: 1, day: firstDay, slotId, everyWeeks: 4 });
  await change({ ordinal: 1, day: firstDay, slotId, everyWeeks: 1 });
  expect((await booked()).map(({ ordinal, status }) => [ordinal, status])).toEqual([
    [1, 'Accepted'],
    [2, 'Accepted'],
  ]);
});

test('where no one of the partner is free, nothing has moved', async () => {
  const day = addDays(firstDay, 8);
  const at = startOf(day, slotId);
  for (const { staffId } of fixture.partners[0].professionals)
    await fixture.rows(sql`insert into staff_leave values (gen_random_uuid(), ${staffId},
      tstzrange(${at}, ${new Date(at.getTime() + 3_600_000)}))`);
  const before = await booked();
  const { status, body } = await change({ ordinal: 1, day: addDays(firstDay, 1), slotId, everyWeeks: 1 });
  expect([status, body.code]).toEqual([409, 'slot_taken']);
  expect(await booked()).toEqual(before);
});

test('a visit that is soon, a day before the visit before it, and the same time are refused', async () => {
  const next = { ordinal: 2, day: addDays(firstDay, 7), slotId, everyWeeks: 1 } as const;
  expect((await change(next)).body.code).toBe('series_same');
  expect((await change({ ...next, day: firstDay })).body.code).toBe('series_visit_order');
  expect((await change({ ...next, ordinal: 3 })).body.code).toBe('series_moved_on');
  await fixture.rows(sql`update booking set status = 'Assigned', staff_id = held_staff_id`);
  fixture.clock.set(new Date(startOf(firstDay, slotId).getTime() - 3_600_000));
  const late = await change({ ordinal: 1, day: addDays(firstDay, 2), slotId, everyWeeks: 1 });
  expect(late.body.code).toBe('series_visit_late');
  expect((await change({ ...next, day: addDays(firstDay, 9) })).status).toBe(200);
});

test('what was shown differently is not carried out, and no one else changes it', async () => {
  const wanted = { ordinal: 2, day: addDays(firstDay, 8), slotId, everyWeeks: 1 } as const;
  const seen = { ...seenOfSeriesChange((await terms(wanted)).body), movedVisits: 5 };
  const body = { ...wanted, seriesId, seen };
  const differs = await buyer().askLoosely(api.changeSeries, { body });
  expect([differs.status, differs.body.code]).toEqual([409, 'confirmation_differs']);
  for (const viewer of [fixture.stranger, fixture.partners[1].owner])
    expect((await fixture.as(viewer).askLoosely(api.changeSeries, { body })).status).not.toBe(200);
});

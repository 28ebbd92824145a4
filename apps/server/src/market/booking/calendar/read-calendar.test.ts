import type { CalendarPerson, Visit } from '@nukkad/contract/market/calendar/calendar.model';
import { getCalendar } from '@nukkad/contract/market/calendar/calendar.api';
import { istDay } from '@nukkad/contract/kernel/time';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Viewer } from '../../../platform/viewer.ts';
import { type BookingFixture, bookingFixture } from '../../../../test/fixtures/booking-fixture.ts';
import { required } from '../../../../test/harness/required.ts';
import { statementsSent } from '../../../../test/fixtures/trips.ts';
import { waysOf } from './calendar.rules.ts';

const sent = statementsSent();
let fixture: BookingFixture;
let day: string;
/** Of the first partner: offered, accepted, assigned. */
let own: readonly [offered: string, accepted: string, assigned: string];

const hours = (count: number) => new Date(fixture.tomorrow.getTime() + count * 3_600_000);
type Query = Readonly<Record<string, string | number | undefined>>;
const calendar = async (viewer: Viewer, query: Query = {}) =>
  (await fixture.as(viewer).askLoosely(getCalendar, { query: { day, ...query } })).body;
const visitsOf = (people: readonly CalendarPerson[]) =>
  people.flatMap(({ visits }) => visits.map(({ bookingId }) => bookingId));

beforeAll(async () => {
  fixture = await bookingFixture();
  day = istDay(fixture.tomorrow);
  const offered = await fixture.offered({ startsAt: hours(0) });
  const accepted = await fixture.accepted({ startsAt: hours(3) });
  own = [offered, accepted, await fixture.assigned({ startsAt: hours(6) })];
  await fixture.assigned({ chosen: fixture.partners[1], startsAt: hours(6) });
}, 60_000);
afterAll(() => fixture.close());

test('a day shows every professional with visits and hours, and what waits for a professional', async () => {
  const { owner, professionals } = fixture.partners[0];
  const { items, waiting, bufferMinutes, nextCursor } = await calendar(owner);
  expect(items.map(({ staffId }: CalendarPerson) => staffId).toSorted()).toEqual(
    professionals.map(({ staffId }) => staffId).toSorted(),
  );
  expect([bufferMinutes > 0, nextCursor]).toEqual([true, null]);
  expect(waiting.map(({ bookingId }: Visit) => bookingId)).toEqual([own[0], own[1]]);
  // Time that is held shows in the row of the one whom it is held for.
  expect(visitsOf(items).toSorted()).toEqual([...own].toSorted());
  const { staff_id: staffId } = await fixture.row(own[2]);
  const person = required(items.find((one: CalendarPerson) => one.staffId === staffId));
  const assigned = required(person.visits.find((visit: Visit) => visit.bookingId === own[2]));
  expect(assigned).toMatchObject({ held: false, can: { move: true }, status: 'Assigned' });
  expect(required(assigned.way).metres).toBeGreaterThanOrEqual(0);
  expect(person.working).toHaveLength(1);
});

test('promise 48: before a request is accepted, the calendar tells its part of town and not the point on the map', async () => {
  const { waiting } = await calendar(fixture.partners[0].owner);
  expect(waiting[0]).toMatchObject({ status: 'Partner Assigned', locality: 'Indiranagar', point: null });
  expect(required(waiting[1]).point).not.toBeNull();
});

test('promise 42: a professional without the right to see all has its own row alone, by whatever filter', async () => {
  const { professionals } = fixture.partners[0];
  const { staff_id: staffId } = await fixture.row(own[2]);
  for (const person of professionals)
    for (const query of [{}, { staffId: staffId ?? '' }, { mine: 'true' }]) {
      const { items, waiting } = await calendar(person, query);
      expect([items.map((one: CalendarPerson) => one.staffId), waiting]).toEqual([[person.staffId], []]);
    }
  for (const person of professionals) {
    const { items } = await calendar(person, { mine: 'true' });
    expect(visitsOf(items)).toEqual(person.staffId === staffId ? [own[2]] : []);
  }
  const foreign = await calendar(fixture.partners[1].owner, { staffId });
  expect([foreign.items, foreign.waiting]).toEqual([[], []]);
});

test('professionals come page by page, by name, each with its own visits', async () => {
  const { owner } = fixture.partners[0];
  const whole = await calendar(owner);
  const names: string[] = [];
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await calendar(owner, { limit: 1, cursor });
    names.push(...page.items.map(({ name }: CalendarPerson) => name));
    found.push(...visitsOf(page.items));
    if (cursor) expect(page.waiting).toEqual([]);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(names).toEqual(whole.items.map(({ name }: CalendarPerson) => name));
  expect(found.toSorted()).toEqual([...own].toSorted());
});

test('leave is shown, and a week holds the visits of its seven days', async () => {
  const { owner, professionals } = fixture.partners[0];
  await sql`insert into staff_leave (leave_id, staff_id, during) values (gen_random_uuid(), ${professionals[0].staffId}, tstzrange(${hours(8)}, ${hours(10)}))`.execute(
    fixture.platform.db,
  );
  const later = await fixture.assigned({ startsAt: hours(72) });
  const { items, days } = await calendar(owner, { days: '7' });
  const away = required(items.find(({ staffId }: CalendarPerson) => staffId === professionals[0].staffId));
  expect(away.leaves).toEqual([{ startsAt: hours(8).toISOString(), endsAt: hours(10).toISOString() }]);
  expect([days, away.working.length > 0, visitsOf(items).includes(later)]).toEqual([7, true, true]);
  expect(visitsOf((await calendar(owner)).items)).not.toContain(later);
  expect((await fixture.as(owner).askLoosely(getCalendar, { query: { day: 'Friday' } })).status).toBe(400);
});

test('the way is late where it takes longer than the time between two visits; each day begins at the partner', () => {
  const base = { latitude: 12.97, longitude: 77.6 };
  const at = (from: string, to: string) => ({ ...base, startsAt: new Date(from), endsAt: new Date(to) });
  const visits = [
    at('2026-11-23T04:30:00Z', '2026-11-23T05:30:00Z'),
    at('2026-11-23T05:45:00Z', '2026-11-23T06:30:00Z'),
    at('2026-11-24T04:30:00Z', '2026-11-24T05:30:00Z'),
  ];
  const ways = waysOf(visits, base, () => ({ metres: 8_040, minutes: 25 }));
  expect(ways).toEqual([
    { metres: 8_000, minutes: 25, gapMinutes: null, late: false },
    { metres: 8_000, minutes: 25, gapMinutes: 15, late: true },
    { metres: 8_000, minutes: 25, gapMinutes: null, late: false },
  ]);
});

test('a day takes few statements, however many professionals there are', async () => {
  const before = sent();
  await calendar(fixture.partners[0].owner);
  // The session, the team and the visits.
  expect(sent() - before).toBeLessThanOrEqual(4);
});

import * as api from '@nukkad/contract/people/attendance/attendance.api';
import type { AttendanceDay } from '@nukkad/contract/people/attendance/attendance.model';
import { addYearlyHolidays } from '@nukkad/contract/people/holiday/holiday.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ShiftFixture, morning, shiftFixture } from '../../../../test/people/shift-fixture.ts';
import { key } from '../../../../test/harness/tenant.ts';
import type { Viewer } from '../../../platform/viewer.ts';

let f: ShiftFixture;
const at = (text: string) => new Date(`${text}+05:30`);
beforeAll(async () => {
  f = await shiftFixture();
  // Attendance is kept since the first check-in of anyone.
  const first = await hired();
  await punch(first, '2026-11-23T08:30:00', 'in');
  await punch(first, '2026-11-23T18:00:00', 'out');
  f.app.clock.set(at('2026-11-23T08:00:00'));
});
afterAll(() => f.app.close());

async function hired(): Promise<Viewer> {
  const viewer = await f.hire();
  await sql`update staff_member set created_at = '2026-10-01' where staff_id = ${viewer.staffId}`.execute(
    f.app.platform.db,
  );
  return viewer;
}
async function punch(viewer: Viewer, time: string, kind: 'in' | 'out') {
  f.app.clock.set(at(time));
  return f.as(viewer).askLoosely(api.checkInOut, { body: { kind }, headers: key() });
}
const dayOf = async (viewer: Viewer, day: string, now: string): Promise<AttendanceDay> => {
  f.app.clock.set(at(now));
  const query = { month: Number(day.slice(5, 7)), year: Number(day.slice(0, 4)) };
  const { body } = await f.as(viewer).ask(api.getAttendance, { query });
  return body.days.find((one) => one.day === day)!;
};
const publish = async (from: string, to: string) => {
  expect((await f.publish(from, to, 'So it was agreed.')).status).toBe(200);
};

test('lateness, early leaving and overtime count from the published shift; a draft counts nothing', async () => {
  f.app.clock.set(at('2026-11-23T08:00:00'));
  const ravi = await hired();
  await f.planned(ravi, 'evening', '2026-11-24');
  expect((await punch(ravi, '2026-11-24T09:30:00', 'in')).body.today.lateMinutes).toBe(30);
  await punch(ravi, '2026-11-24T09:40:00', 'out');
  f.app.clock.set(at('2026-11-23T08:00:00'));
  await f.planned(ravi, 'evening', '2026-11-25');
  await publish('2026-11-25', '2026-11-25');
  expect((await punch(ravi, '2026-11-25T09:30:00', 'in')).body.code).toBe('check_in_too_early');
  expect((await punch(ravi, '2026-11-25T14:06:00', 'in')).body.today).toMatchObject({
    lateMinutes: 6,
    planned: { startsAt: at('2026-11-25T14:00:00').toISOString() },
  });
  await punch(ravi, '2026-11-25T22:50:00', 'out');
  expect(await dayOf(ravi, '2026-11-25', '2026-11-26T12:00:00')).toMatchObject({
    category: 'over time',
    lateMinutes: 6,
    workedMinutes: 464,
    overtimeMinutes: 44,
  });
});

test('a night shift belongs to the evening on which it began, also over the end of a month', async () => {
  f.app.clock.set(at('2026-11-23T08:00:00'));
  const ravi = await hired();
  await f.planned(ravi, 'night', '2026-11-30');
  await publish('2026-11-30', '2026-11-30');
  expect((await punch(ravi, '2026-11-30T21:55:00', 'in')).status).toBe(201);
  expect((await punch(ravi, '2026-12-01T06:05:00', 'out')).body.today.day).toBe('2026-11-30');
  expect(await dayOf(ravi, '2026-11-30', '2026-12-01T12:00:00')).toMatchObject({
    category: 'present',
    workedMinutes: 430,
  });
  expect((await dayOf(ravi, '2026-12-01', '2026-12-02T12:00:00')).category).toBe('weekend');
  expect((await punch(ravi, '2026-12-01T23:00:00', 'in')).body.today.category).toBe('over time');
});

test('a check-in after midnight belongs to the night shift of the day before', async () => {
  f.app.clock.set(at('2026-11-23T08:00:00'));
  const ravi = await hired();
  await f.planned(ravi, 'night', '2026-12-31', '2027-01-01');
  await publish('2026-12-31', '2027-01-01');
  const { body } = await punch(ravi, '2027-01-01T00:30:00', 'in');
  expect(body.today).toMatchObject({ day: '2026-12-31', lateMinutes: 150 });
});

test('days of a rostered week without a shift are off, unless the setting says that usual hours count', async () => {
  f.app.clock.set(at('2026-11-23T08:00:00'));
  const ravi = await hired();
  // A Sunday, which is a weekly day off without a roster.
  await f.planned(ravi, 'morning', '2026-12-13');
  await publish('2026-12-13', '2026-12-13');
  const now = '2026-12-15T12:00:00';
  expect((await dayOf(ravi, '2026-12-13', now)).category).toBe('absent');
  expect((await dayOf(ravi, '2026-12-10', now)).category).toBe('weekend');
  expect((await dayOf(ravi, '2026-12-14', now)).category).toBe('absent');
  await f.setRules({ restIsOff: false });
  expect((await dayOf(ravi, '2026-12-10', now)).category).toBe('absent');
  await f.setRules({});
});

test('a holiday stays a holiday: work on its shift is overtime', async () => {
  f.app.clock.set(at('2026-11-23T08:00:00'));
  const ravi = await hired();
  await f.owner.ask(addYearlyHolidays, {
    body: { departmentId: null, holidays: [{ on: '2026-12-25', name: 'Christmas' }] },
    headers: key(),
  });
  await f.planned(ravi, 'morning', '2026-12-25');
  await publish('2026-12-25', '2026-12-25');
  await punch(ravi, '2026-12-25T09:00:00', 'in');
  await punch(ravi, '2026-12-25T12:00:00', 'out');
  expect(await dayOf(ravi, '2026-12-25', '2026-12-26T12:00:00')).toMatchObject({
    category: 'over time',
    overtimeMinutes: 180,
  });
});

test('two shifts of a day are one span, and the time between them is a break', async () => {
  f.app.clock.set(at('2026-11-23T08:00:00'));
  const ravi = await hired();
  const early = await f.addType({
    ...morning,
    name: 'Early',
    startsMinute: 420,
    endsMinute: 660,
    breakMinutes: 0,
  });
  const late = await f.addType({
    ...morning,
    name: 'Late',
    startsMinute: 900,
    endsMinute: 1_140,
    breakMinutes: 0,
  });
  for (const type of [early, late]) await f.plan(ravi.staffId, type, ['2027-02-24']);
  await publish('2027-02-24', '2027-02-24');
  await punch(ravi, '2027-02-24T07:00:00', 'in');
  await punch(ravi, '2027-02-24T11:00:00', 'out');
  await punch(ravi, '2027-02-24T15:00:00', 'in');
  await punch(ravi, '2027-02-24T19:00:00', 'out');
  expect(await dayOf(ravi, '2027-02-24', '2027-02-25T12:00:00')).toMatchObject({
    category: 'present',
    workedMinutes: 480,
    earlyMinutes: 0,
    planned: { breakMinutes: 240 },
  });
});

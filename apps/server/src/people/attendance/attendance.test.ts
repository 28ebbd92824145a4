import * as api from '@nukkad/contract/people/attendance/attendance.api';
import { addDepartment } from '@nukkad/contract/people/department/department.api';
import { editEmployee } from '@nukkad/contract/people/employee/employee.api';
import { addYearlyHolidays } from '@nukkad/contract/people/holiday/holiday.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { forgetOpenSpells } from './punch/forget-open.ts';
import { type StaffFixture, staffFixture } from '../../../test/fixtures/staff-fixture.ts';
import { key } from '../../../test/harness/tenant.ts';
import type { TestClient } from '../../../test/harness/test-client.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { builtInRules } from './day/plan.rules.ts';

const races = Number(process.env['ATTENDANCE_RACES'] ?? 6);
const office = { latitude: 12.9716, longitude: 77.6412 };
const at = (text: string) => new Date(`${text}+05:30`);
let fixture: StaffFixture;
let numbers = 0;
beforeAll(async () => {
  fixture = await staffFixture();
  // Attendance is kept since the first check-in of anyone.
  fixture.app.clock.set(at('2026-11-02T09:00:00'));
  const first = await hire();
  await punch(first, 'in');
  await punch(first, 'out');
});
afterAll(() => fixture.app.close());
/** A Tuesday at nine in the morning. */
beforeEach(() => fixture.app.clock.set(at('2026-11-24T09:00:00')));

const hire = (grants: readonly string[] = []) => fixture.hire(String(9_812_400_000 + (numbers += 1)), grants);
const punch = (viewer: Viewer | TestClient, kind: 'in' | 'out', more: object = {}) =>
  ('userId' in viewer ? fixture.as(viewer) : viewer).askLoosely(api.checkInOut, {
    body: { kind, ...more },
    headers: key(),
  });
const clock = async (viewer: Viewer) => (await fixture.as(viewer).askLoosely(api.getClock, {})).body;
const monthOf = (client: TestClient, employeeId?: string | null, month = 11) =>
  client.askLoosely(api.getAttendance, { query: { month, year: 2026, ...(employeeId && { employeeId }) } });
const dayOf = async (viewer: Viewer, day: string) =>
  (await monthOf(fixture.as(viewer))).body.days.find((one: { day: string }) => one.day === day);
const set = (rules: object, target: object = {}, version = 0) =>
  fixture.owner.askLoosely(api.saveAttendanceSetting, {
    body: { departmentId: null, employeeId: null, version, ...target, rules: { ...builtInRules, ...rules } },
  });

test('Ravi checks in and out at the server’s time; the day and the week say how long he worked', async () => {
  const ravi = await hire();
  expect(await clock(ravi)).toMatchObject({ isIn: false, opensAt: at('2026-11-24T08:00:00').toISOString() });
  const begun = await punch(ravi, 'in', { device: 'Pixel 8' });
  expect(begun.status).toBe(201);
  expect(begun.body).toMatchObject({ isIn: true, since: at('2026-11-24T09:00:00').toISOString() });
  expect(begun.body).toEqual(await clock(ravi));
  fixture.app.clock.set(at('2026-11-24T18:05:00'));
  const { body } = await punch(ravi, 'out');
  expect(body).toEqual(await clock(ravi));
  expect(body).toMatchObject({
    isIn: false,
    today: { category: 'present', workedMinutes: 485, lateMinutes: 0 },
  });
  expect(body.week.find(({ day }: { day: string }) => day === '2026-11-24')).toMatchObject({
    workedMinutes: 485,
  });
});

test('promise 70: no date of the client counts, for oneself, for another or for later', async () => {
  const ravi = await hire();
  const other = await hire();
  const forged = {
    at: '2026-11-24T06:00:00.000Z',
    inAt: '2026-11-23T06:00:00.000Z',
    employeeId: other.staffId,
    now: 1,
  };
  await punch(ravi, 'in', forged);
  expect((await clock(ravi)).since).toBe(at('2026-11-24T09:00:00').toISOString());
  expect((await clock(other)).isIn).toBe(false);
  for (const waitedMs of [-1, -3_600_000, 24 * 3_600_000 + 1, 1.5, 'yesterday', Number.NaN])
    expect((await punch(other, 'in', { waitedMs })).status).toBe(400);
  expect((await clock(other)).isIn).toBe(false);
});

test('promise 70: one check-in is open at most, whatever races', async () => {
  const ravi = await hire();
  const answers = await Promise.all(Array.from({ length: races }, () => punch(ravi, 'in')));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  for (const { status, body } of answers)
    if (status !== 201) expect(body.code).toMatch(/^check_in_(open|overlaps)$/);
  const rows = await sql`select 1 from attendance_spell where staff_id = ${ravi.staffId}`.execute(
    fixture.app.platform.db,
  );
  expect(rows.rows).toHaveLength(1);
  fixture.app.clock.advance(3_600_000);
  const outs = await Promise.all(Array.from({ length: races }, () => punch(ravi, 'out')));
  expect(outs.filter(({ status }) => status === 201)).toHaveLength(1);
  expect((await punch(ravi, 'out')).body.code).toBe('check_in_missing');
});

test('an hour before the start it is too early, an hour after the end too late; on a Sunday it is overtime', async () => {
  const ravi = await hire();
  fixture.app.clock.set(at('2026-11-24T07:59:00'));
  expect((await punch(ravi, 'in')).body.code).toBe('check_in_too_early');
  fixture.app.clock.set(at('2026-11-24T19:01:00'));
  expect((await punch(ravi, 'in')).body.code).toBe('check_in_too_late');
  fixture.app.clock.set(at('2026-11-29T11:00:00'));
  await punch(ravi, 'in');
  fixture.app.clock.set(at('2026-11-29T13:00:00'));
  await punch(ravi, 'out');
  expect(await dayOf(ravi, '2026-11-29')).toMatchObject({ category: 'over time', overtimeMinutes: 120 });
});

test('far from every site is marked, and refused where the settings say so', async () => {
  const site = { name: `Office ${(numbers += 1)}`, ...office, radiusMetres: 100 };
  expect((await fixture.owner.askLoosely(api.addWorkSite, { body: site, headers: key() })).status).toBe(201);
  const ravi = await hire();
  const sunita = await hire();
  const there = { place: { ...office, accuracyMetres: 10 } };
  const away = { place: { latitude: 13.05, longitude: 77.6412, accuracyMetres: 10 } };
  await punch(ravi, 'in', away);
  const [spell] = (await clock(ravi)).today.spells;
  expect(spell?.in).toMatchObject({ isFar: true, siteName: null });
  expect(spell?.in.distanceMetres).toBeGreaterThan(8_000);
  const { body } = await set({ mustBeAtSite: true }, { employeeId: sunita.staffId });
  expect(body).toMatchObject({ employeeId: sunita.staffId, version: 1 });
  expect((await punch(sunita, 'in')).body.code).toBe('check_in_place_missing');
  expect((await punch(sunita, 'in', away)).body.code).toBe('check_in_away');
  expect((await punch(sunita, 'in', there)).body.today.spells[0]?.in).toMatchObject({
    isFar: false,
    siteName: site.name,
  });
});

test('a check-in that waited on the phone counts from when it was made, is marked, and can be turned off', async () => {
  const ravi = await hire();
  fixture.app.clock.set(at('2026-11-24T10:30:00'));
  const { body } = await punch(ravi, 'in', { waitedMs: 90 * 60_000 });
  expect(body.since).toBe(at('2026-11-24T09:00:00').toISOString());
  expect(body.today.spells[0]?.in.isOffline).toBe(true);
  const sunita = await hire();
  await set({ acceptsOffline: false }, { employeeId: sunita.staffId });
  expect((await punch(sunita, 'in', { waitedMs: 60_000 })).body.code).toBe('check_in_offline_off');
});

test('a night shift of the department belongs to the evening on which it starts', async () => {
  const { body: department } = await fixture.owner.askLoosely(addDepartment, {
    body: { name: 'Night watch', parentId: null, headId: null },
    headers: key(),
  });
  const { departmentId } = department;
  const ravi = await hire();
  await fixture.owner.askLoosely(editEmployee, {
    body: {
      employeeId: ravi.staffId,
      version: 0,
      employeeCode: null,
      departmentId,
      managerId: null,
      joinedOn: '2026-11-01',
      lastDayOn: null,
    },
  });
  await set({ startsMinute: 22 * 60, endsMinute: 30 * 60, breakMinutes: 0 }, { departmentId });
  // The fixture's professionals have no shifts of their own.
  fixture.app.clock.set(at('2026-11-24T21:55:00'));
  await punch(ravi, 'in');
  fixture.app.clock.set(at('2026-11-25T06:05:00'));
  await punch(ravi, 'out');
  expect(await dayOf(ravi, '2026-11-24')).toMatchObject({ category: 'present', workedMinutes: 490 });
  expect((await dayOf(ravi, '2026-11-25'))?.spells).toEqual([]);
});

test('a check-in without an end is given up after 16 hours, and its person is told', async () => {
  const ravi = await hire();
  const number = String(9_812_400_000 + numbers);
  await punch(ravi, 'in');
  await fixture.app.drain();
  fixture.app.sms.length = 0;
  fixture.app.clock.set(at('2026-11-25T09:00:00'));
  const { platform } = fixture.app;
  await forgetOpenSpells({ platform } as Parameters<typeof forgetOpenSpells>[0]);
  await fixture.app.drain();
  expect(fixture.app.sms.filter(({ mobileNumber }) => mobileNumber.endsWith(number))).toHaveLength(1);
  expect(await dayOf(ravi, '2026-11-24')).toMatchObject({
    category: 'absent',
    spells: [{ isForgotten: true, out: null }],
  });
  expect((await punch(ravi, 'in')).status).toBe(201);
});

test('one reads the own month, a manager that of a report, others only with the permission, strangers none', async () => {
  const ravi = await hire();
  const head = await hire();
  const reader = await hire(['attandance.view']);
  const { body: department } = await fixture.owner.askLoosely(addDepartment, {
    body: { name: 'Painting', parentId: null, headId: head.staffId },
    headers: key(),
  });
  const placed = { version: 0, employeeCode: null, managerId: null, joinedOn: '2026-11-16', lastDayOn: null };
  await fixture.owner.askLoosely(editEmployee, {
    body: { employeeId: ravi.staffId, ...placed, departmentId: department.departmentId },
  });
  const status = async (client: TestClient) => (await monthOf(client, ravi.staffId)).status;
  expect(await status(fixture.as(head))).toBe(200);
  expect(await status(fixture.as(reader))).toBe(200);
  expect(await status(fixture.as(await hire()))).toBe(403);
  expect(await status(fixture.stranger)).toBe(404);
  const { body } = await monthOf(fixture.as(ravi));
  expect(body.days).toHaveLength(30);
  expect(Object.values(body.totals.days as Record<string, number>).reduce((sum, days) => sum + days, 0)).toBe(
    30,
  );
  expect(body.days.filter(({ category }: { category: string }) => category === 'none')).toHaveLength(15 + 6);
});

test('the grid of a month has a letter for each day of everyone, holidays and leavers included', async () => {
  const ravi = await hire();
  await fixture.owner.askLoosely(addYearlyHolidays, {
    body: { departmentId: null, holidays: [{ on: '2026-11-30', name: 'Kanakadasa Jayanti' }] },
    headers: key(),
  });
  await punch(ravi, 'in');
  fixture.app.clock.set(at('2026-12-01T08:00:00'));
  const grid = (query: object = {}) =>
    fixture.owner.askLoosely(api.listMonthly, { query: { month: 11, year: 2026, ...query } });
  const { items } = (await grid()).body;
  const row = items.find(({ employeeId }: { employeeId: string }) => employeeId === ravi.staffId);
  expect(row?.days).toHaveLength(30);
  expect([row?.days[21], row?.days[28], row?.days[29]]).toEqual(['-', 'W', 'H']);
  const seen: string[] = [];
  for (let cursor: string | undefined; cursor !== ''; ) {
    const { body: page } = await grid({ limit: 3, cursor });
    seen.push(...page.items.map(({ employeeId }: { employeeId: string }) => employeeId));
    cursor = page.nextCursor ?? '';
  }
  expect(seen).toEqual(items.map(({ employeeId }: { employeeId: string }) => employeeId));
  const stranger = await fixture.stranger.askLoosely(api.listMonthly, { query: { month: 11, year: 2026 } });
  expect(stranger.body.items.map(({ employeeId }: { employeeId: string }) => employeeId)).not.toContain(
    ravi.staffId,
  );
  expect(
    (await fixture.as(ravi).askLoosely(api.listMonthly, { query: { month: 11, year: 2026 } })).status,
  ).toBe(403);
});

test('the day says who is in, late, absent and away, and counts all whatever it is narrowed by', async () => {
  const ravi = await hire();
  const late = await hire();
  await punch(ravi, 'in');
  fixture.app.clock.set(at('2026-11-24T09:30:00'));
  const day = (query: object = {}) =>
    fixture.owner.askLoosely(api.listDaily, {
      query: { day: 24, month: 11, year: 2026, limit: 100, ...query },
    });
  const { body } = await day();
  const stateOf = (who: Viewer) =>
    body.items.find(({ employeeId }: { employeeId: string }) => employeeId === who.staffId)?.state;
  expect([stateOf(ravi), stateOf(late)]).toEqual(['in', 'late']);
  const narrowed = (await day({ state: 'in', count: 'true' })).body;
  expect(narrowed.items.every(({ state }: { state: string }) => state === 'in')).toBe(true);
  expect([narrowed.counts, narrowed.total?.count]).toEqual([body.counts, body.counts.in]);
  expect((await day({ day: 31 })).body.fields).toEqual({ day: 'This month has no such day.' });
});

test('settings carry their version, refuse impossible hours and strangers’ people', async () => {
  const ravi = await hire();
  const target = { employeeId: ravi.staffId };
  expect((await set({ graceMinutes: 20 }, target)).body).toMatchObject({
    version: 1,
    rules: { graceMinutes: 20 },
  });
  expect((await set({ graceMinutes: 25 }, target)).body.code).toBe('attendance_setting_changed');
  expect((await set({ graceMinutes: 25 }, target, 1)).body.version).toBe(2);
  expect((await set({ endsMinute: 60 }, target, 2)).body.code).toBe('attendance_setting_hours');
  expect((await set({ halfDayMinutes: 420 }, target, 2)).body.code).toBe('attendance_setting_half');
  const body = { departmentId: null, ...target, version: 0, rules: builtInRules };
  const stranger = await fixture.stranger.askLoosely(api.saveAttendanceSetting, { body });
  expect(stranger.body.code).toBe('attendance_setting_for_unknown');
  expect((await fixture.as(ravi).askLoosely(api.saveAttendanceSetting, { body })).status).toBe(403);
  const { items } = (await fixture.owner.askLoosely(api.getAttendanceSetting, { query: {} })).body;
  expect(items[0]).toMatchObject({ departmentId: null, employeeId: null, version: 0 });
});

test('work sites are the organisation’s own: a stranger edits and removes none', async () => {
  const made = await fixture.owner.askLoosely(api.addWorkSite, {
    body: { name: 'Godown', ...office, radiusMetres: 200 },
    headers: key(),
  });
  const { workSiteId } = made.body;
  const edit = (client: TestClient, version: number) =>
    client.askLoosely(api.editWorkSite, {
      body: { workSiteId, version, name: 'Depot', ...office, radiusMetres: 300 },
    });
  expect((await edit(fixture.stranger, 1)).status).toBe(404);
  expect((await edit(fixture.owner, 1)).body).toMatchObject({ name: 'Depot', version: 2 });
  expect((await edit(fixture.owner, 1)).body.code).toBe('work_site_changed');
  const remove = (client: TestClient) => client.askLoosely(api.removeWorkSite, { query: { workSiteId } });
  expect((await remove(fixture.stranger)).status).toBe(404);
  expect((await remove(fixture.owner)).status).toBe(200);
});

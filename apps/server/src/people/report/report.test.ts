import { listMonthly } from '@nukkad/contract/people/attendance/attendance.api';
import { addDepartment } from '@nukkad/contract/people/department/department.api';
import { editEmployee } from '@nukkad/contract/people/employee/employee.api';
import { addLeaveType } from '@nukkad/contract/people/leave/leave.api';
import * as api from '@nukkad/contract/people/report/report.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPartner } from '../../../test/fixtures/a-partner.ts';
import { aViewer } from '../../../test/harness/mounted.ts';
import { type Colleague, payrollFixture } from '../../../test/fixtures/payroll-fixture.ts';
import { key } from '../../../test/harness/tenant.ts';
import type { TestClient } from '../../../test/harness/test-client.ts';

const at = (text: string) => new Date(`${text}+05:30`);
let fixture: Awaited<ReturnType<typeof payrollFixture>>;
let owner: TestClient;
let stranger: TestClient;
let sunita: Colleague;
let ravi: Colleague;
let meena: Colleague;
let cleaning: string;

const place = (one: Colleague, more: object) =>
  owner.askLoosely(editEmployee, {
    body: {
      employeeId: one.staffId,
      version: 0,
      employeeCode: null,
      departmentId: null,
      managerId: null,
      joinedOn: '2026-01-05',
      lastDayOn: null,
      ...more,
    },
  });
/** A day at work, from nine on. */
const work = (one: Colleague, day: string, hours: number) =>
  sql`insert into attendance_spell (spell_id, organisation_id, staff_id, on_day, in_at, in_source, out_at, out_source, recorded_at)
    values (gen_random_uuid(), ${fixture.organisationId}, ${one.staffId}, ${day}::date, ${at(`${day}T09:00:00`)}::timestamptz, 'phone',
      ${at(`${day}T09:00:00`)}::timestamptz + make_interval(hours => ${hours}::int), 'phone', now())`.execute(
    fixture.db,
  );

beforeAll(async () => {
  fixture = await payrollFixture();
  fixture.app.clock.set(at('2026-11-24T18:30:00'));
  owner = fixture.app.as(fixture.owner);
  const other = await aPartner(fixture.db, { companyName: 'Bright Sparks' });
  stranger = fixture.app.as(
    aViewer({ userId: other.ownerUserId, role: 'Service Partner', organisationId: other.organisationId }),
  );
  [sunita, ravi, meena] = await Promise.all([
    fixture.hire('Sunita Devi', ['attandance.view', 'reports.view']),
    fixture.hire('Ravi Kumar', ['manage_users.view', 'attandance.view', 'salary.view']),
    fixture.hire('Meena Joshi', ['salary.view', 'reports.view']),
  ]);
  const { body } = await owner.askLoosely(addDepartment, {
    body: { name: 'Cleaning', parentId: null, headId: null },
    headers: key(),
  });
  cleaning = body.departmentId;
  await place(sunita, { departmentId: cleaning });
  await place(ravi, { joinedOn: '2026-10-01' });
  await place(meena, { joinedOn: '2026-03-02', lastDayOn: '2026-10-31' });
}, 120_000);
afterAll(() => fixture.app.close());

test('headcount: who is here at the end of each month, came and went', async () => {
  const { body } = await owner.ask(api.reportHeadcount, { query: { months: 3 } });
  const months = body.items.map(({ month, people, joined, left }) => [month, people, joined, left]);
  const before = months[0]?.[1] ?? 0;
  expect(months).toEqual([
    ['2026-09', before, 0, 0],
    ['2026-10', before, 1, 1],
    ['2026-11', before, 0, 0],
  ]);
  expect(body.departments).toContainEqual({ department: 'Cleaning', people: 1 });
  expect(body.departments.reduce((sum, { people }) => sum + people, 0)).toBe(before);
});

test('a month’s people are those of the month before, and who came, without who went', async () => {
  const { items } = (await owner.ask(api.reportHeadcount, { query: {} })).body;
  expect(items).toHaveLength(12);
  for (const [index, { people, joined, left }] of items.entries()) {
    const before = items[index - 1];
    if (before) expect(people).toBe(before.people + joined - left);
  }
});

test('attendance and overtime by month and department are the sums of the grid', async () => {
  for (const day of ['2026-11-02', '2026-11-03', '2026-11-04']) await work(sunita, day, 9);
  await work(ravi, '2026-11-03', 12);
  const { body } = await owner.ask(api.reportAttendance, { query: { months: 2 } });
  const grid = (await owner.ask(listMonthly, { query: { month: 11, year: 2026 } })).body.items;
  const now = body.items.filter(({ month }) => month === '2026-11');
  expect(now.map(({ department }) => department)).toEqual(['Cleaning', '']);
  expect(now.reduce((sum, { people }) => sum + people, 0)).toBe(grid.length);
  const overtime = grid.reduce((sum, { totals }) => sum + totals.overtimeMinutes, 0);
  expect(overtime).toBeGreaterThan(0);
  expect(now.reduce((sum, { overtimeMinutes }) => sum + overtimeMinutes, 0)).toBe(overtime);
  expect(body.overtime[0]?.fullName).toBe('Ravi Kumar');
  expect(now[0]?.attendedHalves).toBe(6);
  expect(now.every(({ dueHalves, attendedHalves }) => dueHalves >= attendedHalves)).toBe(true);
});

test('leave: what each has left, page by page, and what was taken', async () => {
  for (const [name, halvesAYear] of [
    ['Casual leave', 24],
    ['Unpaid leave', null],
  ] as const)
    await owner.askLoosely(addLeaveType, {
      body: {
        name,
        halvesAYear,
        accrual: 'yearly',
        carryHalves: 0,
        yearStartsMonth: 1,
        isPaid: true,
        takesHalfDays: true,
        isSandwich: false,
        isActive: true,
      },
      headers: key(),
    });
  const read = async (query: object) => (await owner.ask(api.reportLeaveBalances, { query })).body;
  const all = await read({ limit: 100 });
  const names = all.items.map(({ fullName, leaveType }) => `${fullName} ${leaveType}`);
  expect(names).toContain('Ravi Kumar Casual leave');
  expect(names.some((name) => name.startsWith('Meena Joshi'))).toBe(false);
  expect(all.items.find(({ leaveType }) => leaveType === 'Unpaid leave')?.halves).toBeNull();
  const paged: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page = await read({ limit: 1, cursor });
    paged.push(...page.items.map(({ fullName, leaveType }) => `${fullName} ${leaveType}`));
    cursor = page.nextCursor;
  }
  expect(paged).toEqual(names);
  expect((await owner.ask(api.reportLeaveTaken, { query: {} })).body.items).toEqual([]);
});

test('cost by department and month: of confirmed payrolls alone, and with what the employer adds', async () => {
  const { body: structure } = await fixture.structure();
  await fixture.pay(fixture.owner, sunita.staffId, structure.structureId, 30_000);
  await fixture.pay(fixture.owner, ravi.staffId, structure.structureId, 20_000, { validFrom: '2026-10-01' });
  const draft = await fixture.draft('2026-10-01');
  expect((await owner.ask(api.reportCost, { query: {} })).body.items).toEqual([]);
  expect((await fixture.confirm(draft)).status).toBe(200);
  const { items } = (await owner.ask(api.reportCost, { query: {} })).body;
  expect(items.map(({ month, department, people }) => [month, department, people])).toEqual([
    ['2026-10', '', 1],
    ['2026-10', 'Cleaning', 1],
  ]);
  const slips = await fixture.payslips({ runId: draft.runId });
  const employer = slips.reduce((sum, slip) => sum + slip.employer, 0);
  expect(items.reduce((sum, one) => sum + one.employer, 0)).toBe(employer);
  const off = slips
    .flatMap(({ lines }) => lines)
    .filter(({ kind }) => kind === 'unpaid_days' || kind === 'days_away')
    .reduce((sum, { amount }) => sum + amount, 0);
  const gross = slips.reduce((sum, slip) => sum + slip.gross, 0);
  expect(items.reduce((sum, one) => sum + one.cost, 0)).toBe(gross + employer - off);
});

test('each report asks its own permission, and shows one’s own people only', async () => {
  const reports = {
    headcount: api.reportHeadcount,
    attendance: api.reportAttendance,
    leave: api.reportLeaveBalances,
    taken: api.reportLeaveTaken,
    cost: api.reportCost,
  };
  const open = async (client: TestClient) => {
    const found: string[] = [];
    for (const [name, endpoint] of Object.entries(reports))
      if ((await client.askLoosely(endpoint, { query: {} })).status === 200) found.push(name);
    return found;
  };
  expect(await open(fixture.app.as(ravi.viewer))).toEqual([]);
  expect(await open(fixture.app.as(sunita.viewer))).toEqual(['headcount', 'attendance', 'leave', 'taken']);
  expect(await open(fixture.app.as(meena.viewer))).toEqual(['headcount', 'cost']);
  expect((await stranger.ask(api.reportCost, { query: {} })).body.items).toEqual([]);
  expect((await stranger.ask(api.reportLeaveBalances, { query: {} })).body.items).toEqual([]);
  const { overtime } = (await stranger.ask(api.reportAttendance, { query: { months: 1 } })).body;
  expect(overtime).toEqual([]);
  const { status } = await owner.askLoosely(api.reportHeadcount, { query: { months: 13 } });
  expect(status).toBe(400);
});

test('a firm without people has empty reports', async () => {
  const { body } = await stranger.ask(api.reportHeadcount, { query: { months: 1 } });
  expect(body.items).toHaveLength(1);
  expect((await stranger.ask(api.reportLeaveTaken, { query: {} })).body.items).toEqual([]);
});

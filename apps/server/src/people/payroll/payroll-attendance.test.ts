import * as approvals from '@nukkad/contract/people/leave/leave.api';
import * as attendance from '@nukkad/contract/people/attendance/attendance.api';
import { addDays, istWeekday } from '@nukkad/contract/kernel/time';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Colleague, type PayrollFixture, payrollFixture } from '../../../test/payroll-fixture.ts';
import { key } from '../../../test/tenant.ts';
import { builtInRules } from '../attendance/day/plan.rules.ts';

let fixture: PayrollFixture;
let structureId: string;
const at = (text: string) => new Date(`${text}:00+05:30`);
beforeAll(async () => {
  fixture = await payrollFixture();
  fixture.app.clock.set(at('2026-08-01T08:30'));
  structureId = (await fixture.structure()).body.structureId;
});
afterAll(() => fixture.app.close());

async function punch({ viewer }: Colleague, kind: 'in' | 'out', when: string) {
  fixture.app.clock.set(at(when));
  const { status, body } = await fixture.app
    .as(viewer)
    .askLoosely(attendance.checkInOut, { body: { kind }, headers: key() });
  if (status !== 201) throw new Error(`${kind} ${when}: ${body.code}`);
}

async function work(colleague: Colleague, day: string, to = '18:00') {
  await punch(colleague, 'in', `${day}T09:00`);
  await punch(colleague, 'out', `${day}T${to}`);
}

/** Working days of a month but Sundays. */
function daysOf(month: string): readonly string[] {
  const days: string[] = [];
  for (let day = `${month}-01`; day.startsWith(month); day = addDays(day, 1))
    if (istWeekday(day) !== 7) days.push(day);
  return days;
}

async function runOf(month: string) {
  const days = daysOf(month);
  fixture.app.clock.set(at(`${days.at(-1)}T23:30`));
  return fixture.confirmed(`${month}-01`);
}

async function hired(name: string, rupees = 31_000) {
  const colleague = await fixture.hire(name);
  const { status } = await fixture.pay(fixture.owner, colleague.staffId, structureId, rupees, {
    validFrom: '2026-08-01',
  });
  expect(status).toBe(201);
  return colleague;
}

test('a worked month: two days missed and a half day cost five half days, to the paisa; overtime is paid', async () => {
  const ravi = await hired('Ravi Kumar');
  const sita = await hired('Sita Devi');
  const [, , missed, alsoMissed, short, long] = daysOf('2026-08');
  for (const day of daysOf('2026-08'))
    if (day === short) await work(ravi, day, '13:30');
    else if (day === long) await work(ravi, day, '20:00');
    else if (day !== missed && day !== alsoMissed) await work(ravi, day);
  const run = await runOf('2026-08');
  const slip = await fixture.payslipOf(run.runId, ravi.staffId);
  const unpaid = slip.lines.find(({ kind }) => kind === 'unpaid_days');
  // 31,000 rupees for 62 half days: five of them.
  expect(unpaid).toMatchObject({
    amount: 250_000,
    origins: [{ kind: 'attendance', id: ravi.staffId, words: '2026-08-01' }],
  });
  // 120 minutes, twice, of 15,500 rupees for 26 days of 8 hours.
  expect(slip.lines.find(({ kind }) => kind === 'overtime')?.amount).toBe(29_808);
  expect(slip.unpaidDays).toBe(2.5);
  const whole = await fixture.payslipOf(run.runId, sita.staffId);
  expect(whole.lines.filter(({ kind }) => kind === 'unpaid_days' || kind === 'overtime')).toEqual([]);
});

test('who never checked in keeps the whole month; unpaid leave costs its days all the same', async () => {
  const meena = await hired('Meena Joshi');
  fixture.app.clock.set(at('2026-09-01T08:00'));
  const typeOf = async (name: string, isPaid: boolean) => {
    const { body } = await fixture.app.as(fixture.owner).ask(approvals.addLeaveType, {
      body: {
        name,
        halvesAYear: 24,
        accrual: 'yearly',
        carryHalves: 0,
        yearStartsMonth: 1,
        isPaid,
        takesHalfDays: true,
        isSandwich: false,
        isActive: true,
      },
      headers: key(),
    });
    return body.leaveTypeId;
  };
  const [unpaid, casual] = [await typeOf('Unpaid leave', false), await typeOf('Casual leave', true)];
  const away = async (
    leaveTypeId: typeof unpaid,
    days: { fromDay: string; toDay: string; fromNoon: boolean; toNoon: boolean },
  ) => {
    const { body } = await fixture.app
      .as(meena.viewer)
      .ask(approvals.askLeave, { body: { leaveTypeId, ...days }, headers: key() });
    await fixture.app.as(fixture.owner).ask(approvals.reviewLeave, {
      body: { requestId: body.requestId, version: body.version, decision: 'approved' },
    });
  };
  await away(unpaid, { fromDay: '2026-09-08', toDay: '2026-09-09', fromNoon: false, toNoon: true });
  // A day of two halves: the morning with pay, the afternoon without.
  const halves = { fromDay: '2026-09-15', toDay: '2026-09-15' };
  await away(casual, { ...halves, fromNoon: false, toNoon: true });
  await away(unpaid, { ...halves, fromNoon: true, toNoon: false });
  const run = await runOf('2026-09');
  const slip = await fixture.payslipOf(run.runId, meena.staffId);
  // 31,000 rupees for 60 half days: four of them, each part of the pay rounded by itself.
  expect(slip.lines.find(({ kind }) => kind === 'unpaid_days')?.amount).toBe(206_666);
  expect(slip.unpaidDays).toBe(2);
});

test('visits by start codes alone begin no attendance; hours that were set count for everyone from the first check-in', async () => {
  const kiran = await hired('Kiran Rao');
  const imran = await hired('Imran Shaikh');
  await sql`insert into attendance_spell (spell_id, organisation_id, staff_id, on_day, in_at, in_source, out_at, out_source, recorded_at)
    values (gen_random_uuid(), ${fixture.organisationId}, ${kiran.staffId}, '2026-10-06', '2026-10-06T05:00Z', 'booking',
      '2026-10-06T06:00Z', 'booking', '2026-10-06T06:00Z')`.execute(fixture.db);
  const october = await runOf('2026-10');
  expect((await fixture.payslipOf(october.runId, kiran.staffId)).lines.map(({ kind }) => kind)).not.toContain(
    'unpaid_days',
  );
  await fixture.app.as(fixture.owner).ask(attendance.saveAttendanceSetting, {
    body: { departmentId: null, employeeId: imran.staffId, version: 0, rules: builtInRules },
  });
  const november = await runOf('2026-11');
  const missed = await fixture.payslipOf(november.runId, imran.staffId);
  expect(missed.lines.find(({ kind }) => kind === 'unpaid_days')?.amount).toBeGreaterThan(2_500_000);
  expect(
    (await fixture.payslipOf(november.runId, kiran.staffId)).lines.map(({ kind }) => kind),
  ).not.toContain('unpaid_days');
});

import * as payrolls from '@nukkad/contract/people/payroll/payroll.api';
import * as approvals from '@nukkad/contract/people/leave/leave.api';
import * as attendance from '@nukkad/contract/people/attendance/attendance.api';
import { addDays, istWeekday } from '@nukkad/contract/kernel/time';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Colleague,
  type PayrollFixture,
  payrollFixture,
} from '../../../test/fixtures/payroll-fixture.ts';
import { key } from '../../../test/harness/tenant.ts';

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

/** The grid’s letters of a person. */
async function lettersOf({ staffId }: Colleague, month: string): Promise<string> {
  const { body } = await fixture.app.as(fixture.owner).ask(attendance.listMonthly, {
    query: { year: Number(month.slice(0, 4)), month: Number(month.slice(5)), limit: 100 },
  });
  return body.items.find(({ employeeId }) => employeeId === staffId)?.days ?? '';
}

const decide = (
  run: { readonly runId: string; readonly version: number },
  decisions: readonly { readonly staffId: string; readonly days: number; readonly as: 'paid' | 'unpaid' }[],
  who = fixture.owner,
) =>
  fixture.app.as(who).askLoosely(payrolls.decideAbsences, {
    params: { runId: run.runId },
    body: { version: run.version, decisions: [...decisions] },
  });

/** Of a draft: whose days without a check-in someone is to decide about. */
const absencesIn = async (runId: string) =>
  (await fixture.payslips({ runId, absent: 'true' })).map(({ fullName, absence }) => ({
    fullName,
    ...absence,
  }));

async function draftOf(month: string) {
  fixture.app.clock.set(at(`${daysOf(month).at(-1)}T23:30`));
  return fixture.draft(`${month}-01`);
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
  const [, , missed, alsoMissed, short, long] = daysOf('2026-08');
  for (const day of daysOf('2026-08'))
    if (day === short) await work(ravi, day, '13:30');
    else if (day === long) await work(ravi, day, '20:00');
    else if (day !== missed && day !== alsoMissed) await work(ravi, day);
  fixture.app.clock.set(at('2026-08-31T23:30'));
  const run = await fixture.confirmed('2026-08-01');
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
  expect((await lettersOf(ravi, '2026-08')).replaceAll(/[^AD]/g, '')).toBe('AAD');
});

test('Sita never checked in: the payroll asks, waits, and takes her absent days off once they are decided as unpaid', async () => {
  const sita = await hired('Sita Devi');
  const run = await draftOf('2026-09');
  const grid = await lettersOf(sita, '2026-09');
  const absent = Array.from(grid).filter((letter) => letter === 'A').length;
  expect(absent).toBeGreaterThan(20);
  expect(await absencesIn(run.runId)).toEqual([
    { fullName: 'Ravi Kumar', days: absent, isDecided: false },
    { fullName: 'Sita Devi', days: absent, isDecided: false },
  ]);
  expect(run).toMatchObject({ undecided: 2, can: { confirm: false, check: false } });
  expect((await fixture.confirm(run)).body.code).toBe('payroll_absence_open');
  const [first, second] = await fixture.payslips({ runId: run.runId, absent: 'true' });
  const of = (staffId = '', days = absent) => ({ staffId, days, as: 'unpaid' as const });
  expect((await decide(run, [of(first?.staffId, absent - 1)])).body.code).toBe('payroll_absence_changed');
  await decide(run, [of(first?.staffId)]);
  expect((await decide(run, [of(second?.staffId)])).body).toMatchObject({
    undecided: 0,
    can: { confirm: true },
  });
  expect((await fixture.confirm(run)).status).toBe(200);
  const slip = await fixture.payslipOf(run.runId, sita.staffId);
  expect(slip).toMatchObject({ unpaidDays: absent, absence: { days: absent, isDecided: true } });
  expect(slip.lines.find(({ kind }) => kind === 'unpaid_days')?.amount).toBeGreaterThan(2_400_000);
});

test('who is set as paid without checking in has no absent day in the grid and the whole month in the payslip', async () => {
  const [kiran, office] = [
    await hired('Kiran Rao'),
    await fixture.hire('Pooja Nair', ['salary.view', 'salary.update']),
  ];
  const run = await draftOf('2026-10');
  const all = await fixture.payslips({ runId: run.runId, absent: 'true' });
  const decisions = all.map(({ staffId, absence }) => ({
    staffId,
    days: absence?.days ?? 0,
    as: staffId === kiran.staffId ? ('paid' as const) : ('unpaid' as const),
  }));
  expect((await decide(run, decisions, office.viewer)).body).toMatchObject({ status: 'Preparing' });
  await fixture.app.drain();
  const again = await fixture.read(run.runId);
  expect(again).toMatchObject({ status: 'Draft', undecided: 0 });
  expect((await fixture.confirm(again)).status).toBe(200);
  const slip = await fixture.payslipOf(run.runId, kiran.staffId);
  expect(slip).toMatchObject({ unpaidDays: 0, absence: null });
  expect(await lettersOf(kiran, '2026-10')).not.toContain('A');
  // A month that is paid stays as it is, in the grid too.
  expect(await lettersOf(kiran, '2026-09')).toContain('A');
});

test('the setting begins on its day, never in a confirmed month, and no one sets it for themselves', async () => {
  const meena = await hired('Meena Joshi');
  const manager = await fixture.hire('Arun Shetty', ['attandance.update']);
  const set = (employeeId: string, isExempt: boolean, fromDay: string, who = manager.viewer) =>
    fixture.app.as(who).askLoosely(attendance.setExemption, { body: { employeeId, isExempt, fromDay } });
  expect((await set(manager.staffId, true, '2026-11-01')).status).toBe(403);
  expect((await set(meena.staffId, true, '2026-11-16', meena.viewer)).status).toBe(403);
  const [paid] = await fixture.payslips({ month: '2026-10-01' });
  expect((await set(paid?.staffId ?? '', true, '2026-10-31')).body.code).toBe('attendance_exemption_paid');
  fixture.app.clock.set(at('2026-11-30T23:30'));
  expect((await set(meena.staffId, true, '2026-11-16')).body).toMatchObject({ isExempt: true });
  const letters = await lettersOf(meena, '2026-11');
  expect(letters.slice(0, 15)).toContain('A');
  expect(letters.slice(15)).not.toContain('A');
  expect((await set(meena.staffId, false, '2026-11-23')).body).toMatchObject({ isExempt: false });
  expect((await lettersOf(meena, '2026-11')).slice(22)).toContain('A');
});

test('unpaid leave costs its days also of who is paid without checking in', async () => {
  const meena = await hired('Lata Rao');
  fixture.app.clock.set(at('2026-12-01T08:00'));
  await fixture.app.as(fixture.owner).ask(attendance.setExemption, {
    body: { employeeId: meena.staffId, isExempt: true, fromDay: '2026-12-01' },
  });
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
  await away(unpaid, { fromDay: '2026-12-08', toDay: '2026-12-09', fromNoon: false, toNoon: true });
  // A day of two halves: the morning with pay, the afternoon without.
  const halves = { fromDay: '2026-12-15', toDay: '2026-12-15' };
  await away(casual, { ...halves, fromNoon: false, toNoon: true });
  await away(unpaid, { ...halves, fromNoon: true, toNoon: false });
  const run = await draftOf('2026-12');
  const others = (await fixture.payslips({ runId: run.runId, absent: 'true' })).map((one) => ({
    staffId: one.staffId,
    days: one.absence?.days ?? 0,
    as: 'unpaid' as const,
  }));
  expect((await decide(run, others)).status).toBe(200);
  expect((await fixture.confirm(run)).status).toBe(200);
  const slip = await fixture.payslipOf(run.runId, meena.staffId);
  // 31,000 rupees for 62 half days: four of them.
  expect(slip.lines.find(({ kind }) => kind === 'unpaid_days')?.amount).toBe(200_000);
  expect(slip.unpaidDays).toBe(2);
});

test('visits by start codes alone are no beginning of check-ins: the payroll asks about the days without one', async () => {
  const imran = await hired('Imran Shaikh');
  await sql`insert into attendance_spell (spell_id, organisation_id, staff_id, on_day, in_at, in_source, out_at, out_source, recorded_at)
    values (gen_random_uuid(), ${fixture.organisationId}, ${imran.staffId}, '2027-01-06', '2027-01-06T05:00Z', 'booking',
      '2027-01-06T06:00Z', 'booking', '2027-01-06T06:00Z')`.execute(fixture.db);
  const run = await draftOf('2027-01');
  expect((await absencesIn(run.runId)).map(({ fullName }) => fullName)).toContain('Imran Shaikh');
});

test('who begins to check in in the middle of a month is asked about for the days before alone', async () => {
  const prakash = await hired('Prakash Iyer');
  const run = await fixture.app
    .as(fixture.owner)
    .ask(payrolls.listPayrolls, { query: {} })
    .then(({ body }) => body.items.find(({ month }) => month === '2027-01-01'));
  await fixture.app.as(fixture.owner).ask(payrolls.movePayroll, {
    params: { runId: run?.runId ?? '' },
    body: { version: run?.version ?? 0, verb: 'discard' },
  });
  for (const day of daysOf('2027-02').slice(10)) if (day !== '2027-02-24') await work(prakash, day);
  const february = await draftOf('2027-02');
  const [own] = await fixture.payslips({ runId: february.runId, staffId: prakash.staffId });
  expect(own).toMatchObject({ unpaidDays: 11, absence: { days: 10, isDecided: false } });
});

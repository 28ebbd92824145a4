import { performance } from 'node:perf_hooks';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PayrollFixture, payrollFixture } from '../../../../test/fixtures/payroll-fixture.ts';

/** PAYROLL_PEOPLE of one organisation. Two parts of a run at least, so that the second goes on behind the first. */
const people = Number(process.env['PAYROLL_PEOPLE'] ?? 300);
/** Every so many-th person misses the second of June, a Tuesday. */
const absentEach = 10;
let fixture: PayrollFixture;
beforeAll(async () => {
  fixture = await payrollFixture();
  fixture.app.clock.set(new Date('2026-06-30T16:00:00.000Z'));
  await fill();
}, 120_000);
afterAll(() => fixture.app.close());

/** Everyone has the same salary and checks in and out from Monday to Saturday, at nine and at six in India. */
async function fill(): Promise<void> {
  const { db, organisationId, owner } = fixture;
  const { structureId } = (await fixture.structure()).body;
  await sql`insert into user_account (user_id, mobile_number, full_name, status, created_at, updated_at)
    select md5('worker' || i)::uuid, '7' || lpad(i::text, 9, '0'), 'Ravi Kumar', 'Active', '2026-01-01', '2026-01-01'
    from generate_series(1, ${people}::int) i`.execute(db);
  await sql`insert into staff_member (staff_id, organisation_id, user_id, full_name, is_professional, status, created_at, updated_at)
    select md5('staff' || i)::uuid, ${organisationId}, md5('worker' || i)::uuid, 'Ravi Kumar', true, 'Active', '2026-01-01', '2026-01-01'
    from generate_series(1, ${people}::int) i`.execute(db);
  await sql`insert into employee_salary (salary_id, organisation_id, staff_id, structure_id, monthly_paise, valid_from, why, created_by, created_at)
    select md5('salary' || i)::uuid, ${organisationId}, md5('staff' || i)::uuid, ${structureId}, 3000000, '2026-06-01', 'Joining',
      ${owner.userId}, '2026-06-01' from generate_series(1, ${people}::int) i`.execute(db);
  await sql`insert into attendance_spell (spell_id, organisation_id, staff_id, on_day, in_at, in_source, out_at, out_source, recorded_at)
    select md5(i || ' ' || day)::uuid, ${organisationId}, md5('staff' || i)::uuid, (day at time zone 'Asia/Kolkata')::date, day + interval '9 hours', 'phone',
      day + interval '18 hours', 'phone', day + interval '9 hours'
    from generate_series(1, ${people}::int) i, generate_series('2026-06-01T00:00+05:30'::timestamptz, '2026-06-30T00:00+05:30', '1 day') day
    where extract(isodow from day at time zone 'Asia/Kolkata') < 7
      and not (i % ${absentEach} = 0 and day = '2026-06-02T00:00+05:30')`.execute(db);
}

test('a payroll of many people is worked out in parts, each person once, a missed day taken off', async () => {
  const before = performance.now();
  const run = await fixture.draft('2026-06-01');
  const seconds = (performance.now() - before) / 1_000;
  expect(run).toMatchObject({ status: 'Draft', people, peopleExpected: people });
  const { rows } = await sql<{
    unpaid: number;
    people: number;
    net: string;
  }>`select unpaid_half_days as unpaid, count(*)::int as people, sum(net_paise)::text as net
    from payslip where run_id = ${run.runId} group by 1 order by 1`.execute(fixture.db);
  const absent = Math.floor(people / absentEach);
  expect(rows.map((row) => [row.unpaid, row.people])).toEqual([
    [0, people - absent],
    [2, absent],
  ]);
  expect(run.net).toBe(rows.reduce((sum, { net }) => sum + Number(net), 0));
  if (process.env['PAYROLL_PEOPLE'])
    process.stdout.write(`A payroll of ${people} people: ${seconds.toFixed(2)} s\n`);
});

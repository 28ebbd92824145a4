import type { PayrollStatus } from '@nukkad/contract/people/payroll/payroll.noun';
import {
  type CarriedDeduction,
  type PayslipLine,
  type PayslipWarning,
  payslipWarnings,
} from '@nukkad/contract/people/payroll/payroll.model';
import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { countRows } from '../../../platform/db/count-rows.ts';
import { newId } from '../../../platform/id.ts';
import type { Payslip } from './payslip.rules.ts';
import type { RunRow } from './run.store.ts';

/** Payslips of before may keep a warning that is given no more; it is not read. */
const given = [...payslipWarnings];

/** A payslip that was worked out, to be written. */
export interface NewPayslip extends Payslip {
  readonly staffId: string;
  readonly fullName: string;
  readonly department: string;
  readonly salaryId: string;
  readonly monthHalfDays: number;
  readonly unpaidHalfDays: number;
  readonly unprovenHalfDays: number;
  readonly awayHalfDays: number;
  readonly overtimeMinutes: number;
  readonly isOwnChange: boolean;
}

type OfRun = Authorized<Pick<RunRow, 'runId' | 'organisationId' | 'month' | 'staffId'>>;

/** Payslips and their lines, two statements for all of them. */
export async function insertPayslips(
  tx: Tx,
  run: OfRun,
  payslips: readonly NewPayslip[],
  now: Date,
): Promise<void> {
  const rows = payslips.map(({ lines: _lines, ...payslip }) => ({ ...payslip, payslipId: newId() }));
  const lines = payslips.flatMap((payslip, at) =>
    payslip.lines.map((line, position) => ({
      ...line,
      position: position + 1,
      payslipId: rows[at]?.payslipId,
    })),
  );
  await sql`insert into payslip (payslip_id, run_id, organisation_id, staff_id, month, full_name, department, salary_id, gross_paise,
      deductions_paise, net_paise, employer_paise, structure_paise, taxable_paise, pf_wages_paise, pension_wages_paise, esi_wages_paise,
      is_esi_covered, carried, month_half_days, unpaid_half_days, unproven_half_days, away_half_days, overtime_minutes, warnings, is_own_change, is_settlement, created_at)
    select p."payslipId", ${run.runId}::uuid, ${run.organisationId}::uuid, p."staffId", ${run.month}::date, p."fullName", p.department,
      p."salaryId", p.gross, p.deductions, p.net, p.employer, p.structure, p.taxable, p."pfWages", p."pensionWages", p."esiWages",
      p."isEsiCovered", p.carried, p."monthHalfDays", p."unpaidHalfDays", p."unprovenHalfDays", p."awayHalfDays", p."overtimeMinutes",
      array(select jsonb_array_elements_text(p.warnings)), p."isOwnChange", ${run.staffId !== null}::boolean, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p("payslipId" uuid, "staffId" uuid, "fullName" text, department text,
      "salaryId" uuid, gross bigint, deductions bigint, net bigint, employer bigint, structure bigint, taxable bigint, "pfWages" bigint,
      "pensionWages" bigint, "esiWages" bigint, "isEsiCovered" boolean, carried jsonb, "monthHalfDays" int, "unpaidHalfDays" int, "unprovenHalfDays" int,
      "awayHalfDays" int, "overtimeMinutes" int, warnings jsonb, "isOwnChange" boolean)`.execute(tx);
  await sql`insert into payslip_line (payslip_id, position, organisation_id, kind, code, name, component_type, amount_paise, origins)
    select l."payslipId", l.position, ${run.organisationId}::uuid, l.kind, l.code, l.name, l.type, l.amount, l.origins
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l("payslipId" uuid, position int, kind text, code text, name text,
      type text, amount bigint, origins jsonb)`.execute(tx);
}

export async function deletePayslips(tx: Tx, { runId }: OfRun): Promise<void> {
  await sql`delete from payslip where run_id = ${runId}`.execute(tx);
}

/** From now on nothing in them changes. */
export async function freezePayslips(tx: Tx, { runId }: OfRun, now: Date): Promise<void> {
  await sql`update payslip set frozen_at = ${now} where run_id = ${runId}`.execute(tx);
}

/** Those of the runs with a changed payslip of this person. */
export async function withOwnChange(
  reader: Reader,
  runIds: readonly string[],
  userId: string,
): Promise<ReadonlySet<string>> {
  if (runIds.length === 0) return new Set();
  const { rows } = await sql<{
    runId: string;
  }>`select distinct p.run_id as "runId" from payslip p join staff_member s using (staff_id)
    where p.run_id = any(${[...runIds]}::uuid[]) and s.user_id = ${userId} and p.is_own_change`.execute(
    reader,
  );
  return new Set(rows.map(({ runId }) => runId));
}

export interface PayslipRow {
  readonly payslipId: string;
  readonly runId: string;
  readonly organisationId: string;
  readonly staffId: string;
  readonly month: string;
  readonly fullName: string;
  readonly department: string;
  readonly status: PayrollStatus;
  readonly isSettlement: boolean;
  readonly gross: number;
  readonly deductions: number;
  readonly net: number;
  readonly employer: number;
  readonly monthHalfDays: number;
  readonly unpaidHalfDays: number;
  readonly unprovenHalfDays: number;
  /** Someone said that so many of them stay unpaid. */
  readonly decidedHalfDays: number;
  readonly awayHalfDays: number;
  readonly overtimeMinutes: number;
  readonly warnings: readonly PayslipWarning[];
  readonly carried: readonly CarriedDeduction[];
  readonly frozenAt: Date | null;
  /** Of the last confirmed payslip before. */
  readonly beforeId: string | null;
  readonly beforeNet: number | null;
  readonly paymentStatus: 'PENDING' | 'PROCESSING' | 'PAID' | 'FAILED' | null;
  readonly paymentMethod: 'bank' | 'cash' | 'upi' | 'cheque' | 'payout' | null;
  readonly paymentReference: string | null;
  readonly paidOn: string | null;
  readonly paymentFailure: string | null;
}

export interface PayslipFilter {
  readonly organisationId: string;
  readonly runId?: string | undefined;
  readonly staffId?: string | undefined;
  readonly month?: string | undefined;
  readonly payslipId?: string | undefined;
  /** Only of confirmed runs. */
  readonly confirmed: boolean;
  readonly changed?: boolean | undefined;
  readonly warned?: boolean | undefined;
  readonly unpaid?: boolean | undefined;
  /** Only with days that someone is to decide about, or has decided about. */
  readonly absent?: boolean | undefined;
}

/** Rows with what was paid, and the last confirmed payslip before, of what is looked for. */
const found = (f: PayslipFilter) => sql`from payslip p join payroll_run r using (run_id, organisation_id)
  left join lateral (
    select b.payslip_id, b.net_paise from payslip b
    where b.organisation_id = p.organisation_id and b.staff_id = p.staff_id and b.month < p.month and b.frozen_at is not null
      and not b.is_settlement and not p.is_settlement
    order by b.month desc limit 1) before on true
  left join lateral (
    select y.status, y.method, y.reference, y.paid_on, y.failure from salary_payment y
    where y.payslip_id = p.payslip_id order by y.created_at desc, y.payment_id desc limit 1) paid on true
  left join payroll_absence absence on absence.staff_id = p.staff_id and absence.month = p.month
  where p.organisation_id = ${f.organisationId} and r.status <> 'Discarded'
    and (${f.runId ?? null}::uuid is null or p.run_id = ${f.runId ?? null}::uuid)
    and (${f.staffId ?? null}::uuid is null or p.staff_id = ${f.staffId ?? null}::uuid)
    and (${f.month ?? null}::date is null or p.month = ${f.month ?? null}::date)
    and (${f.payslipId ?? null}::uuid is null or p.payslip_id = ${f.payslipId ?? null}::uuid)
    and (not ${f.confirmed}::boolean or r.status in ('Confirmed', 'Paid'))
    and (not ${f.changed ?? false}::boolean or before.net_paise is distinct from p.net_paise)
    and (not ${f.warned ?? false}::boolean or p.warnings && ${given}::text[])
    and (not ${f.absent ?? false}::boolean or p.unproven_half_days > 0)
    and (not ${f.unpaid ?? false}::boolean or paid.status is null or paid.status = 'FAILED')`;

/** The newest month first, in it by name, behind the row that `after` names. */
export async function listPayslipRows(
  reader: Reader,
  filter: PayslipFilter,
  after: { readonly month: string; readonly name: string; readonly id: string } | null,
  limit: number,
): Promise<PayslipRow[]> {
  const { rows } =
    await sql<PayslipRow>`select p.payslip_id as "payslipId", p.run_id as "runId", p.organisation_id as "organisationId",
      p.staff_id as "staffId", to_char(p.month, 'YYYY-MM-DD') as month, p.full_name as "fullName", p.department, r.status,
      p.is_settlement as "isSettlement",
      p.gross_paise as gross, p.deductions_paise as deductions, p.net_paise as net, p.employer_paise as employer,
      p.month_half_days as "monthHalfDays", p.unpaid_half_days as "unpaidHalfDays",
      p.unproven_half_days as "unprovenHalfDays", coalesce(absence.half_days, 0) as "decidedHalfDays", p.away_half_days as "awayHalfDays",
      p.overtime_minutes as "overtimeMinutes", p.carried, p.frozen_at as "frozenAt", before.payslip_id as "beforeId",
      array(select w from unnest(p.warnings) w where w = any(${given}::text[])) as warnings,
      before.net_paise as "beforeNet", paid.status as "paymentStatus", paid.method as "paymentMethod",
      paid.reference as "paymentReference", to_char(paid.paid_on, 'YYYY-MM-DD') as "paidOn", paid.failure as "paymentFailure"
    ${found(filter)}
      and (${after?.month ?? null}::date is null or p.month < ${after?.month ?? null}::date
        or (p.month = ${after?.month ?? null}::date
          and (p.full_name, p.payslip_id) > (${after?.name ?? null}::text, ${after?.id ?? null}::uuid)))
    order by p.month desc, p.full_name, p.payslip_id limit ${limit}`.execute(reader);
  return rows;
}

export const countPayslips = (reader: Reader, filter: PayslipFilter): Promise<number> =>
  countRows(reader, found(filter));

/** Of each payslip, in their order. */
export async function listLines(
  reader: Reader,
  payslipIds: readonly string[],
): Promise<ReadonlyMap<string, readonly PayslipLine[]>> {
  if (payslipIds.length === 0) return new Map();
  const { rows } = await sql<{ payslipId: string; lines: PayslipLine[] }>`select payslip_id as "payslipId",
      jsonb_agg(jsonb_build_object('kind', kind, 'code', code, 'name', name, 'type', component_type, 'amount', amount_paise,
        'origins', origins) order by position) as lines
    from payslip_line where payslip_id = any(${[...payslipIds]}::uuid[]) group by payslip_id`.execute(reader);
  return new Map(rows.map(({ payslipId, lines }) => [payslipId, lines]));
}

/** What other domains have in a run, such as expenses, by person. */
export async function listOriginsOf(
  reader: Reader,
  runId: string,
): Promise<readonly { readonly staffId: string; readonly id: string; readonly amount: number }[]> {
  const { rows } = await sql<{ staffId: string; id: string; amount: number }>`select p.staff_id as "staffId",
      o.origin->>'id' as id, (o.origin->>'amount')::bigint as amount
    from payslip p join payslip_line l using (payslip_id), jsonb_array_elements(l.origins) o(origin)
    where p.run_id = ${runId} and l.kind in ('expense', 'advance', 'loan', 'notice', 'gratuity', 'leave_encashment')`.execute(
    reader,
  );
  return rows;
}

/** Lines of all payslips of a run, summed by what they are. */
export async function sumLines(
  reader: Reader,
  runId: string,
): Promise<readonly Omit<PayslipLine, 'origins'>[]> {
  const { rows } = await sql<
    Omit<PayslipLine, 'origins'>
  >`select l.kind, min(l.code) as code, min(l.name) as name,
      l.component_type as type, sum(l.amount_paise)::bigint as amount
    from payslip p join payslip_line l using (payslip_id) where p.run_id = ${runId}
    group by l.kind, l.component_type, case l.kind when 'component' then l.code end
    order by min(l.position), l.component_type`.execute(reader);
  return rows;
}

/** Who came and who went between two runs. */
export async function countComings(
  reader: Reader,
  runId: string,
  beforeId: string | null,
): Promise<{ readonly joined: number; readonly left: number }> {
  const { rows } = await sql<{ joined: number; left: number }>`select
      (select count(*)::int from payslip p where p.run_id = ${runId} and not exists (
        select from payslip b where b.run_id = ${beforeId}::uuid and b.staff_id = p.staff_id)) as joined,
      (select count(*)::int from payslip b where b.run_id = ${beforeId}::uuid and not exists (
        select from payslip p where p.run_id = ${runId} and p.staff_id = b.staff_id)) as left`.execute(
    reader,
  );
  return rows[0] ?? { joined: 0, left: 0 };
}

export async function countWarnings(
  reader: Reader,
  runId: string,
): Promise<readonly { readonly warning: PayslipWarning; readonly people: number }[]> {
  const { rows } = await sql<{
    warning: PayslipWarning;
    people: number;
  }>`select w as warning, count(*)::int as people
    from payslip, unnest(warnings) w where run_id = ${runId} and w = any(${given}::text[])
    group by w order by count(*) desc, w`.execute(reader);
  return rows;
}

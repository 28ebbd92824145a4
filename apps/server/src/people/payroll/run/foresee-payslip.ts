/** What someone is paid in a month, for domains that end an employment. */
import type { Reader } from '../../../platform/db/database.ts';
import type {
  PayrollDependencies,
  AskedMonth,
  ForeseenPayslip,
  GratuityAsked,
  MonthlyPay,
} from '../payroll.interface.ts';
import { wagesOf } from '../rules/wages.rules.ts';
import { gratuity } from '../rules/gratuity.rules.ts';
import { getRuleTable } from '../rules.store.ts';
import { type SalaryRow, listSalaries } from '../structure/salary.store.ts';
import { fullMonth } from '../structure/structure.rules.ts';
import { type VersionRow, listVersions } from '../structure/structure.store.ts';
import { lastDayOf } from './month.rules.ts';
import { isDue } from './line.rules.ts';
import { type PayslipRow, listLines, listPayslipRows } from './payslip.store.ts';
import { payslipsOf } from './payslips-of.ts';
import { readPart } from './read-part.ts';
import { paymentOf } from './read-payslips.ts';
import { type RunRow, findRunsOf } from './run.store.ts';

const newestOf = <Row extends { readonly validFrom: string }>(rows: readonly Row[], month: string) =>
  rows.findLast(({ validFrom }) => validFrom <= month);

/** Wages are those that provident fund counts: of other pay what is above half of the whole is one of them, as the Code has it. */
function payOf(
  salary: SalaryRow,
  versions: readonly VersionRow[],
  month: string,
  addsBackAboveHalf: boolean,
): MonthlyPay {
  const own = versions.filter(({ structureId }) => structureId === salary.structureId);
  const components = (newestOf(own, month) ?? own[0])?.components ?? [];
  const earnings = fullMonth(components, salary.monthlyPaise).filter(
    ({ component }) => component.type === 'EARNING',
  );
  const sum = (amounts: typeof earnings) => amounts.reduce((all, { full }) => all + full, 0);
  const gross = sum(earnings);
  const basic = sum(earnings.filter(({ component }) => component.isWages));
  return { earnings: gross, wages: wagesOf({ basic, gross }, addsBackAboveHalf) };
}

export async function monthlyPay(
  reader: Reader,
  { organisationId, month, staffIds }: AskedMonth,
): Promise<ReadonlyMap<string, MonthlyPay>> {
  const salaries = await listSalaries(reader, organisationId, staffIds);
  const current = staffIds.flatMap((staffId) => {
    const salary = newestOf(
      salaries.filter((one) => one.staffId === staffId),
      month,
    );
    return salary && salary.monthlyPaise > 0 ? [salary] : [];
  });
  const structureIds = [...new Set(current.map(({ structureId }) => structureId))];
  const [versions, { addsBackAboveHalf }] = await Promise.all([
    listVersions(reader, organisationId, structureIds),
    getRuleTable(reader, lastDayOf(month)),
  ]);
  return new Map(
    current.map((salary) => [salary.staffId, payOf(salary, versions, month, addsBackAboveHalf)]),
  );
}

/** Everyone has a permanent employment here; a fixed term is not known. */
export async function gratuitiesOf(
  reader: Reader,
  asked: ReadonlyMap<string, GratuityAsked>,
): Promise<ReadonlyMap<string, number>> {
  const days = [...new Set([...asked.values()].map(({ on }) => on))];
  const tables = await Promise.all(days.map((day) => getRuleTable(reader, day)));
  const rates = new Map(days.map((day, at) => [day, tables[at]?.gratuity]));
  return new Map(
    [...asked].map(([staffId, { wages, months, on }]) => {
      const law = rates.get(on);
      return [staffId, law ? gratuity({ wages, months, isFixedTerm: false }, law) : 0];
    }),
  );
}

type Asked = Pick<AskedMonth, 'organisationId' | 'month'> & { readonly staffId: string; readonly now: Date };

type Found = Pick<ForeseenPayslip, 'before' | 'isOwnRun' | 'run'>;

async function confirmedOf(
  reader: Reader,
  row: PayslipRow,
  before: Found['before'],
): Promise<ForeseenPayslip> {
  const lines = await listLines(reader, [row.payslipId]);
  const { runId, status, payslipId, gross, deductions, net, monthHalfDays, unpaidHalfDays, awayHalfDays } =
    row;
  return {
    before,
    isOwnRun: row.isSettlement,
    run: { runId, status, payslipId, payment: paymentOf(row) },
    isConfirmed: true,
    lines: lines.get(payslipId) ?? [],
    gross,
    deductions,
    net,
    owed: 0,
    paidHalfDays: monthHalfDays - unpaidHalfDays - awayHalfDays,
  };
}

/** As a payroll that begins now would have it; of a settlement what is left of the month. */
async function workedOutNow(
  deps: PayrollDependencies,
  reader: Reader,
  { organisationId, month, staffId, now }: Asked,
  found: Found,
): Promise<ForeseenPayslip | null> {
  const salary = newestOf(await listSalaries(reader, organisationId, [staffId]), month);
  if (!salary || salary.monthlyPaise === 0) return null;
  const person = {
    staffId,
    salaryId: salary.salaryId,
    structureId: salary.structureId,
    monthlyPaise: salary.monthlyPaise,
    commissionPercent: salary.commissionPercent,
    feeSharePercent: salary.feeSharePercent,
  };
  const run = { organisationId, month, createdAt: now, staffId: found.isOwnRun ? staffId : null };
  const [payslip] = payslipsOf(run, await readPart(deps, reader, run, [person]));
  if (!payslip) return null;
  const { lines, gross, deductions, net, owed, monthHalfDays, unpaidHalfDays, awayHalfDays } = payslip;
  const paidHalfDays = monthHalfDays - unpaidHalfDays - awayHalfDays;
  return { ...found, isConfirmed: false, lines, gross, deductions, net, owed, paidHalfDays };
}

const openRun = (run: RunRow | null): ForeseenPayslip['run'] =>
  run && { runId: run.runId, status: run.status, payslipId: null, payment: null };

/**
 * The last one of a person: as it was confirmed, else as a payroll that begins now would have it. Where the month was
 * confirmed and something is left of it, that is a settlement of its own.
 */
export async function foreseePayslip(
  deps: PayrollDependencies,
  reader: Reader,
  asked: Asked,
): Promise<ForeseenPayslip | null> {
  const { organisationId, month, staffId } = asked;
  const filter = { organisationId, month, staffId, confirmed: true };
  const [confirmed, { ofMonth, settlement }] = await Promise.all([
    listPayslipRows(reader, filter, null, 2),
    findRunsOf(reader, asked),
  ]);
  const ofRun = confirmed.find(({ isSettlement }) => !isSettlement);
  const settled = confirmed.find(({ isSettlement }) => isSettlement);
  const before = ofRun
    ? {
        payslipId: ofRun.payslipId,
        net: ofRun.net,
        isPaid: ofRun.net === 0 || paymentOf(ofRun)?.status === 'PAID',
      }
    : null;
  if (settled) return confirmedOf(reader, settled, before);
  if (ofMonth?.status !== 'Confirmed' && ofMonth?.status !== 'Paid')
    return workedOutNow(deps, reader, asked, { isOwnRun: false, before: null, run: openRun(ofMonth) });
  const left = await workedOutNow(deps, reader, asked, {
    isOwnRun: true,
    before,
    run: openRun(settlement),
  });
  if (ofRun && !settlement && !left?.lines.some(isDue)) return confirmedOf(reader, ofRun, null);
  return left;
}

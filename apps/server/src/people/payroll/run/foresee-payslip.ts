/** What someone is paid in a month, for domains that end an employment. */
import type { Reader } from '../../../platform/db/database.ts';
import type { PayrollDependencies } from '../payroll.dependencies.ts';
import type { AskedMonth, ForeseenPayslip, GratuityAsked, MonthlyPay } from '../payroll.interface.ts';
import { gratuity } from '../rules/gratuity.rules.ts';
import { getRuleTable } from '../rules.store.ts';
import { type SalaryRow, listSalaries } from '../structure/salary.store.ts';
import { fullMonth } from '../structure/structure.rules.ts';
import { type VersionRow, listVersions } from '../structure/structure.store.ts';
import { listLines, listPayslipRows } from './payslip.store.ts';
import { payslipsOf } from './payslips-of.ts';
import { readPart } from './read-part.ts';

const newestOf = <Row extends { readonly validFrom: string }>(rows: readonly Row[], month: string) =>
  rows.findLast(({ validFrom }) => validFrom <= month);

function payOf(salary: SalaryRow, versions: readonly VersionRow[], month: string): MonthlyPay {
  const own = versions.filter(({ structureId }) => structureId === salary.structureId);
  const components = (newestOf(own, month) ?? own[0])?.components ?? [];
  const earnings = fullMonth(components, salary.monthlyPaise).filter(
    ({ component }) => component.type === 'EARNING',
  );
  const sum = (amounts: typeof earnings) => amounts.reduce((all, { full }) => all + full, 0);
  return { earnings: sum(earnings), wages: sum(earnings.filter(({ component }) => component.isWages)) };
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
  const versions = await listVersions(reader, organisationId, structureIds);
  return new Map(current.map((salary) => [salary.staffId, payOf(salary, versions, month)]));
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

async function findConfirmed(
  reader: Reader,
  { organisationId, month, staffId }: Asked,
): Promise<ForeseenPayslip | null> {
  const filter = { organisationId, month, staffId, confirmed: true };
  const [payslip] = await listPayslipRows(reader, filter, null, 1);
  if (!payslip) return null;
  const lines = await listLines(reader, [payslip.payslipId]);
  const { gross, deductions, net, monthHalfDays, unpaidHalfDays, awayHalfDays } = payslip;
  const paidHalfDays = monthHalfDays - unpaidHalfDays - awayHalfDays;
  const own = lines.get(payslip.payslipId) ?? [];
  return { isConfirmed: true, lines: own, gross, deductions, net, owed: 0, paidHalfDays };
}

/** As it was confirmed, else as a payroll that begins now would have it. */
export async function foreseePayslip(
  deps: PayrollDependencies,
  reader: Reader,
  asked: Asked,
): Promise<ForeseenPayslip | null> {
  const confirmed = await findConfirmed(reader, asked);
  if (confirmed) return confirmed;
  const { organisationId, month, staffId, now } = asked;
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
  const part = await readPart(deps, reader, { organisationId, month, createdAt: now }, [person]);
  const [payslip] = payslipsOf({ month }, part);
  if (!payslip) return null;
  const { lines, gross, deductions, net, owed, monthHalfDays, unpaidHalfDays, awayHalfDays } = payslip;
  const paidHalfDays = monthHalfDays - unpaidHalfDays - awayHalfDays;
  return { isConfirmed: false, lines, gross, deductions, net, owed, paidHalfDays };
}

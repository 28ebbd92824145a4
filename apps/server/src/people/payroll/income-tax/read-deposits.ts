import { istDay } from '@nukkad/contract/kernel/time';
import type {
  TaxChallanAnswer,
  TaxDepositsAnswer,
  TaxFiling,
  TaxMonth,
} from '@nukkad/contract/people/payroll/tax-deposit.model';
import type { Reader } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import type { PayrollDependencies } from '../payroll.interface.ts';
import { mayWrite, organisationOf } from '../payroll.policy.ts';
import { addMonths } from '../run/month.rules.ts';
import { getRuleTable } from '../rules.store.ts';
import type { TaxRates } from '../rules/rule-table.rules.ts';
import { listChallans, listQuarters } from './challan.store.ts';
import { type Shared, depositDue, lateInterest, shareChallans, taxIn } from './deposit.rules.ts';
import type { ChallanRow, QuarterRow, YearMonth } from './tax-facts.rules.ts';
import { lastOfYear, monthsOfQuarter, quarterOf, statementDue } from './tax-year.rules.ts';
import { listYearMonths } from './year.store.ts';

/** What of a tax year was deducted, and what its challans pay of it. */
export interface DepositFacts {
  readonly rows: readonly YearMonth[];
  readonly deducted: ReadonlyMap<string, number>;
  readonly challans: readonly ChallanRow[];
  readonly shared: Shared;
}

export function deductedByMonth(rows: readonly YearMonth[]): ReadonlyMap<string, number> {
  const deducted = new Map<string, number>();
  for (const { month, incomeTax } of rows)
    if (incomeTax > 0) deducted.set(month, (deducted.get(month) ?? 0) + incomeTax);
  return deducted;
}

export async function readDepositFacts(
  reader: Reader,
  organisationId: string,
  taxYear: string,
): Promise<DepositFacts> {
  const until = addMonths(taxYear, 12);
  const [rows, challans] = await Promise.all([
    listYearMonths(reader, { organisationId, staffIds: null, from: taxYear, until }),
    listChallans(reader, { organisationId, taxYear }),
  ]);
  const deducted = deductedByMonth(rows);
  return { rows, deducted, challans, shared: shareChallans(challans, deducted) };
}

interface Seen extends DepositFacts {
  readonly taxYear: string;
  readonly today: string;
  readonly deposit: TaxRates['deposit'];
  readonly quarters: readonly QuarterRow[];
  readonly may: boolean;
}

const isFiled = ({ quarters }: Seen, quarter: number): boolean =>
  quarters.some((one) => one.quarter === quarter && one.filedOn !== null);

function presentMonth(month: string, seen: Seen): TaxMonth {
  const { deducted, shared, deposit, today } = seen;
  const left = shared.left.get(month) ?? 0;
  const all = deducted.get(month) ?? 0;
  const due = depositDue(month, deposit);
  const parts = [
    ...shared.parts.filter((part) => part.month === month),
    { month, depositedOn: today, paid: left },
  ];
  return {
    month,
    quarter: quarterOf(month),
    due,
    deducted: all,
    deposited: all - left,
    left,
    isLate: left > 0 && today > due,
    interest: parts.reduce((sum, part) => sum + lateInterest(part.paid, part, deposit), 0),
  };
}

function presentChallan(row: ChallanRow, seen: Seen): TaxChallanAnswer {
  const { challanId, quarter, way, bsrCode, serialNumber, depositedOn, version } = row;
  const { tax, surcharge, cess, interest, fee, other } = row;
  const parts = seen.shared.parts.filter((part) => part.challanId === challanId);
  return {
    challanId,
    quarter,
    way,
    bsrCode,
    serialNumber,
    depositedOn,
    months: parts.map(({ month, paid }) => ({ month, paid })),
    tax,
    surcharge,
    cess,
    interest,
    fee,
    other,
    total: taxIn(row) + interest + fee + other,
    unused: seen.shared.unused.get(challanId) ?? 0,
    version,
    can: { edit: seen.may && !isFiled(seen, quarter) },
  };
}

/** Of a quarter, over its months. */
const sumOf = (amounts: ReadonlyMap<string, number>, quarter: number): number =>
  [...amounts].reduce((sum, [month, paise]) => (quarterOf(month) === quarter ? sum + paise : sum), 0);

function presentQuarter(quarter: number, seen: Seen): TaxFiling {
  const { taxYear, today, may, shared } = seen;
  const row = seen.quarters.find((one) => one.quarter === quarter);
  const deducted = sumOf(seen.deducted, quarter);
  const filedOn = row?.filedOn ?? null;
  const isOver = today >= monthsOfQuarter(taxYear, quarter).until;
  return {
    quarter,
    due: statementDue(taxYear, quarter),
    deducted,
    left: sumOf(shared.left, quarter),
    filedOn,
    receiptNumber: row?.receiptNumber ?? '',
    hasChanged: filedOn !== null && row?.filedDeducted !== deducted,
    version: row?.version ?? 0,
    can: { file: may && isOver && filedOn === null, open: may && filedOn !== null },
  };
}

/** A tax year of an employer: what is deposited, what is not, and what was filed. */
export async function presentDeposits(
  reader: Reader,
  { viewer, now }: SignedInCall,
  taxYear: string,
): Promise<TaxDepositsAnswer> {
  const organisationId = organisationOf(viewer);
  const [facts, quarters, { tds }] = await Promise.all([
    readDepositFacts(reader, organisationId, taxYear),
    listQuarters(reader, { organisationId, taxYear }),
    getRuleTable(reader, lastOfYear(taxYear)),
  ]);
  const may = mayWrite(viewer, organisationId);
  const today = istDay(now);
  const seen: Seen = { ...facts, taxYear, today, deposit: tds.deposit, quarters, may };
  const months = new Set([...facts.deducted.keys(), ...facts.challans.flatMap((one) => one.months)]);
  const begun = [1, 2, 3, 4].filter((quarter) => monthsOfQuarter(taxYear, quarter).from <= today);
  return {
    taxYear,
    today,
    latePercent: tds.deposit.latePct,
    interestSection: tds.deposit.interestSection,
    months: [...months].toSorted().map((month) => presentMonth(month, seen)),
    challans: facts.challans.map((row) => presentChallan(row, seen)),
    quarters: begun.map((quarter) => presentQuarter(quarter, seen)),
    can: { record: may },
  };
}

export const getDeposits = (
  deps: PayrollDependencies,
  call: SignedInCall,
  { taxYear }: { readonly taxYear: string },
): Promise<TaxDepositsAnswer> => presentDeposits(deps.platform.db, call, taxYear);

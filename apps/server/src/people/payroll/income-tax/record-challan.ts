import { istDay } from '@nukkad/contract/kernel/time';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { incomeTaxErrors } from '@nukkad/contract/people/payroll/income-tax.noun';
import type { editTaxChallan, recordTaxChallan } from '@nukkad/contract/people/payroll/tax-deposit.api';
import {
  type TaxDepositsAnswer,
  challanParts,
  mostChallans,
} from '@nukkad/contract/people/payroll/tax-deposit.model';
import { actorOnBehalf, audit } from '../../../platform/audit.ts';
import { authorize } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/id.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { PayrollDependencies } from '../payroll.interface.ts';
import { mayWrite, organisationOf } from '../payroll.policy.ts';
import { taxYearFrom } from '../run/month.rules.ts';
import {
  deleteChallan,
  findChallan,
  holdQuarter,
  insertChallan,
  listChallans,
  saveChallan,
} from './challan.store.ts';
import { shareChallans, taxIn } from './deposit.rules.ts';
import { presentDeposits, readDepositFacts } from './read-deposits.ts';
import type { ChallanRow, QuarterRow } from './tax-facts.rules.ts';
import { quarterOf } from './tax-year.rules.ts';

type Body = EndpointParsed<typeof recordTaxChallan>['body'];

/** Of one quarter of the year, each month once, and not before they began. */
function checked(body: Body, today: string): Pick<ChallanRow, 'quarter' | 'months'> {
  const months = body.months.toSorted();
  const [first = ''] = months;
  const quarter = quarterOf(first);
  const isOne = months.every((month) => taxYearFrom(month) === body.taxYear && quarterOf(month) === quarter);
  if (!isOne || new Set(months).size < months.length) refuse(incomeTaxErrors.tax_challan_months);
  if (body.depositedOn < first || body.depositedOn > today) refuse(incomeTaxErrors.tax_challan_day);
  if (challanParts.every((part) => body[part] === 0)) refuse(incomeTaxErrors.tax_challan_empty);
  return { quarter, months };
}

/** Each of its months has something left that no other challan pays; interest and fees alone can be deposited at any time. */
async function checkLeft(tx: Tx, row: ChallanRow): Promise<void> {
  const { organisationId, taxYear, months, challanId } = row;
  if (taxIn(row) === 0) return;
  const { deducted, challans } = await readDepositFacts(tx, organisationId, taxYear);
  const { left } = shareChallans(
    challans.filter((one) => one.challanId !== challanId),
    deducted,
  );
  if (months.some((month) => (left.get(month) ?? 0) === 0)) refuse(incomeTaxErrors.tax_challan_paid);
}

type Act = 'income_tax.deposit' | 'income_tax.deposit_edit' | 'income_tax.deposit_remove';

/** With the quarters locked that it touches, and none of them filed; what the year is then. */
function changeDeposits(
  deps: PayrollDependencies,
  call: SignedInCall,
  act: Act,
  change: (
    tx: Tx,
    hold: (quarter: Pick<QuarterRow, 'taxYear' | 'quarter'>) => Promise<void>,
  ) => Promise<ChallanRow>,
): Promise<TaxDepositsAnswer> {
  const { viewer, now } = call;
  const organisationId = organisationOf(viewer);
  return deps.platform.write(call, async (tx) => {
    const row = await change(tx, async ({ taxYear, quarter }) => {
      const key = authorize({ organisationId, taxYear, quarter }, mayWrite(viewer, organisationId));
      if ((await holdQuarter(tx, key, now)).filedOn !== null) refuse(incomeTaxErrors.tax_quarter_filed);
    });
    const { taxYear, quarter } = row;
    await audit(tx, now, {
      ...actorOnBehalf(viewer),
      action: act,
      subjectKind: 'payroll_setting',
      subjectId: organisationId,
      detail: { taxYear, quarter },
    });
    return presentDeposits(tx, call, taxYear);
  });
}

export function recordChallan(
  deps: PayrollDependencies,
  call: SignedInCall,
  body: Body,
): Promise<TaxDepositsAnswer> {
  const { viewer, now } = call;
  const organisationId = organisationOf(viewer);
  const row = { ...body, ...checked(body, istDay(now)), challanId: newId(), organisationId, version: 1 };
  return changeDeposits(deps, call, 'income_tax.deposit', async (tx, hold) => {
    await hold(row);
    const there = await listChallans(tx, row);
    if (there.filter(({ quarter }) => quarter === row.quarter).length >= mostChallans)
      refuse(incomeTaxErrors.tax_challans_full);
    await checkLeft(tx, row);
    await insertChallan(tx, authorize(row, mayWrite(viewer, organisationId)), { by: viewer.userId, now });
    return row;
  });
}

/** Within its tax year; the quarter may become another one, and neither may be filed. */
export function editChallan(
  deps: PayrollDependencies,
  call: SignedInCall,
  body: EndpointParsed<typeof editTaxChallan>['body'],
): Promise<TaxDepositsAnswer> {
  const { viewer, now } = call;
  const organisationId = organisationOf(viewer);
  return changeDeposits(deps, call, 'income_tax.deposit_edit', async (tx, hold) => {
    const before = await findChallan(tx, organisationId, body.challanId);
    if (!before || before.taxYear !== body.taxYear) return refuse(incomeTaxErrors.tax_challan_not_found);
    const row = { ...body, ...checked(body, istDay(now)), organisationId };
    // In one order, so that two edits never wait for each other.
    for (const quarter of [...new Set([before.quarter, row.quarter])].toSorted((one, other) => one - other))
      await hold({ taxYear: row.taxYear, quarter });
    await checkLeft(tx, row);
    if (!(await saveChallan(tx, authorize(row, mayWrite(viewer, organisationId)), now)))
      refuse(incomeTaxErrors.tax_challan_moved_on);
    return row;
  });
}

export const removeChallan = (
  deps: PayrollDependencies,
  call: SignedInCall,
  { challanId }: { readonly challanId: string },
): Promise<TaxDepositsAnswer> =>
  changeDeposits(deps, call, 'income_tax.deposit_remove', async (tx, hold) => {
    const organisationId = organisationOf(call.viewer);
    const row = await findChallan(tx, organisationId, challanId);
    if (!row) return refuse(incomeTaxErrors.tax_challan_not_found);
    await hold(row);
    await deleteChallan(tx, authorize(row, mayWrite(call.viewer, organisationId)));
    return row;
  });

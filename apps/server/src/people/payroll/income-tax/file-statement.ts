import { istDay } from '@nukkad/contract/kernel/time';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { incomeTaxErrors } from '@nukkad/contract/people/payroll/income-tax.noun';
import type { fileTaxStatement } from '@nukkad/contract/people/payroll/tax-deposit.api';
import type { TaxDepositsAnswer } from '@nukkad/contract/people/payroll/tax-deposit.model';
import { actorOnBehalf, audit } from '../../../platform/audit.ts';
import { authorize } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { PayrollDependencies } from '../payroll.interface.ts';
import { mayWrite, organisationOf } from '../payroll.policy.ts';
import { holdQuarter, saveQuarter } from './challan.store.ts';
import { presentDeposits } from './read-deposits.ts';
import type { QuarterRow } from './tax-facts.rules.ts';
import { monthsOfQuarter } from './tax-year.rules.ts';
import { listYearMonths } from './year.store.ts';

type Body = EndpointParsed<typeof fileTaxStatement>['body'];

async function deductedIn(tx: Tx, { organisationId, taxYear, quarter }: QuarterRow): Promise<number> {
  const asked = { organisationId, staffIds: null, ...monthsOfQuarter(taxYear, quarter) };
  return (await listYearMonths(tx, asked)).reduce((sum, { incomeTax }) => sum + incomeTax, 0);
}

/** As filed, or as not filed any more. */
async function moved(tx: Tx, row: QuarterRow, body: Body, today: string): Promise<QuarterRow> {
  if (body.verb === 'open') return { ...row, filedOn: null, receiptNumber: '', filedDeducted: null };
  const { filedOn, receiptNumber = '' } = body;
  const { until } = monthsOfQuarter(row.taxYear, row.quarter);
  if (!filedOn || filedOn < until || filedOn > today) return refuse(incomeTaxErrors.tax_filing_day);
  return { ...row, filedOn, receiptNumber, filedDeducted: await deductedIn(tx, row) };
}

/** Marked as filed its challans stay as they are; opened again they can be corrected, for a correction statement. */
export function fileStatement(
  deps: PayrollDependencies,
  call: SignedInCall,
  body: Body,
): Promise<TaxDepositsAnswer> {
  const { viewer, now } = call;
  const organisationId = organisationOf(viewer);
  const { taxYear, quarter, verb, version } = body;
  const may = mayWrite(viewer, organisationId);
  return deps.platform.write(call, async (tx) => {
    const row = await holdQuarter(tx, authorize({ organisationId, taxYear, quarter }, may), now);
    if (row.version !== version || (row.filedOn === null) === (verb === 'open'))
      refuse(incomeTaxErrors.tax_quarter_moved_on);
    await saveQuarter(tx, authorize(await moved(tx, row, body, istDay(now)), may), now);
    await audit(tx, now, {
      ...actorOnBehalf(viewer),
      action: verb === 'file' ? 'income_tax.file' : 'income_tax.reopen',
      subjectKind: 'payroll_setting',
      subjectId: organisationId,
      detail: { taxYear, quarter },
    });
    return presentDeposits(tx, call, taxYear);
  });
}

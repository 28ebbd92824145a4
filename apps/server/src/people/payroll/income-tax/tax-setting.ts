import { istDay } from '@nukkad/contract/kernel/time';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { editTaxSetting as editCall } from '@nukkad/contract/people/payroll/income-tax.api';
import { incomeTaxErrors } from '@nukkad/contract/people/payroll/income-tax.noun';
import type { TaxSetting } from '@nukkad/contract/people/payroll/income-tax.model';
import { payrollErrors } from '@nukkad/contract/people/payroll/payroll.noun';
import { actorOnBehalf, audit } from '../../../platform/audit.ts';
import { authorize } from '../../../platform/authorize.ts';
import type { Reader } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { PayrollDependencies } from '../payroll.interface.ts';
import { mayWrite, organisationOf } from '../payroll.policy.ts';
import { addMonths } from '../run/month.rules.ts';
import { getRuleTable } from '../rules.store.ts';
import { getTaxSetting, saveTaxSetting } from './tax-setting.store.ts';
import { lastOfYear, monthsOfQuarter, quarterOf, statementDue } from './tax-year.rules.ts';
import { listYearMonths } from './year.store.ts';

/** Of each quarter that has begun: what was deducted, and from how many people without a PAN. */
async function quartersOf(
  deps: PayrollDependencies,
  reader: Reader,
  of: { readonly organisationId: string; readonly taxYear: string; readonly today: string },
): Promise<TaxSetting['quarters']> {
  const { organisationId, taxYear, today } = of;
  const asked = { organisationId, staffIds: null, from: taxYear, until: addMonths(taxYear, 12) };
  const months = await listYearMonths(reader, asked);
  const staffIds = [...new Set(months.map(({ staffId }) => staffId))];
  const numbers = await deps.numbers.answers[0]?.(reader, organisationId, staffIds);
  return [1, 2, 3, 4]
    .filter((quarter) => monthsOfQuarter(taxYear, quarter).from <= today)
    .map((quarter) => {
      const taken = months.filter(({ month, incomeTax }) => quarterOf(month) === quarter && incomeTax > 0);
      const without = taken.filter(({ staffId }) => !numbers?.get(staffId)?.hasPan);
      return {
        quarter,
        due: statementDue(taxYear, quarter),
        deducted: taken.reduce((sum, { incomeTax }) => sum + incomeTax, 0),
        missing: new Set(without.map(({ staffId }) => staffId)).size,
      };
    });
}

async function readSetting(
  deps: PayrollDependencies,
  reader: Reader,
  { viewer, now }: SignedInCall,
  taxYear: string,
): Promise<TaxSetting> {
  const organisationId = organisationOf(viewer);
  const [row, { tds }, quarters] = await Promise.all([
    getTaxSetting(reader, organisationId, taxYear),
    getRuleTable(reader, lastOfYear(taxYear)),
    quartersOf(deps, reader, { organisationId, taxYear, today: istDay(now) }),
  ]);
  const { year, certificate, statement, declaration } = tds.names;
  return {
    taxYear,
    version: row.version,
    choose: row.choose,
    declare: row.declare,
    prove: row.prove,
    tan: row.tan ?? '',
    pan: row.pan ?? '',
    responsibleName: row.responsibleName,
    responsibleRole: row.responsibleRole,
    names: { year, certificate, statement, declaration },
    quarters,
    can: { edit: mayWrite(viewer, organisationId) },
  };
}

export const readTaxSetting = (
  deps: PayrollDependencies,
  call: SignedInCall,
  { taxYear }: { readonly taxYear: string },
): Promise<TaxSetting> => readSetting(deps, deps.platform.db, call, taxYear);

export function editTaxSetting(
  deps: PayrollDependencies,
  call: SignedInCall,
  body: EndpointParsed<typeof editCall>['body'],
): Promise<TaxSetting> {
  const { viewer, now } = call;
  const organisationId = organisationOf(viewer);
  const { taxYear, version = 0, choose, declare, prove, tan, pan, responsibleName, responsibleRole } = body;
  const end = lastOfYear(taxYear);
  if ([choose, declare, prove].some((day) => day < taxYear || day > end) || prove < declare)
    refuse(incomeTaxErrors.tax_setting_days);
  return deps.platform.write(call, async (tx) => {
    const who = { responsibleName: responsibleName ?? '', responsibleRole: responsibleRole ?? '' };
    const days = { choose, declare, prove };
    const row = {
      organisationId,
      taxYear,
      ...days,
      ...who,
      tan: tan || null,
      pan: pan || null,
      version: version + 1,
    };
    if (!(await saveTaxSetting(tx, authorize(row, mayWrite(viewer, organisationId)), now)))
      refuse(payrollErrors.payroll_settings_moved_on);
    await audit(tx, now, {
      ...actorOnBehalf(viewer),
      action: 'income_tax_setting.edit',
      subjectKind: 'payroll_setting',
      subjectId: organisationId,
      detail: { taxYear },
    });
    return readSetting(deps, tx, call, taxYear);
  });
}

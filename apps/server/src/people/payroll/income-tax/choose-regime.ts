import { istDay } from '@nukkad/contract/kernel/time';
import { incomeTaxErrors } from '@nukkad/contract/people/payroll/income-tax.noun';
import type { TaxPersonAnswer as Shown, TaxRegime } from '@nukkad/contract/people/payroll/income-tax.model';
import { actorOnBehalf, audit } from '../../../platform/audit.ts';
import { authorize } from '../../../platform/authorize.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { PayrollDependencies } from '../payroll.interface.ts';
import { saveChoice } from './choice.store.ts';
import { findTaxPerson } from './find-tax-person.ts';
import { presentTax } from './present-tax.ts';
import { getTaxSetting } from './tax-setting.store.ts';
import { lastDaysFor } from './tax-year.rules.ts';

/** By the employee alone, as often as they like until the last day. */
export function chooseRegime(
  deps: PayrollDependencies,
  call: SignedInCall,
  { taxYear, regime, version }: { taxYear: string; regime: TaxRegime; version: number },
): Promise<Shown> {
  const { viewer, now } = call;
  return deps.platform.write(call, async (tx) => {
    const person = await findTaxPerson(deps, tx, viewer);
    const { organisationId, staffId, joinedOn } = person;
    const { choose } = lastDaysFor(await getTaxSetting(tx, organisationId, taxYear), taxYear, joinedOn);
    if (istDay(now) > choose) refuse(incomeTaxErrors.tax_choice_closed);
    const row = { organisationId, staffId, taxYear, regime, version: version + 1 };
    if (!(await saveChoice(tx, authorize(row, person.isMe), now)))
      refuse(incomeTaxErrors.tax_choice_moved_on);
    await audit(tx, now, {
      ...actorOnBehalf(viewer),
      action: 'income_tax.choose',
      subjectKind: 'income_tax',
      subjectId: staffId,
      detail: { taxYear, regime },
    });
    return presentTax(deps, tx, call, { person, taxYear });
  });
}

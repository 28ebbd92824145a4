/** What the income tax of some people is worked out by: asked with the other facts of a payroll. */
import type { Reader } from '../../../platform/db/database.ts';
import type { PayrollDependencies } from '../payroll.dependencies.ts';
import { addMonths, taxYearFrom } from '../run/month.rules.ts';
import { listChoices } from './choice.store.ts';
import { listClaims } from './claim.store.ts';
import { listPerquisites } from './perquisite.store.ts';
import { getTaxSetting } from './tax-setting.store.ts';
import { listYearMonths } from './year.store.ts';
import type { Taxes } from './tax-facts.rules.ts';

export async function readTaxes(
  { loans: of }: Pick<PayrollDependencies, 'loans'>,
  reader: Reader,
  asked: { readonly organisationId: string; readonly month: string; readonly staffIds: readonly string[] },
): Promise<Taxes> {
  const { organisationId, month, staffIds } = asked;
  const taxYear = taxYearFrom(month);
  const year = { from: taxYear, until: addMonths(taxYear, 12) };
  const whose = { organisationId, taxYear, staffIds };
  const [setting, choices, claims, perquisites, loans, months] = await Promise.all([
    getTaxSetting(reader, organisationId, taxYear),
    listChoices(reader, whose),
    listClaims(reader, whose),
    listPerquisites(reader, whose),
    of.answers[0]?.(reader, { organisationId, staffIds, ...year }) ?? [],
    listYearMonths(reader, { organisationId, staffIds, from: taxYear, until: month }),
  ]);
  return { taxYear, setting, choices, claims, perquisites, loans, months };
}

/** What the income tax of some people is worked out by: asked with the other facts of a payroll. */
import type { Reader } from '../../../platform/db/database.ts';
import { taxYearFrom } from '../run/month.rules.ts';
import { listChoices } from './choice.store.ts';
import { listClaims } from './claim.store.ts';
import { getTaxSetting } from './tax-setting.store.ts';
import { listYearMonths } from './year.store.ts';
import type { Taxes } from './tax-facts.rules.ts';

export async function readTaxes(
  reader: Reader,
  asked: { readonly organisationId: string; readonly month: string; readonly staffIds: readonly string[] },
): Promise<Taxes> {
  const { organisationId, month, staffIds } = asked;
  const taxYear = taxYearFrom(month);
  const of = { organisationId, taxYear, staffIds };
  const [setting, choices, claims, months] = await Promise.all([
    getTaxSetting(reader, organisationId, taxYear),
    listChoices(reader, of),
    listClaims(reader, of),
    listYearMonths(reader, { organisationId, staffIds, from: taxYear, until: month }),
  ]);
  return { taxYear, setting, choices, claims, months };
}

/** What the income tax of some people is worked out by: asked with the other facts of a payroll. */
import type { Reader } from '../../../platform/db/database.ts';
import { taxYearFrom } from '../run/month.rules.ts';
import { type ChoiceRow, listChoices } from './choice.store.ts';
import { type ClaimRow, listClaims } from './claim.store.ts';
import { type TaxSettingRow, getTaxSetting } from './tax-setting.store.ts';
import { type YearMonth, listYearMonths } from './year.store.ts';

export interface Taxes {
  readonly taxYear: string;
  readonly setting: TaxSettingRow;
  readonly choices: ReadonlyMap<string, ChoiceRow>;
  readonly claims: readonly ClaimRow[];
  /** Confirmed ones of the year before the month. */
  readonly months: readonly YearMonth[];
}

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

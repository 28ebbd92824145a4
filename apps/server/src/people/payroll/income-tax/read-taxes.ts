/** What the income tax of some people is worked out by: asked with the other facts of a payroll. */
import type { Reader } from '../../../platform/db/database.ts';
import type { PayrollDependencies } from '../payroll.interface.ts';
import { getRuleTable } from '../rules.store.ts';
import type { TaxRates } from '../rules/rule-table.rules.ts';
import { addMonths, taxYearFrom } from '../run/month.rules.ts';
import { listChoices } from './choice.store.ts';
import { listClaims } from './claim.store.ts';
import { listPerquisites } from './perquisite.store.ts';
import { getTaxSetting } from './tax-setting.store.ts';
import { lastOfYear } from './tax-year.rules.ts';
import { listArrears, listYearMonths } from './year.store.ts';
import type { ClaimRow, Taxes } from './tax-facts.rules.ts';

/** Of each year for which one of them claims relief. */
async function ratesOfEarlier(
  reader: Reader,
  claims: readonly ClaimRow[],
): Promise<ReadonlyMap<string, TaxRates>> {
  const years = [...new Set(claims.flatMap(({ reliefYear }) => reliefYear ?? []))];
  const rates = await Promise.all(
    years.map(async (year) => [year, (await getRuleTable(reader, lastOfYear(year))).tds] as const),
  );
  return new Map(rates);
}

export async function readTaxes(
  { loans: of }: Pick<PayrollDependencies, 'loans'>,
  reader: Reader,
  asked: { readonly organisationId: string; readonly month: string; readonly staffIds: readonly string[] },
): Promise<Taxes> {
  const { organisationId, month, staffIds } = asked;
  const taxYear = taxYearFrom(month);
  const year = { from: taxYear, until: addMonths(taxYear, 12) };
  const whose = { organisationId, taxYear, staffIds };
  const [setting, choices, claims, perquisites, loans, months, arrears] = await Promise.all([
    getTaxSetting(reader, organisationId, taxYear),
    listChoices(reader, whose),
    listClaims(reader, whose),
    listPerquisites(reader, whose),
    of.answers[0]?.(reader, { organisationId, staffIds, ...year }) ?? [],
    listYearMonths(reader, { organisationId, staffIds, from: taxYear, until: month }),
    listArrears(reader, { organisationId, staffIds, from: taxYear, until: month }),
  ]);
  const earlierRates = await ratesOfEarlier(reader, claims);
  return { taxYear, setting, choices, claims, perquisites, arrears, earlierRates, loans, months };
}

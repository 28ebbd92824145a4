/** Pure: what was read of a person as the law of income tax sees them in a month. */
import { shareExact } from '../rules/rounding.rules.ts';
import type { TaxRates } from '../rules/rule-table.rules.ts';
import { addMonths, daysOf, daysWithin, lastDayOf, taxYearFrom } from '../run/month.rules.ts';
import { type ComponentAmount, fullMonth } from '../structure/structure.rules.ts';
import { FormulaMistake } from '../structure/formula.rules.ts';
import type { Terms } from '../run/arrears.rules.ts';
import { type Claim, type CountedClaim, countedClaims } from './claim.rules.ts';
import { type PaidMonth, isMetro } from './house-rent.rules.ts';
import { type Rated, ratedPerquisites, taxedBeside } from './perquisite.rules.ts';
import type { EarlierYear } from './relief.rules.ts';
import { ageIn, lastDaysFor } from './tax-year.rules.ts';
import type { Taxpayer } from './withhold.rules.ts';
import type { ArrearsRow, ClaimRow, Taxes, YearMonth } from './tax-facts.rules.ts';

/** Of a structure, the component that the law calls house rent allowance. */
const houseRentCode = 'HRA';

export interface PersonOfTax {
  readonly staffId: string;
  readonly hasPan: boolean;
  readonly bornOn: string | null;
  /** YYYY-MM-DD; null: since ever, and until further notice. */
  readonly joinedOn: string | null;
  readonly lastDayOn: string | null;
  readonly monthsAfter: number;
  /** Of this month; null: it is among those that were confirmed. */
  readonly days: { readonly monthHalfDays: number; readonly offHalfDays: number } | null;
  /** Of this month's payslip. */
  readonly arrears: readonly Omit<ArrearsRow, 'staffId'>[];
  readonly termsOf: (month: string) => Terms | null;
}

export const claimOf = (row: ClaimRow, rates: TaxRates): Claim => {
  const { kind, status, amount, accepted, taxDeducted, isSenior, rentFrom, rentTo, rentCity } = row;
  const rent =
    rentFrom && rentTo ? { from: rentFrom, to: rentTo, isMetro: isMetro(rentCity ?? '', rates) } : null;
  const { rentReceived, municipalTaxes, municipalAccepted } = row;
  const house =
    rentReceived === null
      ? null
      : { rent: rentReceived, municipalTaxes: municipalAccepted ?? municipalTaxes ?? 0 };
  const { reliefYear, reliefRegime } = row;
  const relief = reliefYear && reliefRegime ? { taxYear: reliefYear, regime: reliefRegime } : null;
  return { kind, status, amount, accepted, taxDeducted, isSenior, rent, house, relief };
};

function fullAmounts(terms: Terms): readonly ComponentAmount[] {
  try {
    return fullMonth(terms.components, terms.monthlyPaise);
  } catch (error) {
    if (error instanceof FormulaMistake) return [];
    throw error;
  }
}

const sumOf = (parts: readonly ComponentAmount[], counts: (one: ComponentAmount['component']) => boolean) =>
  parts.filter(({ component }) => counts(component)).reduce((sum, { full }) => sum + full, 0);

function paidMonth(
  { termsOf }: PersonOfTax,
  month: string,
  { monthHalfDays, offHalfDays }: NonNullable<PersonOfTax['days']>,
): PaidMonth {
  const terms = termsOf(month);
  const parts = terms ? fullAmounts(terms) : [];
  const paid = (full: number) => shareExact(full, monthHalfDays - offHalfDays, monthHalfDays);
  const earned = parts.filter(({ component }) => component.type === 'EARNING');
  return {
    month,
    wages: paid(sumOf(earned, ({ isWages }) => isWages)),
    allowance: paid(sumOf(earned, ({ code }) => code === houseRentCode)),
  };
}

/** Confirmed months as they were paid, this one, and those to come until the last day. */
function paidMonths(person: PersonOfTax, month: string, before: readonly YearMonth[]): readonly PaidMonth[] {
  const past = before.map((one) => paidMonth(person, one.month, one));
  const after = Array.from({ length: person.monthsAfter }, (_, at) => addMonths(month, at + 1));
  const toCome = after.map((one) => {
    const all = daysOf(one);
    const away = all - daysWithin(one, { joinedOn: person.joinedOn, lastDayOn: person.lastDayOn });
    return paidMonth(person, one, { monthHalfDays: all, offHalfDays: away });
  });
  const present = person.days ? [paidMonth(person, month, person.days)] : [];
  return [...past, ...present, ...toCome];
}

export const perquisitesIn = (taxes: Taxes, staffId: string, rates: TaxRates): readonly Rated[] =>
  ratedPerquisites(
    taxes.perquisites.filter((one) => one.staffId === staffId),
    taxes.loans.filter((one) => one.staffId === staffId),
    rates,
  );

/** Of the years for which relief is claimed. */
function earlierYears(
  { arrears, earlierRates }: Taxes,
  person: PersonOfTax,
  claims: readonly CountedClaim[],
): readonly EarlierYear[] {
  const own = [...arrears.filter(({ staffId }) => staffId === person.staffId), ...person.arrears];
  return claims.flatMap(({ relief, amount }): EarlierYear[] => {
    const rates = relief && earlierRates.get(relief.taxYear);
    if (!relief || !rates) return [];
    const { taxYear, regime } = relief;
    const of = own.filter(({ month }) => taxYearFrom(month) === taxYear);
    const paid = of.reduce((sum, one) => sum + one.amount, 0);
    return [{ income: amount, arrears: paid, regime, age: ageIn(taxYear, person.bornOn), rates }];
  });
}

/** From the last day for proofs on, and in the last month of a year or of an employment, only what was accepted counts. */
const isProofDue = ({ setting, taxYear }: Taxes, person: PersonOfTax, month: string): boolean =>
  person.monthsAfter === 0 || lastDayOf(month) > lastDaysFor(setting, taxYear, person.joinedOn).prove;

export function taxpayerOf(taxes: Taxes, person: PersonOfTax, month: string, rates: TaxRates): Taxpayer {
  const { staffId, hasPan, bornOn } = person;
  const before = taxes.months.filter((one) => one.staffId === staffId);
  const own = taxes.claims.filter((one) => one.staffId === staffId).map((row) => claimOf(row, rates));
  const claims = countedClaims(own, isProofDue(taxes, person, month));
  const sum = (of: (one: YearMonth) => number) => before.reduce((all, one) => all + of(one), 0);
  return {
    regime: taxes.choices.get(staffId)?.regime ?? 'new',
    age: ageIn(taxes.taxYear, bornOn),
    earlier: earlierYears(taxes, person, claims),
    ...taxedBeside(perquisitesIn(taxes, staffId, rates)),
    hasPan,
    claims,
    months: claims.some(({ rent }) => rent) ? paidMonths(person, month, before) : [],
    before: {
      salary: sum(({ salary }) => salary),
      incomeTax: sum(({ incomeTax }) => incomeTax),
      professionalTax: sum(({ professionalTax }) => professionalTax),
      providentFund: sum(({ providentFund }) => providentFund),
    },
  };
}

/** A tax year of one person: as it is to be expected, or as confirmed payslips have it. */
import { istDay } from '@nukkad/contract/kernel/time';
import type { TaxRegime, TaxSum } from '@nukkad/contract/people/payroll/income-tax.model';
import type { Reader } from '../../../platform/db/database.ts';
import type { PayrollDependencies } from '../payroll.interface.ts';
import { addMonths, monthOf } from '../run/month.rules.ts';
import { payslipsOf, taxpayerIn } from '../run/payslips-of.ts';
import { readPart } from '../run/read-part.ts';
import { listSalaries } from '../structure/salary.store.ts';
import type { TaxPerson } from './find-tax-person.ts';
import { housesOf } from './claim.rules.ts';
import type { LetHouse } from './let-house.rules.ts';
import type { Rated } from './perquisite.rules.ts';
import { taxOfYear } from './taxable.rules.ts';
import { perquisitesIn } from './taxpayer.rules.ts';
import { type Withheld, yearOf } from './withhold.rules.ts';
import { listArrears, listYearMonths } from './year.store.ts';
import type { ArrearsRow, YearMonth } from './tax-facts.rules.ts';

type Person = Pick<TaxPerson, 'organisationId' | 'staffId' | 'lastDayOn'>;

export const monthsOfYear = (
  reader: Reader,
  { organisationId, staffId }: Pick<TaxPerson, 'organisationId' | 'staffId'>,
  taxYear: string,
): Promise<readonly YearMonth[]> =>
  listYearMonths(reader, {
    organisationId,
    staffIds: [staffId],
    from: taxYear,
    until: addMonths(taxYear, 12),
  });

export const arrearsOfYear = (
  reader: Reader,
  { organisationId, staffId }: Pick<TaxPerson, 'organisationId' | 'staffId'>,
  taxYear: string,
): Promise<readonly ArrearsRow[]> =>
  listArrears(reader, {
    organisationId,
    staffIds: [staffId],
    from: taxYear,
    until: addMonths(taxYear, 12),
  });

interface Around {
  readonly lastDayOn: string | null;
  /** Null: none of the year was confirmed yet. */
  readonly lastConfirmed: string | null;
}

/** The month that is worked out next, never after the year's last one or that of the last day. */
export function monthToForesee(taxYear: string, now: Date, { lastDayOn, lastConfirmed }: Around): string {
  const last = addMonths(taxYear, 11);
  const end = lastDayOn && lastDayOn >= taxYear && lastDayOn < last ? monthOf(lastDayOn) : last;
  const present = monthOf(istDay(now));
  const next = lastConfirmed ? addMonths(lastConfirmed, 1) : present;
  return next < taxYear ? taxYear : next < end ? next : end;
}

async function partOf(
  deps: PayrollDependencies,
  reader: Reader,
  { organisationId, staffId }: Person,
  month: string,
  now: Date,
) {
  const salaries = await listSalaries(reader, organisationId, [staffId]);
  const salary = salaries.findLast(({ validFrom }) => validFrom <= month);
  if (!salary) return null;
  const run = { organisationId, month, createdAt: now, staffId: null };
  return { run, part: await readPart(deps, reader, run, [salary]) };
}

/** As a payroll of that month would have it; null: no salary is set, or the person is not there. */
export async function foreseeTax(
  deps: PayrollDependencies,
  reader: Reader,
  person: Person,
  { month, now }: { readonly month: string; readonly now: Date },
): Promise<Withheld | null> {
  const read = await partOf(deps, reader, person, month, now);
  if (!read) return null;
  return payslipsOf(read.run, read.part)[0]?.withheld ?? null;
}

export interface FinishedYear {
  readonly months: readonly YearMonth[];
  readonly regime: TaxRegime;
  readonly sum: TaxSum;
  readonly houses: readonly LetHouse[];
  readonly perquisites: readonly Rated[];
}

const nothing = { salary: 0, professionalTax: 0, providentFund: 0, fullSalary: 0, monthsAfter: 0 };

/** By what was paid and accepted, and nothing else; null: no payslip was confirmed. */
export async function finishedYear(
  deps: PayrollDependencies,
  reader: Reader,
  person: Person,
  { taxYear, now }: { readonly taxYear: string; readonly now: Date },
): Promise<FinishedYear | null> {
  const months = await monthsOfYear(reader, person, taxYear);
  const last = months.at(-1);
  const read = last && (await partOf(deps, reader, person, last.month, now));
  if (!read) return null;
  const arrears = await arrearsOfYear(reader, person, taxYear);
  const part = { ...read.part, taxes: { ...read.part.taxes, months, arrears } };
  const taxpayer = taxpayerIn(part, last.month, person.staffId);
  const { regime, claims } = taxpayer;
  const sum = taxOfYear(yearOf(taxpayer, nothing), regime, part.rules.tds);
  const perquisites = perquisitesIn(part.taxes, person.staffId, part.rules.tds);
  return { months, regime, sum, houses: housesOf(claims), perquisites };
}

import type { PerquisiteAnswer, PerquisitesAnswer } from '@nukkad/contract/people/payroll/perquisite.model';
import type { Reader } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import type { PayrollDependencies } from '../payroll.interface.ts';
import { getRuleTable } from '../rules.store.ts';
import { addMonths } from '../run/month.rules.ts';
import { type TaxPerson, findTaxPerson } from './find-tax-person.ts';
import { type Rated, ratedPerquisites } from './perquisite.rules.ts';
import { listPerquisites } from './perquisite.store.ts';
import { lastOfYear } from './tax-year.rules.ts';

const present = ({ row, loan, value, recovered, taxable }: Rated): PerquisiteAnswer => ({
  perquisiteId: row.perquisiteId,
  kind: row.kind,
  words: row.words,
  value,
  recovered,
  taxable,
  loan: loan && {
    loanId: loan.loanId,
    givenOn: loan.givenOn,
    amount: loan.amount,
    bankPercent: (row.rate ?? 0) / 100,
  },
  version: row.version,
});

export interface OfPerson {
  readonly person: TaxPerson;
  readonly taxYear: string;
}

/** Owed by this person to the employer at the end of a month of the year. */
export const loansOfYear = async (
  { loans }: Pick<PayrollDependencies, 'loans'>,
  reader: Reader,
  { person: { organisationId, staffId }, taxYear }: OfPerson,
) =>
  (await loans.answers[0]?.(reader, {
    organisationId,
    staffIds: [staffId],
    from: taxYear,
    until: addMonths(taxYear, 12),
  })) ?? [];

/** A year of a person, as this viewer sees it. */
export async function presentPerquisites(
  deps: PayrollDependencies,
  reader: Reader,
  of: OfPerson,
): Promise<PerquisitesAnswer> {
  const { person, taxYear } = of;
  const { organisationId, staffId, mayReview } = person;
  const [rows, loans, { tds }] = await Promise.all([
    listPerquisites(reader, { organisationId, taxYear, staffIds: [staffId] }),
    loansOfYear(deps, reader, of),
    getRuleTable(reader, lastOfYear(taxYear)),
  ]);
  const valued = new Set(rows.map(({ loanId }) => loanId));
  const open = mayReview ? loans.filter(({ loanId }) => !valued.has(loanId)) : [];
  return {
    items: ratedPerquisites(rows, loans, tds).map(present),
    giftsUpTo: tds.perquisites.giftsUpTo,
    loansUpTo: tds.perquisites.loansUpTo,
    loans: open.map(({ loanId, givenOn, amount }) => ({ loanId, givenOn, amount })),
    form: tds.names.benefits,
    can: { edit: mayReview },
  };
}

export async function getPerquisites(
  deps: PayrollDependencies,
  { viewer }: SignedInCall,
  { taxYear, staffId }: { readonly taxYear: string; readonly staffId?: string | undefined },
): Promise<PerquisitesAnswer> {
  const { db } = deps.platform;
  return presentPerquisites(deps, db, { person: await findTaxPerson(deps, db, viewer, staffId), taxYear });
}

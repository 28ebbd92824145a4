import type { CountedPage } from '@nukkad/contract/kernel/page';
import type {
  TaxPersonAnswer as Shown,
  TaxPersonRow,
} from '@nukkad/contract/people/payroll/income-tax.model';
import * as z from 'zod/mini';
import { listOf } from '../../../platform/http/list-of.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import type { PayrollDependencies } from '../payroll.interface.ts';
import { mayWrite, organisationOf } from '../payroll.policy.ts';
import { addMonths } from '../run/month.rules.ts';
import { listChoices } from './choice.store.ts';
import { listClaims } from './claim.store.ts';
import { findTaxPerson } from './find-tax-person.ts';
import { presentTax } from './present-tax.ts';
import { type TaxPersonOfList, countPeopleOfTax, listPeopleOfTax } from './tax-people.store.ts';
import { listYearMonths } from './year.store.ts';

export async function getTaxPerson(
  deps: PayrollDependencies,
  call: SignedInCall,
  { taxYear, staffId }: { readonly taxYear: string; readonly staffId?: string | undefined },
): Promise<Shown> {
  const { db } = deps.platform;
  return presentTax(deps, db, call, { person: await findTaxPerson(deps, db, call.viewer, staffId), taxYear });
}

async function rowsOf(
  deps: PayrollDependencies,
  { viewer }: SignedInCall,
  people: readonly TaxPersonOfList[],
  taxYear: string,
): Promise<TaxPersonRow[]> {
  const { db } = deps.platform;
  const organisationId = organisationOf(viewer);
  const staffIds = people.map(({ staffId }) => staffId);
  const of = { organisationId, taxYear, staffIds };
  const until = addMonths(taxYear, 12);
  const [choices, claims, months, numbers] = await Promise.all([
    listChoices(db, of),
    listClaims(db, of),
    listYearMonths(db, { organisationId, staffIds, from: taxYear, until }),
    deps.numbers.answers[0]?.(db, organisationId, staffIds),
  ]);
  const may = mayWrite(viewer, organisationId);
  return people.map(({ staffId, userId, fullName }) => {
    const own = claims.filter((one) => one.staffId === staffId);
    const paid = months.filter((one) => one.staffId === staffId);
    return {
      staffId,
      fullName,
      regime: choices.get(staffId)?.regime ?? 'new',
      isChosen: choices.has(staffId),
      declared: own.length,
      toReview: own.filter(({ status }) => status === 'Declared').length,
      hasPan: numbers?.get(staffId)?.hasPan ?? false,
      deducted: paid.reduce((sum, { incomeTax }) => sum + incomeTax, 0),
      can: { review: may && userId !== viewer.userId },
    };
  });
}

const nameAndId = z.tuple([z.string(), z.uuid()]);

/** By name; people who work here now, and who was paid in the year. */
export function listTaxPeople(
  deps: PayrollDependencies,
  call: SignedInCall,
  asked: {
    readonly taxYear: string;
    readonly search?: string | undefined;
    readonly cursor?: string | undefined;
    readonly limit: number;
    readonly count?: boolean | undefined;
  },
): Promise<CountedPage<TaxPersonRow>> {
  const { db } = deps.platform;
  const { taxYear, search = '', ...page } = asked;
  const organisationId = organisationOf(call.viewer);
  const filter = { organisationId, from: taxYear, until: addMonths(taxYear, 12), search };
  return listOf(page, {
    after: nameAndId,
    rows: (key, most) => listPeopleOfTax(db, filter, key && { name: key[0], id: key[1] }, most),
    key: (row) => [row.fullName, row.staffId],
    count: () => countPeopleOfTax(db, filter),
    items: (rows) => rowsOf(deps, call, rows, taxYear),
  });
}

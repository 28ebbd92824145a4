import { incomeTaxErrors } from '@nukkad/contract/people/payroll/income-tax.noun';
import {
  type PerquisiteBody,
  type PerquisiteEditBody,
  type PerquisitesAnswer,
  mostPerquisites,
} from '@nukkad/contract/people/payroll/perquisite.model';
import { actorOnBehalf, audit } from '../../../platform/audit.ts';
import { type Authorized, authorize } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/id.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { PayrollDependencies } from '../payroll.interface.ts';
import { organisationOf } from '../payroll.policy.ts';
import { type TaxPerson, findTaxPerson } from './find-tax-person.ts';
import {
  deletePerquisite,
  insertPerquisite,
  listPerquisites,
  lockPerquisite,
  savePerquisite,
} from './perquisite.store.ts';
import { type OfPerson, loansOfYear, presentPerquisites } from './read-perquisites.ts';
import type { PerquisiteRow } from './tax-facts.rules.ts';

type Valued = Pick<PerquisiteRow, 'kind' | 'words' | 'value' | 'recovered' | 'loanId' | 'rate'>;

/** A loan that is kept here has its value by its book. */
function valuedBy(body: PerquisiteBody | PerquisiteEditBody['to']): Valued {
  const words = body.words ?? '';
  if (body.kind === 'kept_loan') {
    const { kind, loanId, bankPercent } = body;
    const rate = Math.round(bankPercent * 100);
    return { kind, words, value: 0, recovered: 0, loanId, rate };
  }
  const { kind, value, recovered } = body;
  return { kind, words, value, recovered, loanId: null, rate: null };
}

/** Never of oneself. */
function permitted(row: PerquisiteRow, { isMe, mayReview }: TaxPerson): Authorized<PerquisiteRow> {
  if (isMe) refuse(incomeTaxErrors.tax_perquisite_own);
  return authorize(row, mayReview);
}

type Act = 'income_tax.perquisite' | 'income_tax.perquisite_edit' | 'income_tax.perquisite_remove';

/** Writes down what was done, and answers with the year as it stands then. */
async function done(
  deps: PayrollDependencies,
  tx: Tx,
  { viewer, now }: SignedInCall,
  { act, of, kind }: { readonly act: Act; readonly of: OfPerson; readonly kind: string },
): Promise<PerquisitesAnswer> {
  await audit(tx, now, {
    ...actorOnBehalf(viewer),
    action: act,
    subjectKind: 'income_tax',
    subjectId: of.person.staffId,
    detail: { taxYear: of.taxYear, kind },
  });
  return presentPerquisites(deps, tx, of);
}

export function addPerquisite(
  deps: PayrollDependencies,
  call: SignedInCall,
  body: PerquisiteBody,
): Promise<PerquisitesAnswer> {
  const { viewer, now } = call;
  const { taxYear, staffId } = body;
  return deps.platform.write(call, async (tx) => {
    const person = await findTaxPerson(deps, tx, viewer, staffId);
    const { organisationId } = person;
    const of = { person, taxYear };
    const known = { perquisiteId: newId(), organisationId, staffId, taxYear, version: 1 };
    const row = permitted({ ...known, ...valuedBy(body) }, person);
    const there = await listPerquisites(tx, { organisationId, taxYear, staffIds: [staffId] });
    if (there.length >= mostPerquisites) refuse(incomeTaxErrors.tax_perquisites_full);
    if (row.loanId !== null) {
      if (there.some(({ loanId }) => loanId === row.loanId))
        refuse(incomeTaxErrors.tax_perquisite_loan_twice);
      const loans = await loansOfYear(deps, tx, of);
      if (!loans.some(({ loanId }) => loanId === row.loanId)) refuse(incomeTaxErrors.tax_perquisite_loan);
    }
    await insertPerquisite(tx, row, { by: viewer.userId, now });
    return done(deps, tx, call, { act: 'income_tax.perquisite', of, kind: row.kind });
  });
}

interface Held {
  readonly row: Authorized<PerquisiteRow>;
  readonly person: TaxPerson;
}

/** Locked; 404 for whom it is not there. */
async function hold(
  deps: PayrollDependencies,
  tx: Tx,
  { viewer }: SignedInCall,
  perquisiteId: string,
): Promise<Held> {
  const row = await lockPerquisite(tx, organisationOf(viewer), perquisiteId);
  if (!row) return refuse(incomeTaxErrors.tax_perquisite_not_found);
  const person = await findTaxPerson(deps, tx, viewer, row.staffId);
  return { row: permitted(row, person), person };
}

export const editPerquisite = (
  deps: PayrollDependencies,
  call: SignedInCall,
  body: PerquisiteEditBody,
): Promise<PerquisitesAnswer> =>
  deps.platform.write(call, async (tx) => {
    const { row, person } = await hold(deps, tx, call, body.perquisiteId);
    if (row.version !== body.version) refuse(incomeTaxErrors.tax_perquisite_moved_on);
    const changed = { ...row, ...valuedBy(body.to) };
    if (changed.loanId !== row.loanId) refuse(incomeTaxErrors.tax_perquisite_loan);
    await savePerquisite(tx, permitted(changed, person), call.now);
    const of = { person, taxYear: row.taxYear };
    return done(deps, tx, call, { act: 'income_tax.perquisite_edit', of, kind: changed.kind });
  });

export const removePerquisite = (
  deps: PayrollDependencies,
  call: SignedInCall,
  { perquisiteId }: { readonly perquisiteId: string },
): Promise<PerquisitesAnswer> =>
  deps.platform.write(call, async (tx) => {
    const { row, person } = await hold(deps, tx, call, perquisiteId);
    await deletePerquisite(tx, row);
    const of = { person, taxYear: row.taxYear };
    return done(deps, tx, call, { act: 'income_tax.perquisite_remove', of, kind: row.kind });
  });

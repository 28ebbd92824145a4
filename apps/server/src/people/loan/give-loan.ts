import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { giveLoan as giveCall } from '@nukkad/contract/people/loan/loan.api';
import { loanErrors } from '@nukkad/contract/people/loan/loan.noun';
import type { LoanAnswer } from '@nukkad/contract/people/loan/loan.model';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { refuse } from '../../platform/refusal.ts';
import { checkFirstMonth, checkHanded } from './loan.checks.ts';
import type { LoanDependencies } from './loan.interface.ts';
import { insertLoan } from './loan.store.ts';
import { loanTransitions } from './loan.transitions.ts';
import { newLoan } from './new-loan.ts';
import { presentLoan } from './read-loans.ts';
import { organisationOf } from '../../platform/viewer.ts';

/** They work here now. */
async function personFor({ partner }: LoanDependencies, tx: Tx, organisationId: string, staffId: string) {
  const found = (await partner.getStaff(tx, [staffId])).get(staffId);
  return found?.isActive && found.organisationId === organisationId
    ? found
    : refuse(loanErrors.loan_staff_unknown);
}

/** A loan that no one asked for: its money is handed over with it. */
export function giveLoan(
  deps: LoanDependencies,
  call: SignedInCall,
  {
    staffId,
    amount,
    day,
    method,
    reference = '',
    note = '',
    ...terms
  }: EndpointParsed<typeof giveCall>['body'],
): Promise<LoanAnswer> {
  const { viewer, now } = call;
  const organisationId = organisationOf(viewer);
  checkFirstMonth(terms.firstMonth, now);
  checkHanded({ day, method, reference }, now);
  return deps.platform.write(call, async (tx) => {
    const { userId } = await personFor(deps, tx, organisationId, staffId);
    const whose = { loanId: newId(), organisationId, staffId, userId, createdBy: viewer.userId };
    const chosen = {
      ...whose,
      ...terms,
      note,
      isAsked: false,
      status: 'running' as const,
      amountPaise: amount,
    };
    const row = { ...newLoan(chosen, now), givenOn: day, method, reference };
    const allowed = loanTransitions.allowNew(viewer, loanTransitions.verb.give, row);
    await insertLoan(tx, allowed.row);
    await loanTransitions.begin(tx, allowed, { now });
    return presentLoan(deps, tx, call, row);
  });
}

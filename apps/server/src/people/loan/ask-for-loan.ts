import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { askForLoan as askCall, editLoan as editCall } from '@nukkad/contract/people/loan/loan.api';
import { loanErrors } from '@nukkad/contract/people/loan/loan.noun';
import type { LoanAnswer } from '@nukkad/contract/people/loan/loan.model';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { checkFirstMonth } from './loan.checks.ts';
import type { LoanDependencies } from './loan.interface.ts';
import { insertLoan, lockLoan } from './loan.store.ts';
import { loanTransitions } from './loan.transitions.ts';
import { hundredthsOf, newLoan } from './new-loan.ts';
import { presentLoan } from './read-loans.ts';
import { organisationOf } from '../../platform/viewer.ts';

/** In a list it stands by the month from which it is paid back; levels go by its amount. */
const wantedOf = ({ amount, firstMonth }: { readonly amount: number; readonly firstMonth: string }) => ({
  startsOn: firstMonth,
  endsOn: firstMonth,
  amountPaise: amount,
});

export function askForLoan(
  deps: LoanDependencies,
  call: SignedInCall,
  { amount, ...body }: EndpointParsed<typeof askCall>['body'],
): Promise<LoanAnswer> {
  const { viewer, now } = call;
  checkFirstMonth(body.firstMonth, now);
  return deps.platform.write(call, async (tx) => {
    const wanted = wantedOf({ amount, firstMonth: body.firstMonth });
    const { requestId, organisationId, staffId, userId } = await deps.approval.ask(tx, call, 'loan', wanted);
    const whose = { loanId: requestId, organisationId, staffId, userId, createdBy: userId };
    const row = newLoan({ ...whose, ...body, isAsked: true, status: 'asked', amountPaise: amount }, now);
    const allowed = loanTransitions.allowNew(viewer, loanTransitions.verb.ask, row);
    await insertLoan(tx, allowed.row);
    await loanTransitions.begin(tx, allowed, { now });
    return presentLoan(deps, tx, call, row);
  });
}

/** Before a reviewer acts, or again after a rejection. */
export function editLoan(
  deps: LoanDependencies,
  call: SignedInCall,
  { requestId, version, amount, yearlyPercent, ...body }: EndpointParsed<typeof editCall>['body'],
): Promise<LoanAnswer> {
  const { viewer, now } = call;
  checkFirstMonth(body.firstMonth, now);
  return deps.platform.write(call, async (tx) => {
    const { status } = await deps.approval.get(tx, call, requestId);
    const verb = status === 'rejected' ? 'resubmit' : 'edit';
    const wanted = wantedOf({ amount, firstMonth: body.firstMonth });
    await deps.approval.rewrite(tx, call, 'loan', verb, { requestId, version, ...wanted });
    const key = { organisationId: organisationOf(viewer), loanId: requestId };
    const allowed = loanTransitions.allow(
      viewer,
      loanTransitions.verb.rewrite,
      (await lockLoan(tx, key)) ?? refuse(loanErrors.loan_not_found),
    );
    const changes = { ...body, amountPaise: amount, rateHundredths: hundredthsOf(yearlyPercent) };
    return presentLoan(deps, tx, call, await loanTransitions.move(tx, allowed, { now, changes }));
  });
}

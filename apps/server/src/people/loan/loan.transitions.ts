/** How a loan moves: its table is `loan.noun.ts`, the order of a move `platform/lifecycle/transitions.ts`. */
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { loanErrors, loanEvents, loanLifecycle, type LoanVerb } from '@nukkad/contract/people/loan/loan.noun';
import { actorOnBehalf } from '../../platform/audit.ts';
import { logOf } from '../../platform/lifecycle/log-of.ts';
import { nextRow } from '../../platform/lifecycle/next-row.ts';
import { type PendingEvent, pendingEvent } from '../../platform/lifecycle/pending-event.ts';
import { transitions } from '../../platform/lifecycle/transitions.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { isOwnLoan, loanCapacities, seesLoan } from './loan.policy.ts';
import { type LoanKey, type LoanRow, lockLoan, saveLoan } from './loan.store.ts';

interface LoanMove {
  readonly now: Date;
  readonly changes?: Partial<LoanRow>;
}

const factsOf = ({ loanId, organisationId, userId }: LoanRow) => ({ loanId, organisationId, userId });
const changed = (row: LoanRow) => pendingEvent(loanEvents.changed, factsOf(row));
/** What each move tells; the others tell nothing. */
const told: { readonly [Verb in LoanVerb]?: (row: LoanRow) => PendingEvent } = {
  give: (row) => pendingEvent(loanEvents.given, factsOf(row)),
  drop: changed,
  pause: changed,
  resume: changed,
  repay: changed,
};

export const loanTransitions = transitions({
  table: loanLifecycle,
  notFound: loanErrors.loan_not_found,
  movedOn: loanErrors.loan_moved_on,
  forbidden: (viewer: Viewer, row: Pick<LoanRow, 'organisationId' | 'userId'>) =>
    isOwnLoan(viewer, row) ? loanErrors.loan_own : kernelErrors.forbidden,
  lock: (tx, key: LoanKey) => lockLoan(tx, key),
  sees: (viewer: Viewer, row) => seesLoan(viewer, row),
  capacities: (viewer: Viewer, row: Pick<LoanRow, 'organisationId' | 'userId'>) =>
    loanCapacities(viewer, row),
  next: nextRow<LoanRow, LoanMove>,
  save: saveLoan,
  logged: logOf(loanLifecycle, 'loan', 'loanId', { actor: actorOnBehalf }),
  tells: ({ verb, to, after }) => {
    if (to === 'closed') return [pendingEvent(loanEvents.closed, factsOf(after))];
    const event = told[verb]?.(after);
    return event ? [event] : [];
  },
});

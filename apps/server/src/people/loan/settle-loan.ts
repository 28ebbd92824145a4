import type { ApprovalStatus } from '@nukkad/contract/people/approval/approval.noun';
import { loanErrors } from '@nukkad/contract/people/loan/loan.noun';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { refuse } from '../../platform/refusal.ts';
import type { ApprovalBrief, SettledMove } from '../approval/index.ts';
import { listLoansById, lockLoan } from './loan.store.ts';
import { loanTransitions } from './loan.transitions.ts';

/** What the state of its request makes of the loan; the others leave it as it is. */
const verbs: { readonly [Status in ApprovalStatus]?: 'agree' | 'reject' | 'withdraw' } = {
  approved: 'agree',
  rejected: 'reject',
  Cancelled: 'withdraw',
};

/** The loan follows its request until the money is handed over. */
export async function settleLoan(tx: Tx, { verb, row, now }: SettledMove): Promise<void> {
  const { requestId: loanId, organisationId, status } = row;
  const loan = await lockLoan(tx, { organisationId, loanId });
  const wasGiven = loan?.status === 'running' || loan?.status === 'closed';
  if (wasGiven && (verb === 'ask_cancel' || verb === 'cancel')) refuse(loanErrors.loan_handed_over);
  const follows = verbs[status];
  const allowed = follows && loanTransitions.allowSystem(follows, loan);
  if (allowed) await loanTransitions.move(tx, allowed, { now });
}

/** What lists and messages say of a loan that was asked for: what it is for. */
export async function loanBriefs(
  reader: Reader,
  organisationId: string,
  requestIds: readonly string[],
): Promise<ReadonlyMap<string, ApprovalBrief>> {
  const rows = await listLoansById(reader, organisationId, requestIds);
  return new Map(rows.map(({ loanId, note }) => [loanId, { title: note, note: '', halfDays: null }]));
}

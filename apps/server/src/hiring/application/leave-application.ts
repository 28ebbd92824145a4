import { applicationErrors } from '@nukkad/contract/hiring/application/application.noun';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { isOfCandidate } from './application.policy.ts';
import { isUntold, isWithdrawable, knownStatus } from './application.rules.ts';
import { type ApplicationRow, lockApplication } from './application.store.ts';
import { applicationTransitions } from './application.transitions.ts';
import { type AsRead, lockAsRead } from './lock-as-read.ts';

/** The candidate says no to an invitation. */
export async function declineInvitation(tx: Tx, call: SignedInCall, read: AsRead): Promise<ApplicationRow> {
  const { viewer, now } = call;
  const row = await lockApplication(tx, read.applicationId);
  // A rejection that they have not heard of does not show by another refusal either.
  if (row && isOfCandidate(viewer, row) && isUntold(row))
    refuse(applicationErrors.application_moved_on, { present: knownStatus(row) });
  const allowed = await lockAsRead(tx, call, applicationTransitions.verb.decline, read);
  return applicationTransitions.move(tx, allowed, { now, changes: { declinedAt: now, endedAt: now } });
}

/** The candidate gives it up, as far as they know it is open. */
export async function withdrawApplication(tx: Tx, call: SignedInCall, read: AsRead): Promise<ApplicationRow> {
  const { now } = call;
  const allowed = await lockAsRead(tx, call, applicationTransitions.verb.withdraw, read);
  if (!isWithdrawable(allowed.row))
    refuse(applicationErrors.application_moved_on, { present: knownStatus(allowed.row) });
  return applicationTransitions.move(tx, allowed, { now, changes: { endedAt: now } });
}

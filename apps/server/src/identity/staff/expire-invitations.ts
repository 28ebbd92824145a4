import type { Tx } from '../../platform/db/database.ts';
import { lapseDue } from './invitation.store.ts';
import { invitationTransitions } from './staff.transitions.ts';

/** By the night: what was not answered in time. Answers how many. */
export async function expireInvitations(tx: Tx, now: Date): Promise<number> {
  const lapsed = await invitationTransitions.moveMany(
    tx,
    invitationTransitions.allowMany(invitationTransitions.verb.lapse),
    { now },
    (rows) => lapseDue(tx, rows, now),
  );
  return lapsed.length;
}

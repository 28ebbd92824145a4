import {
  applicationErrors,
  type ApplicationVerb,
} from '@nukkad/contract/hiring/application/application.noun';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { isOfCandidate } from './application.policy.ts';
import { isUntold, knownStatus } from './application.rules.ts';
import { applicationTransitions } from './application.transitions.ts';

/** An application as the caller read it. `version`: left out for many at once, where the state decides alone. */
export interface AsRead {
  readonly applicationId: string;
  readonly version?: number;
}

/** Locks it for a move. For a candidate a rejection that they have not heard of is no change, and they are told no more of its state than they know. */
export async function lockAsRead<Verb extends ApplicationVerb>(
  tx: Tx,
  { viewer }: SignedInCall,
  verb: Verb,
  { applicationId, version }: AsRead,
) {
  const allowed = await applicationTransitions.lockTo(tx, viewer, verb, applicationId);
  if (isUntold(allowed.row) && isOfCandidate(viewer, allowed.row)) return allowed;
  if (version !== undefined && allowed.row.version !== version)
    refuse(applicationErrors.application_moved_on, { present: knownStatus(allowed.row) });
  return allowed;
}

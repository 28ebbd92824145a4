import { staffErrors } from '@nukkad/contract/identity/staff/staff.noun';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { StaffDependencies, StaffInterface } from './staff.interface.ts';
import { isBelow } from './staff.policy.ts';
import { staffTransitions } from './staff.transitions.ts';
import { lockStaffOf } from './team.ts';
import { organisationOf } from '../../platform/viewer.ts';

/** As for a deactivation: never oneself, and no one who may do more. */
export async function checkEnd(
  deps: StaffDependencies,
  tx: Tx,
  { viewer }: Pick<SignedInCall, 'viewer'>,
  staffId: string,
): Promise<void> {
  const found = await lockStaffOf(deps, tx, organisationOf(viewer), staffId);
  staffTransitions.allow(viewer, staffTransitions.verb.deactivate, found);
  if (found && !isBelow(viewer, found)) refuse(staffErrors.rights_not_held);
}

export const endMembership =
  (deps: StaffDependencies): StaffInterface['endMembership'] =>
  async (tx, { organisationId, staffId }, now) => {
    const key = { team: deps, organisationId, id: staffId };
    const allowed = await staffTransitions.lockForSystem(tx, staffTransitions.verb.deactivate, key);
    if (allowed) await staffTransitions.move(tx, allowed, { now, team: deps });
  };

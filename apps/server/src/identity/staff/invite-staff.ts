import type { ErrorFact } from '@nukkad/contract/kernel/errors';
import { staffErrors } from '@nukkad/contract/identity/staff/staff.noun';
import type { NewStaff, StaffUser } from '@nukkad/contract/identity/staff/staff.model';
import { authorize } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { refuse } from '../../platform/refusal.ts';
import { hasPermission, organisationOf } from '../../platform/viewer.ts';
import { insertInvitations } from './invitation.store.ts';
import { invitationTransitions } from './staff.transitions.ts';
import type { StaffDependencies } from './staff.interface.ts';
import { presentInvitation } from './staff.presenter.ts';
import type { InvitationRow } from './staff.row.ts';
import { heldBy, invitationLifeMs, isWithin, peopleLimit, rightsOfPreset } from './staff.rules.ts';
import { findTakenNumbers, lockPeople } from './team.ts';

export const takenFacts: Readonly<Record<'staff' | 'owner' | 'invited', ErrorFact>> = {
  staff: staffErrors.staff_already_here,
  owner: staffErrors.staff_is_owner,
  invited: staffErrors.staff_already_invited,
};

/** Adds all or none, in one transaction. The caller must have checked that the numbers are not taken. */
export async function inviteAll(
  tx: Tx,
  { viewer, now, lang }: Pick<SignedInCall, 'viewer' | 'now' | 'lang'>,
  wanted: readonly NewStaff[],
): Promise<readonly InvitationRow[]> {
  const organisationId = organisationOf(viewer);
  const held = heldBy(viewer);
  const rows = wanted.map(
    (one): InvitationRow => ({
      invitationId: newId(),
      organisationId,
      mobileNumber: one.mobileNumber,
      email: one.email ?? null,
      language: lang,
      fullName: one.fullName,
      designation: one.designation ?? '',
      isProfessional: one.isProfessional,
      permissions: rightsOfPreset(one.preset),
      status: 'Pending',
      invitedBy: viewer.userId,
      invitedByStaffId: viewer.staffId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + invitationLifeMs),
    }),
  );
  if (rows.some(({ permissions }) => !isWithin(held, permissions))) refuse(staffErrors.rights_not_held);
  const allowed = rows.map((row) =>
    invitationTransitions.allowNew({ viewer, proven: null }, invitationTransitions.verb.invite, row),
  );
  await insertInvitations(
    tx,
    allowed.map(({ row }) => row),
  );
  for (const one of allowed) await invitationTransitions.begin(tx, one, { now });
  return rows;
}

/** Asks one person to join, in the step of the caller. Whether the number is known here is neither looked at nor told. */
export async function inviteOne(
  deps: StaffDependencies,
  tx: Tx,
  call: Pick<SignedInCall, 'viewer' | 'now' | 'lang'>,
  wanted: NewStaff,
): Promise<StaffUser> {
  const { viewer } = call;
  const organisationId = organisationOf(viewer);
  authorize(organisationId, hasPermission(viewer, 'manage_users.create'));
  if ((await lockPeople(deps, tx, organisationId)) >= peopleLimit) refuse(staffErrors.staff_limit);
  const taken = (await findTakenNumbers(deps, tx, organisationId, [wanted.mobileNumber])).get(
    wanted.mobileNumber,
  );
  if (taken) refuse(takenFacts[taken], { fields: { mobileNumber: takenFacts[taken].message } });
  const [row] = await inviteAll(tx, call, [wanted]);
  if (!row) throw new Error('An invitation was not made.');
  return presentInvitation(viewer, row);
}

export const inviteStaff = (
  deps: StaffDependencies,
  call: SignedInCall,
  wanted: NewStaff,
): Promise<StaffUser> => deps.platform.write(call, (tx) => inviteOne(deps, tx, call, wanted));

import type { InvitationVerb, StaffVerb } from '@nukkad/contract/identity/staff/staff.noun';
import { type Viewer, hasPermission } from '../../platform/viewer.ts';
import { heldBy, isWithin, mayRemove } from './staff.rules.ts';

type Capacity = 'Office' | 'Self';

/** As much of a member of staff as the policy looks at. */
export interface StaffFacts {
  readonly staffId: string;
  readonly organisationId: string;
  readonly userId: string;
  readonly grants: readonly string[];
}

/** As much of an invitation as the policy looks at. */
export interface InvitationFacts {
  readonly organisationId: string;
  readonly mobileNumber: string;
  readonly email: string | null;
}

const isOffice = (viewer: Viewer, organisationId: string): boolean =>
  viewer.organisationId === organisationId && hasPermission(viewer, 'manage_users.update');

export const maySeeStaff = (viewer: Viewer, { organisationId, userId }: StaffFacts): boolean =>
  viewer.organisationId === organisationId || viewer.userId === userId;

/** No viewer acts as the office on the own row; sending a colleague away needs the right to remove people. */
export function staffCapacities(viewer: Viewer, row: StaffFacts, verb: StaffVerb): readonly Capacity[] {
  // Who joins is not signed in for the organisation yet.
  if (verb === 'join') return viewer.userId === row.userId ? ['Self'] : [];
  if (viewer.staffId === row.staffId) return ['Self'];
  const may = isOffice(viewer, row.organisationId) && (verb === 'activate' || mayRemove(viewer));
  return may ? ['Office'] : [];
}

/** May this viewer move the rights of this colleague? No viewer takes rights away from a colleague who holds more. */
export const isBelow = (viewer: Viewer, row: StaffFacts): boolean => isWithin(heldBy(viewer), row.grants);

/** May this viewer ask another person to join this viewer's organisation? */
const mayInvite = (viewer: Viewer, { organisationId }: InvitationFacts): boolean =>
  viewer.organisationId === organisationId && hasPermission(viewer, 'manage_users.create');

/** Who answers, and what a code has proved to be theirs; null: nothing was asked about. */
export interface Invited {
  readonly viewer: Viewer;
  readonly proven: { readonly mobileNumber: string; readonly email: string | null } | null;
}

const isInvited = ({ proven }: Invited, row: InvitationFacts): boolean =>
  proven !== null &&
  (row.mobileNumber === proven.mobileNumber || (row.email !== null && row.email === proven.email));

export const mayReadInvitation = (who: Invited, row: InvitationFacts): boolean =>
  isInvited(who, row) || who.viewer.organisationId === row.organisationId;

export function invitationCapacities(
  who: Invited,
  row: InvitationFacts,
  verb: InvitationVerb,
): readonly Capacity[] {
  const { viewer } = who;
  const may =
    verb === 'invite' ? mayInvite(viewer, row) : isOffice(viewer, row.organisationId) && mayRemove(viewer);
  return [...(isInvited(who, row) ? (['Self'] as const) : []), ...(may ? (['Office'] as const) : [])];
}

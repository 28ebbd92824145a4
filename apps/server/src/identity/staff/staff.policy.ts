import type { InvitationVerb, StaffVerb } from '@nukkad/contract/identity/staff/staff.lifecycle';
import { type Viewer, hasPermission } from '../../platform/viewer.ts';
import type { InvitationRow, StaffRow } from './staff.row.ts';
import { heldBy, isWithin, mayRemove } from './staff.rules.ts';

type Capacity = 'Office' | 'Self';

const isOffice = (viewer: Viewer, organisationId: string): boolean =>
  viewer.organisationId === organisationId && hasPermission(viewer, 'manage_users.update');

export const maySeeStaff = (viewer: Viewer, { organisationId, userId }: StaffRow): boolean =>
  viewer.organisationId === organisationId || viewer.userId === userId;

/** Nobody acts as the office on their own row, and only who may remove people sends one away. */
export function staffCapacities(viewer: Viewer, row: StaffRow, verb: StaffVerb): readonly Capacity[] {
  // Who joins is not signed in for the organisation yet.
  if (verb === 'join') return viewer.userId === row.userId ? ['Self'] : [];
  if (viewer.staffId === row.staffId) return ['Self'];
  const may = isOffice(viewer, row.organisationId) && (verb === 'activate' || mayRemove(viewer));
  return may ? ['Office'] : [];
}

/** May this viewer move the rights of this colleague? Nobody cuts down somebody above them. */
export const isBelow = (viewer: Viewer, row: StaffRow): boolean => isWithin(heldBy(viewer), row.grants);

/** May this viewer ask somebody to join this viewer's organisation? */
const mayInvite = (viewer: Viewer, { organisationId }: InvitationRow): boolean =>
  viewer.organisationId === organisationId && hasPermission(viewer, 'manage_users.create');

/** Who answers, and what a code has proved to be theirs; null: nothing was asked about. */
export interface Invited {
  readonly viewer: Viewer;
  readonly proven: { readonly mobileNumber: string; readonly email: string | null } | null;
}

const isInvited = ({ proven }: Invited, row: InvitationRow): boolean =>
  proven !== null &&
  (row.mobileNumber === proven.mobileNumber || (row.email !== null && row.email === proven.email));

export const mayReadInvitation = (who: Invited, row: InvitationRow): boolean =>
  isInvited(who, row) || who.viewer.organisationId === row.organisationId;

export function invitationCapacities(
  who: Invited,
  row: InvitationRow,
  verb: InvitationVerb,
): readonly Capacity[] {
  const { viewer } = who;
  const may =
    verb === 'invite' ? mayInvite(viewer, row) : isOffice(viewer, row.organisationId) && mayRemove(viewer);
  return [...(isInvited(who, row) ? (['Self'] as const) : []), ...(may ? (['Office'] as const) : [])];
}

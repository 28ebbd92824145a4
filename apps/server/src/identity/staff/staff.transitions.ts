/** How members of staff and invitations move: their tables are in `staff.noun.ts`, the order in `platform/lifecycle/transitions.ts`. */
import {
  invitationLifecycle,
  staffErrors,
  staffEvents,
  staffLifecycle,
} from '@nukkad/contract/identity/staff/staff.noun';
import { actorOnBehalf, machineActor } from '../../platform/audit.ts';
import type { Moved } from '../../platform/lifecycle/transition-spec.ts';
import { transitions } from '../../platform/lifecycle/transitions.ts';
import { tellsOf } from '../../platform/lifecycle/tells-of.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { lockInvitationOf, saveInvitation } from './invitation.store.ts';
import {
  type Invited,
  invitationCapacities,
  mayReadInvitation,
  maySeeStaff,
  staffCapacities,
} from './staff.policy.ts';
import type { InvitationRow, StaffRow } from './staff.row.ts';
import type { StaffDependencies } from './staff.interface.ts';
import { lockStaffOf } from './team.ts';

/** With the interfaces by which its rows are reached. */
type Team = Pick<StaffDependencies, 'account' | 'partner'>;

interface KeyOf {
  readonly organisationId: string;
  readonly id: string;
}

type StaffWords = Partial<Pick<StaffRow, 'fullName' | 'designation' | 'isProfessional'>>;
interface StaffMove {
  /** Where the role comes and goes with the status. */
  readonly team: Team;
  readonly words?: StaffWords;
}
type StaffMoved = Moved<typeof staffLifecycle, StaffRow, Viewer, StaffMove>;

/** The role goes and comes with the standing, so that it binds from the next request. */
export const staffTransitions = transitions({
  table: staffLifecycle,
  notFound: staffErrors.staff_not_found,
  movedOn: staffErrors.staff_moved_on,
  lock: (tx, { team, organisationId, id }: KeyOf & { readonly team: Team }) =>
    lockStaffOf(team, tx, organisationId, id),
  sees: maySeeStaff,
  capacities: staffCapacities,
  next: (row: StaffRow, status, { words }: StaffMove) => ({
    ...row,
    ...words,
    status,
    version: row.version + 1,
  }),
  save: async (tx, staff, { to, now, detail: { team } }: StaffMoved) => {
    const { account, partner } = team;
    await partner.members.save(tx, staff, now);
    const { organisationId, staffId } = staff;
    const role = { role: 'subUser', organisationId, staffId } as const;
    await (to === 'Active' ? account.addRole(tx, staff, role, now) : account.removeRole(tx, staff, role));
  },
  logged: ({ verb, after, by }) =>
    // The invitation's yes says it.
    verb === 'join'
      ? null
      : {
          ...(by.who ? actorOnBehalf(by.who) : machineActor),
          action: `staff.${verb}`,
          subjectKind: 'staff_member',
          subjectId: after.staffId,
        },
  tells: tellsOf(staffLifecycle, staffEvents),
});

type InvitationMoved = Moved<typeof invitationLifecycle, InvitationRow, Invited, object>;

export const invitationTransitions = transitions({
  table: invitationLifecycle,
  notFound: staffErrors.staff_not_found,
  movedOn: staffErrors.staff_moved_on,
  lock: (tx, { organisationId, id }: KeyOf) => lockInvitationOf(tx, organisationId, id),
  sees: mayReadInvitation,
  capacities: invitationCapacities,
  next: (row: InvitationRow, status) => ({ ...row, status }),
  save: (tx, invitation, { now }: InvitationMoved) => saveInvitation(tx, invitation, now),
  logged: ({ verb, after, by }) => ({
    ...(by.who ? actorOnBehalf({ ...by.who.viewer, organisationId: after.organisationId }) : machineActor),
    action: `staff.${verb}`,
    subjectKind: 'staff_invitation',
    subjectId: after.invitationId,
  }),
  tells: tellsOf(invitationLifecycle, staffEvents),
});

import { staffErrors } from '@nukkad/contract/identity/staff/staff.noun';
import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { hasPermission } from '../../platform/viewer.ts';
import { domain } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { system } from '../../platform/platform.ts';
import { countInvitationsTo, findInvitationOf } from './invitation.store.ts';
import { staffFinders } from './find-staff.ts';
import { inviteOne } from './invite-staff.ts';
import { checkEnd, endMembership } from './end-membership.ts';
import { expireInvitations } from './expire-invitations.ts';
import type { StaffInterface, StaffDependencies } from './staff.interface.ts';
import { staffNotices } from './staff.notices.ts';
import { staffRoutes } from './staff.routes.ts';
import { staffPersonal } from './staff-personal.store.ts';

export type { StaffInterface } from './staff.interface.ts';

/** The people of an organisation: who is asked, who joins, what each may do, who goes. */
export function createStaffDomain(deps: StaffDependencies): Domain & StaffInterface {
  const { platform, account } = deps;
  return {
    name: 'staff',
    personal: staffPersonal,
    routes: staffRoutes(deps),
    constraints: { staff_invitation_once: staffErrors.staff_already_invited },
    notices: staffNotices(deps),
    finders: staffFinders(deps),
    activity: [
      {
        kind: 'staff_member',
        addressFor: (viewer, staffId) =>
          hasPermission(viewer, 'manage_users.view') ? screenAddress.staffMember(staffId) : null,
      },
    ],
    countInvitationsTo: async (reader, userId, now) => {
      const person = (await account.getPeople(reader, [userId])).get(userId);
      return person ? countInvitationsTo(reader, person, now) : 0;
    },
    invite: (tx, call, wanted) => inviteOne(deps, tx, call, wanted),
    invitationState: async (reader, organisationId, invitationId) =>
      (await findInvitationOf(reader, organisationId, invitationId))?.status ?? null,
    checkEnd: (tx, call, staffId) => checkEnd(deps, tx, call, staffId),
    endMembership: endMembership(deps),
    cron: [
      {
        name: 'staff.lapse_invitations',
        match: '41 2 * * *',
        run: async () => {
          await platform.write(system, (tx) => expireInvitations(tx, platform.clock.now()));
        },
      },
    ],
  };
}

export const staff = domain({
  needs: ['account', 'partner'],
  create: createStaffDomain,
});

import { staffErrors } from '@nukkad/contract/identity/staff/staff.errors';
import type { Domain } from '../../platform/domain.ts';
import { system } from '../../platform/platform.ts';
import { countInvitationsTo, lapseInvitations } from './invitation.store.ts';
import type { StaffDoor, StaffParts } from './staff.parts.ts';
import { staffNotices } from './staff.notices.ts';
import { staffRoutes } from './staff.routes.ts';
import { staffPersonal } from './staff.personal.store.ts';

export type { StaffDoor, StaffParts } from './staff.parts.ts';

/** The people of an organisation: who is asked, who joins, what each may do, who goes. */
export function createStaffDomain(parts: StaffParts): Domain & StaffDoor {
  const { platform, account } = parts;
  return {
    name: 'staff',
    personal: staffPersonal,
    routes: staffRoutes(parts),
    constraints: { staff_invitation_once: staffErrors.staff_already_invited },
    notices: staffNotices(parts),
    countInvitationsTo: async (reader, userId, now) => {
      const person = (await account.getPeople(reader, [userId])).get(userId);
      return person ? countInvitationsTo(reader, person, now) : 0;
    },
    cron: [
      {
        name: 'staff.lapse_invitations',
        match: '41 2 * * *',
        run: async () => {
          await platform.write(system, (tx) => lapseInvitations(tx, platform.clock.now()));
        },
      },
    ],
  };
}

import * as api from '@nukkad/contract/identity/staff/staff.api';
import { type Route, route } from '../../platform/http/route.ts';
import { answerInvitation } from './answer-invitation.ts';
import { bulkTemplate, exportStaff, inviteMany } from './bulk/invite-many.ts';
import { changeAccess, readAccess } from './change-access.ts';
import { changeStaff, leaveTeam } from './change-staff.ts';
import { inviteStaff } from './invite-staff.ts';
import { listOwnInvitations, listTeam, listUsers } from './list-staff.ts';
import type { StaffParts } from './staff.parts.ts';

const saved = (name: string) => `attachment; filename="${name}"`;

export function staffRoutes(parts: StaffParts): readonly Route[] {
  return [
    route(api.getMyTeam, ({ viewer, input }) => listTeam(parts, viewer, input.query)),
    route(api.listMyUsers, ({ viewer, input }) => listUsers(parts, viewer, input.query)),
    route(api.inviteUser, (call) => inviteStaff(parts, call, call.input.body)),
    route(api.updateUser, (call) => changeStaff(parts, call, call.input.body)),
    route(api.bulkTemplate, async ({ reply }) => {
      void reply.header('content-disposition', saved('staff.csv'));
      return bulkTemplate();
    }),
    route(api.inviteMany, (call) => inviteMany(parts, call, call.input.query)),
    route(api.exportUsers, async ({ viewer, reply }) => {
      void reply.header('content-disposition', saved('staff-list.csv'));
      return exportStaff(parts, viewer);
    }),
    route(api.getEmployeeAccess, ({ viewer, input }) => readAccess(parts, viewer, input.query.staffId)),
    route(api.updateEmployeeAccess, (call) => changeAccess(parts, call, call.input.body)),
    route(api.listMyInvitations, ({ viewer, now, input }) =>
      listOwnInvitations(parts, viewer, now, input.query),
    ),
    route(api.answerInvitation, (call) => answerInvitation(parts, call, call.input.body)),
    route(api.leaveTeam, (call) => leaveTeam(parts, call, call.input.body)),
  ];
}

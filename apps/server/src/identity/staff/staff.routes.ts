import * as api from '@nukkad/contract/identity/staff/staff.api';
import { type Route, route } from '../../platform/http/route.ts';
import { readImport } from '../../platform/import/read-import.ts';
import { answerInvitation } from './answer-invitation.ts';
import { bulkTemplate, exportStaff, inviteMany } from './bulk/invite-many.ts';
import { changeAccess, readAccess } from './change-access.ts';
import { changeStaff, leaveTeam } from './change-staff.ts';
import { inviteStaff } from './invite-staff.ts';
import { listOwnInvitations, listTeam, listUsers } from './list-staff.ts';
import { moveMany } from './move-many.ts';
import type { StaffDependencies } from './staff.interface.ts';

const saved = (name: string) => `attachment; filename="${name}"`;

export function staffRoutes(deps: StaffDependencies): readonly Route[] {
  return [
    route(api.getMyTeam, (call) => listTeam(deps, call.viewer, call.input.query)),
    route(api.listMyUsers, (call) => listUsers(deps, call.viewer, call.input.query)),
    route(api.inviteUser, (call) => inviteStaff(deps, call, call.input.body)),
    route(api.updateUser, (call) => changeStaff(deps, call, call.input.body)),
    route(api.moveManyUsers, (call) => moveMany(deps, call, call.input.body)),
    route(api.bulkTemplate, async (call) => {
      const { reply } = call;
      void reply.header('content-disposition', saved('staff.csv'));
      return bulkTemplate();
    }),
    route(api.readUserSheet, (call) => readImport(deps.platform, call)),
    route(api.inviteMany, (call) => inviteMany(deps, call, call.input.body)),
    route(api.exportUsers, async (call) => {
      const { viewer, reply } = call;
      void reply.header('content-disposition', saved('staff-list.csv'));
      return exportStaff(deps, viewer);
    }),
    route(api.getEmployeeAccess, (call) => readAccess(deps, call.viewer, call.input.query.staffId)),
    route(api.updateEmployeeAccess, (call) => changeAccess(deps, call, call.input.body)),
    route(api.listMyInvitations, (call) => listOwnInvitations(deps, call.viewer, call.now, call.input.query)),
    route(api.answerInvitation, (call) => answerInvitation(deps, call, call.input.body)),
    route(api.leaveTeam, (call) => leaveTeam(deps, call, call.input.body)),
  ];
}

import {
  getEmployeeAccess,
  inviteUser,
  listMyUsers,
  moveManyUsers,
  updateUser,
} from '@nukkad/contract/identity/staff/staff.api';
import * as staff from '@nukkad/contract/identity/staff/staff.api';
import type { DomainCalls } from '../../walks/domain-calls.ts';
import { key } from '../../harness/tenant.ts';

const newNumber = '9812345671';

export const calls: DomainCalls = {
  tries: () => ({
    'GET /user/myUser': {
      right: 'owner',
      send: ({ client }, _, { staffIds }) =>
        client.ask(listMyUsers, { query: { staffId: staffIds.professional } }),
    },
    'PATCH /user/myUser': {
      right: 'owner',
      send: ({ client }, _, { staffIds }) =>
        client.ask(updateUser, { body: { staffId: staffIds.professional, designation: '' } }),
    },
    'POST /user/myUser/moves': {
      right: 'owner',
      send: ({ client }, _, { staffIds }) =>
        client.ask(moveManyUsers, { body: { staffIds: [staffIds.professional], action: 'activate' } }),
    },
    'GET /user/employee/access': {
      right: 'owner',
      send: ({ client }, _, { staffIds }) =>
        client.ask(getEmployeeAccess, { query: { staffId: staffIds.professional } }),
    },
    'PATCH /user/employee/access': {
      right: 'owner',
      send: ({ client }, _, { staffIds }) =>
        client.ask(staff.updateEmployeeAccess, {
          body: { staffId: staffIds.professional, permissions: [] },
        }),
    },
    'POST /user/leaveTeam': {
      right: 'professional',
      send: ({ client }, _, { staffIds }) =>
        client.ask(staff.leaveTeam, { body: { staffId: staffIds.professional } }),
    },
    'PATCH /user/myInvitations': {
      right: 'buyer',
      send: ({ client }, { invitationId }) =>
        client.ask(staff.answerInvitation, { body: { staffId: invitationId, accept: false } }),
    },
  }),
  lists: {
    'GET /user/myTeam': { query: '', who: 'owner' },
    'GET /user/myUser': { query: '', who: 'owner' },
    'GET /user/myInvitations': { query: '', who: 'buyer' },
  },
  confirmations: (tenants) => {
    return [
      {
        endpoint: staff.answerInvitation,
        what: 'joining by an invitation',
        arrange: async () => {
          const { buyer, owner } = tenants().a;
          const invited = {
            fullName: 'Asha Buyer',
            mobileNumber: buyer.mobileNumber,
            designation: 'Helper',
            isProfessional: false,
          };
          const { body } = await owner.client.ask(inviteUser, { body: invited, headers: key() });
          return { who: buyer, body: { staffId: body.staffId, accept: false } };
        },
      },
      {
        endpoint: staff.updateEmployeeAccess,
        what: 'setting the permissions of a team member',
        arrange: async () => ({
          who: tenants().b.owner,
          body: { staffId: tenants().b.staffIds.colleague, permissions: ['booking.view', 'reports.view'] },
        }),
      },
      {
        endpoint: staff.leaveTeam,
        what: 'leaving a team',
        arrange: async () => ({
          who: tenants().b.colleague,
          body: { staffId: tenants().b.staffIds.colleague },
        }),
      },
    ];
  },
  personalWays: {
    secrets: [newNumber],
    owner: async (_app, { client }) => [
      await client.ask(inviteUser, {
        body: { mobileNumber: newNumber, fullName: 'Ravi Kumar', isProfessional: true },
        headers: key(),
      }),
      await client.ask(listMyUsers, { query: { search: newNumber } }),
    ],
  },
};

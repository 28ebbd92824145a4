import { recordOf } from '../../kernel/record.ts';
import { confirmation, type Seen } from '../../kernel/confirmation.ts';
import { permissionKeys } from '../../kernel/roles.ts';
import {
  designation,
  employeeAccess,
  type EmployeeAccess,
  newStaff,
  ownInvitation,
  type OwnInvitation,
  permission,
  permissionActions,
  staffListStates,
  staffUser,
  teamMember,
  type TeamMember,
} from './staff.model.ts';
import * as z from 'zod/mini';
import { personName } from '../account/account.model.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { manyOf, rowByRow } from '../../kernel/bulk.ts';
import { importAnswer, importBody, importErrors, importTable, importUpload } from '../../kernel/import.ts';
import { countedPageOf, countedPageQuery, pageOf, pageQuery } from '../../kernel/page.ts';
import { id, optionalText } from '../../kernel/schema.ts';
import { staffErrors } from './staff.noun.ts';
import { staffSheet } from './staff.import.ts';

// What a person sees before joining an organisation, leaving it or setting permissions in it. See docs/confirmations.md.

export const confirmsInvitation = confirmation('invitation', {
  companyName: 'text',
  designation: 'text',
  isProfessional: 'flag',
});

type Asked = Pick<OwnInvitation, 'companyName' | 'designation' | 'isProfessional'>;
export const seenOfInvitation = (invitation: Asked): Seen<typeof confirmsInvitation> => ({
  companyName: invitation.companyName,
  designation: invitation.designation,
  isProfessional: invitation.isProfessional,
});

export const confirmsLeavingTeam = confirmation('membership', {
  companyName: 'text',
  designation: 'text',
  isProfessional: 'flag',
});

/** As the person is shown among the colleagues; `companyName` as on the page. */
export const seenOfMembership = (
  companyName: string,
  calledOwn: Pick<TeamMember, 'designation' | 'isProfessional'>,
): Seen<typeof confirmsLeavingTeam> => ({
  companyName,
  designation: calledOwn.designation,
  isProfessional: calledOwn.isProfessional,
});

const byFeature = recordOf(permissionKeys, () => 'list' as const);

/** For each feature the actions that are granted, as `view` and `update`. */
export const confirmsAccess = confirmation('access', { ...byFeature, subAdminMode: 'flag' });

/** The permissions as they were saved when the screen was opened. */
export function seenOfAccess({
  settings: { accessType },
  subAdminMode,
}: Pick<EmployeeAccess, 'settings' | 'subAdminMode'>): Seen<typeof confirmsAccess> {
  const granted = recordOf(permissionKeys, (key): string[] =>
    permissionActions.filter((action) => accessType[key][action]),
  );
  return { ...granted, subAdminMode };
}

const tag = 'Staff';
const office = ['Service Partner', 'subUser'] as const;
const staffId = id('staff member');
const own = 'staff of the own organisation only';

export const getMyTeam = endpoint('GET /user/myTeam', {
  summary: 'The active colleagues of the own organisation, by name',
  tag,
  authz: { who: 'roles', roles: office, scope: own },
  query: z.object({ ...pageQuery }),
  response: pageOf(teamMember),
});

/** What the people of an organisation may be looked for by. */
export const staffQuery = z.object({
  ...countedPageQuery,
  status: z._default(z.enum(staffListStates, 'Choose one of the list.'), 'Active'),
  search: optionalText(60, 'Part of a name or number.'),
  staffId: z.optional(staffId),
});

export const listMyUsers = endpoint('GET /user/myUser', {
  summary: 'The people of the own organisation with their standing, or one of them; Pending ones are invited',
  tag,
  authz: { who: 'roles', roles: office, permission: 'manage_users.view', scope: own },
  query: staffQuery,
  response: countedPageOf(staffUser),
  errors: [staffErrors.staff_not_found],
});

export const inviteUser = endpoint('POST /user/myUser', {
  summary:
    'Invite a person by mobile number, and by e-mail if it is known; the person joins by accepting, signed in with one of them',
  tag,
  authz: { who: 'roles', roles: office, permission: 'manage_users.create', scope: own },
  unconfirmed: 'only-adds',
  body: newStaff,
  response: staffUser,
  status: 201,
  idempotency: 'required',
  errors: [
    staffErrors.staff_already_here,
    staffErrors.staff_already_invited,
    staffErrors.staff_is_owner,
    staffErrors.staff_limit,
    staffErrors.rights_not_held,
  ],
});

export const updateUser = endpoint('PATCH /user/myUser', {
  summary:
    'Change what a member of staff is called and does, deactivate or activate one, withdraw an invitation',
  tag,
  authz: { who: 'roles', roles: office, permission: 'manage_users.update', scope: own },
  unconfirmed: 'own-text',
  body: z.object({
    staffId,
    action: z.optional(
      z
        .enum(['deactivate', 'activate', 'withdraw'], 'Choose one of the list.')
        .check(z.describe('Deactivating and withdrawing also need manage_users.delete.')),
    ),
    fullName: z.optional(personName),
    designation,
    isProfessional: z.optional(z.boolean('Choose yes or no.')),
  }),
  response: staffUser,
  errors: [
    staffErrors.staff_not_found,
    staffErrors.staff_moved_on,
    staffErrors.staff_has_open_jobs,
    staffErrors.rights_not_held,
    staffErrors.owner_set_elsewhere,
  ],
});

export const moveManyUsers = endpoint('POST /user/myUser/moves', {
  summary: 'Deactivate or activate many members of staff, or withdraw many invitations; reports row by row',
  tag,
  authz: { who: 'roles', roles: office, permission: 'manage_users.update', scope: own },
  unconfirmed: 'own-text',
  body: z.object({
    staffIds: manyOf(staffId),
    action: z
      .enum(['deactivate', 'activate', 'withdraw'], 'Choose one of the list.')
      .check(z.describe('Deactivating and withdrawing also need manage_users.delete.')),
  }),
  response: rowByRow,
  errors: [staffErrors.staff_not_found],
  perMinute: 30,
});

export const bulkTemplate = endpoint('GET /user/myUserBulk', {
  summary: 'The template for many at once, as CSV',
  tag,
  authz: { who: 'roles', roles: office, permission: 'manage_users.create', scope: own },
  produces: 'text/csv',
});

export const readUserSheet = endpoint('POST /user/myUserBulk/file', {
  summary: 'Read a CSV or XLSX file as text, for the screen on which its rows are checked; stores nothing',
  tag,
  authz: { who: 'roles', roles: office, permission: 'manage_users.create', scope: own },
  unconfirmed: 'only-reads',
  upload: importUpload,
  response: importTable,
  errors: Object.values(importErrors),
  perMinute: 30,
});

export const inviteMany = endpoint('POST /user/myUserBulk', {
  summary:
    'Check rows of people, or invite those without a fault; people who are here or invited already stay as they are',
  tag,
  authz: { who: 'roles', roles: office, permission: 'manage_users.create', scope: own },
  unconfirmed: 'only-adds',
  body: importBody(staffSheet),
  response: importAnswer,
  perMinute: 120,
});

export const exportUsers = endpoint('GET /user/myUser/export', {
  summary: 'The active staff of the own organisation as CSV, safe to open in a spreadsheet',
  tag,
  authz: { who: 'roles', roles: office, permission: 'manage_users.view', scope: own },
  produces: 'text/csv',
  perMinute: 10,
});

export const getEmployeeAccess = endpoint('GET /user/employee/access', {
  summary: 'What a member of staff may do, by feature',
  tag,
  authz: { who: 'roles', roles: office, permission: 'manage_users.view', scope: own },
  query: z.object({ staffId }),
  response: employeeAccess,
  errors: [staffErrors.staff_not_found],
});

export const updateEmployeeAccess = endpoint('PATCH /user/employee/access', {
  summary:
    'Set what a member of staff may do; binds from the next request. Never the own rights, never more than held',
  tag,
  authz: { who: 'roles', roles: office, permission: 'manage_users.update', scope: own },
  confirms: confirmsAccess,
  body: z.object({
    staffId,
    permissions: z
      .array(permission, 'Please send a list.')
      .check(
        z.maxLength(68, 'There are 68 permissions.'),
        z.describe('All that the person will have, as key.action.'),
      ),
    subAdminMode: z.optional(
      z
        .boolean('Choose yes or no.')
        .check(z.describe('Only the owner sets it, and only with admin_access.view.')),
    ),
    seen: confirmsAccess.schema,
  }),
  response: employeeAccess,
  errors: [
    staffErrors.staff_not_found,
    staffErrors.staff_moved_on,
    staffErrors.rights_not_held,
    staffErrors.own_rights,
    kernelErrors.confirmation_differs,
  ],
});

export const listMyInvitations = endpoint('GET /user/myInvitations', {
  summary: 'Organisations that asked the signed-in person to join them',
  tag,
  authz: { who: 'signed-in', scope: 'invitations to the own number or e-mail address only' },
  query: z.object({ ...pageQuery }),
  response: pageOf(ownInvitation),
});

export const answerInvitation = endpoint('PATCH /user/myInvitations', {
  summary: 'Join an organisation, or decline',
  tag,
  authz: { who: 'signed-in', scope: 'invitations to the own number or e-mail address only' },
  confirms: confirmsInvitation,
  body: z.object({ staffId, accept: z.boolean('Choose yes or no.'), seen: confirmsInvitation.schema }),
  response: z.object({ joined: z.boolean(), companyName: z.string() }),
  errors: [
    staffErrors.staff_not_found,
    staffErrors.staff_moved_on,
    staffErrors.invitation_lapsed,
    kernelErrors.confirmation_differs,
  ],
});

export const leaveTeam = endpoint('POST /user/leaveTeam', {
  summary: 'Stop working for the organisation of this session',
  tag,
  authz: { who: 'roles', roles: ['subUser'], scope: 'the own membership only' },
  confirms: confirmsLeavingTeam,
  body: z.object({ staffId, seen: confirmsLeavingTeam.schema }),
  response: z.object({ left: z.literal(true) }),
  errors: [
    staffErrors.staff_not_found,
    staffErrors.staff_has_open_jobs,
    staffErrors.staff_moved_on,
    kernelErrors.confirmation_differs,
  ],
});

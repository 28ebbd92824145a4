import { keysOf, recordOf } from '../../kernel/record.ts';
import * as z from 'zod/mini';
import { givenEmail, mobileNumber, personName } from '../account/account.model.ts';
import {
  type Permission,
  type PermissionAction,
  type PermissionKey,
  permissionKeys,
} from '../../kernel/roles.ts';
import { instant, optionalText } from '../../kernel/schema.ts';
import { invitationStates, staffStates } from './staff.noun.ts';

export const permissionActions = [
  'view',
  'create',
  'update',
  'delete',
] as const satisfies readonly PermissionAction[];

export const allPermissions: readonly Permission[] = permissionKeys.flatMap((key) =>
  permissionActions.map((action): Permission => `${key}.${action}`),
);

const everything = (key: PermissionKey): readonly Permission[] =>
  permissionActions.map((action): Permission => `${key}.${action}`);

/**
 * The features that have screens or calls today, in the order in which they are granted; the others are left out of the
 * screens until they exist (docs/decisions/employees.md). What a person holds of them already stays theirs.
 */
export const grantedFeatures = [
  'booking',
  'message_centre',
  'network',
  'services',
  'company_profile',
  'manage_users',
  'attandance',
  'salary',
  'reports',
  'expenses',
  'travel',
  'payments',
  'customers',
  'hireTalent',
  'activityLogs',
  'admin_access',
] as const satisfies readonly PermissionKey[];

/** Presets for the usual jobs, of features that have screens today; later choices are independent of them. */
export const staffPresets = {
  Professional: [],
  Desk: ['booking.view', 'booking.update', 'message_centre.view', 'message_centre.create', 'services.view'],
  Manager: [
    ...everything('booking'),
    ...everything('message_centre'),
    'manage_users.view',
    'manage_users.create',
    'manage_users.update',
    'reports.view',
    'services.view',
    'services.update',
    'company_profile.view',
    'activityLogs.view',
  ],
  Dispatcher: [
    'booking.view',
    'booking.create',
    'booking.update',
    'message_centre.view',
    'message_centre.create',
    'company_profile.view',
    'services.view',
    'manage_users.view',
  ],
  Accountant: ['payments.view', 'booking.view', 'activityLogs.view'],
  HR: [...everything('manage_users'), 'reports.view', 'activityLogs.view'],
  Viewer: ['booking.view', 'services.view', 'company_profile.view', 'manage_users.view', 'activityLogs.view'],
} as const satisfies Record<string, readonly Permission[]>;
export type StaffPreset = keyof typeof staffPresets;
export const staffPresetNames = keysOf(staffPresets);

export const staffListStates = ['Active', 'Pending', 'Deactivated'] as const;

export const designation = optionalText(60, 'What they do, e.g. Senior electrician.');

export const newStaff = z.object({
  mobileNumber,
  email: z.optional(givenEmail).check(z.describe('A person who has proved this address may answer as well.')),
  fullName: personName,
  isProfessional: z.boolean('Choose yes or no.').check(z.describe('May be assigned to bookings.')),
  designation,
  preset: z._default(z.enum(staffPresetNames, 'Choose one of the list.'), 'Professional'),
});
export type NewStaff = z.output<typeof newStaff>;

/** A member of the organisation, or an invited person who has not answered. For viewers who manage users. */
export const staffUser = z.object({
  staffId: z.uuid().check(z.describe('Of the staff member, or of the invitation while it is Pending.')),
  kind: z.enum(['staff', 'invitation']),
  fullName: z.string(),
  mobileNumber: z.string().check(z.describe('In full: the organisation knows whom it employs.')),
  email: z
    .nullable(z.string())
    .check(z.describe('That the invitation went to as well; null: none, or joined long ago.')),
  designation: z.string(),
  isProfessional: z.boolean(),
  status: z.enum([...staffStates, ...invitationStates]),
  since: instant('When they joined, or were invited.'),
  rating: z.nullable(z.number()),
  jobsDone: z.int(),
  permissionCount: z.int().check(z.describe('How many of the 68 rights they have.')),
  subAdminMode: z.boolean(),
  can: z.object({
    update: z.boolean(),
    access: z.boolean(),
    deactivate: z.boolean(),
    activate: z.boolean(),
    withdraw: z.boolean(),
  }),
});
export type StaffUser = z.output<typeof staffUser>;

/** A colleague, with the fields that all members of the organisation may see. */
export const teamMember = z.object({
  staffId: z.uuid(),
  fullName: z.string(),
  designation: z.string(),
  isProfessional: z.boolean(),
  rating: z.nullable(z.number()),
  jobsDone: z.int(),
  isMe: z.boolean(),
});
export type TeamMember = z.output<typeof teamMember>;

/** One feature key of specification section 3. */
export const featureAccess = z.object({
  adminEnabled: z.boolean().check(z.describe('The feature is open to this organisation at all.')),
  view: z.boolean(),
  create: z.boolean(),
  update: z.boolean(),
  delete: z.boolean(),
});

const accessTypeShape = recordOf(permissionKeys, () => featureAccess);

export const employeeAccess = z.object({
  _id: z.nullable(z.uuid()).check(z.describe('There once it was saved; null before.')),
  staffId: z.uuid(),
  fullName: z.string(),
  subAdminMode: z.boolean(),
  settings: z.object({ accessType: z.object(accessTypeShape) }),
  mayGive: z.array(z.string()).check(z.describe('What the viewer may give or take, as key.action.')),
  can: z.object({ update: z.boolean(), subAdminMode: z.boolean() }),
});
export type EmployeeAccess = z.output<typeof employeeAccess>;

export const permission = z.enum(allPermissions, 'This permission is not known.');

/** An invitation as its addressee sees it. */
export const ownInvitation = z.object({
  staffId: z.uuid(),
  companyName: z.string(),
  fullName: z.string(),
  designation: z.string(),
  isProfessional: z.boolean(),
  invitedAt: instant(),
  expiresAt: instant(),
});
export type OwnInvitation = z.output<typeof ownInvitation>;

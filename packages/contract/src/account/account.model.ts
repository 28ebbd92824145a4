import * as z from 'zod/mini';
import { roles } from '../kernel/roles.ts';

/** Specification section 5: 10 digits starting 2 to 9. */
export const mobileNumber = z
  .string('Please enter a mobile number.')
  .check(
    z.regex(/^[2-9][0-9]{9}$/, 'A mobile number has 10 digits and starts with 2 to 9.'),
    z.describe('10 digits, without +91.'),
  );

/** Specification section 5: starts with a letter, letters and spaces only, at least 2 characters. Linear in time. */
export const personName = z
  .string('Please enter a name.')
  .check(
    z.trim(),
    z.maxLength(80, 'Use at most 80 characters.'),
    z.regex(/^\p{L}[\p{L}\p{M} ]+$/u, 'A name starts with a letter and has letters and spaces only.'),
  );

export const oneTimePassword = z
  .string('Please enter the code.')
  .check(z.regex(/^[0-9]{6}$/, 'The code has 6 digits.'));

export const accountStatuses = [
  'Active',
  'Deactivated',
  'Blocked',
  'Suspended',
  'Inactive',
  'Pending',
] as const;
export const partnerProfileStatuses = [
  'Pending',
  'Rejected',
  'Approved',
  'Created',
  'Blocked',
  'Active',
  'Deactivated',
  'Suspended',
  'PendingForDeactivation',
  'Inactive',
] as const;

/** The signed-in person as the web app needs it; field names of specification section 3. */
export const myProfile = z.object({
  userId: z.uuid(),
  smeId: z.nullable(z.uuid()).check(z.describe('The organisation acted for; null for a buyer.')),
  role: z.nullable(z.enum(roles)),
  fullName: z.string().check(z.describe('Empty until the person gave it.')),
  mobileNumber: z.string().check(z.describe('Own number, in full: only ever shown to its owner.')),
  companyName: z.nullable(z.string()),
  isBuyer: z.boolean(),
  isServicePartner: z.boolean(),
  isPro: z.boolean(),
  status: z.enum(accountStatuses),
  previousStatus: z.nullable(z.enum(accountStatuses)),
  partnerStatus: z.nullable(z.enum(partnerProfileStatuses)),
  notificationMessage: z.nullable(z.object({ message: z.string(), messageType: z.string() })),
  permissions: z
    .array(z.string())
    .check(z.describe('Granted to this subUser, as key.action; empty for others.')),
});
export type MyProfile = z.output<typeof myProfile>;

export const session = z.object({
  accessToken: z.string().check(z.describe('Three dot-separated parts; send as Authorization: Bearer.')),
  sessionId: z.string(),
  profile: myProfile,
});

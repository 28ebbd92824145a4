import * as z from 'zod/mini';
import { serviceLocation } from '../../places/geography/geography.model.ts';
import { emailAddress } from '../../kernel/patterns/email.ts';
import { mobileNumber } from '../../kernel/patterns/mobile.ts';
import { instant } from '../../kernel/schema.ts';
import { anyRole } from './session.model.ts';
import { professionalParts } from './professional-profile.ts';

export { mobileNumber };
export { personName } from '../../kernel/patterns/name.ts';
export { oneTimePassword } from '../../kernel/patterns/one-time-password.ts';

/** The roles that a person may sign in as: Admins have their own app. */
export const signInRole = z.enum(
  ['Buyer', 'Service Partner', 'Jobseeker', 'subUser'],
  'This is no role here.',
);

/** Capitals are the keyboard's doing; it is kept in small letters. */
export const givenEmail = z.pipe(
  z.string('Enter an email address.').check(z.trim(), z.toLowerCase()),
  emailAddress,
);

/** Spread into a body or query that speaks of one person, together with `exactlyOneContact`. */
export const contact = { mobileNumber: z.optional(mobileNumber), email: z.optional(givenEmail) };
export const exactlyOneContact = z.refine<{ mobileNumber?: string | undefined; email?: string | undefined }>(
  (given) => (given.mobileNumber === undefined) !== (given.email === undefined),
  { error: 'Enter a mobile number or an email address.', path: ['mobileNumber'] },
);

export const accountStatuses = [
  'Active',
  'Deactivated',
  'Blocked',
  'Suspended',
  'Inactive',
  'Pending',
] as const;
export const accountStatus = z.enum(accountStatuses, 'This status is not known.');
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
export const partnerProfileStatus = z.enum(partnerProfileStatuses, 'This status is not known.');

/** The signed-in person as the web app needs it; field names of specification section 3. */
export const myProfile = z.object({
  userId: z.uuid(),
  staffId: z
    .nullable(z.uuid())
    .check(z.describe('Of the staff member that a subUser is: names them in addresses; null for others.')),
  smeId: z.nullable(z.uuid()).check(z.describe('The organisation acted for; null for a buyer.')),
  role: z.nullable(anyRole),
  fullName: z.string().check(z.describe('Empty until the person gave it.')),
  mobileNumber: z
    .string()
    .check(z.describe('Own number, in full: only ever shown to its owner. Empty: came in by e-mail.')),
  email: z.nullable(z.string()).check(z.describe('Own address, proven by a code; null until there is one.')),
  companyName: z.nullable(z.string()),
  isBuyer: z.boolean(),
  isServicePartner: z.boolean(),
  isPro: z.boolean(),
  status: accountStatus,
  previousStatus: z.nullable(accountStatus),
  partnerStatus: z.nullable(partnerProfileStatus),
  notificationMessage: z.nullable(z.object({ message: z.string(), messageType: z.string() })),
  permissions: z
    .array(z.string())
    .check(
      z.describe(
        'As key.action: what a subUser was granted and a Service Partner has, without what the operators closed, unless admin_access opens it; empty for others.',
      ),
    ),
  subAdminMode: z.boolean().check(z.describe('The owner lets this subUser see the shop as its owner does.')),
  profileImage: z.nullable(z.string()).check(z.describe('A link that lives some minutes; null: none.')),
  profileTask: z
    .string()
    .check(z.describe('The next best part of the profile to fill in; empty: none left.')),
  profileMissing: z
    .array(z.enum(professionalParts))
    .check(
      z.describe(
        "What a professional's profile still needs before any work; empty: nothing, and for everybody else.",
      ),
    ),
  spoc: z
    .object({ fullName: z.string(), profileTask: z.string() })
    .check(z.describe('Whom to speak to: the person themselves, or the owner of the organisation.')),
  subscription_detail: z.object({ is_subscription_expired: z.boolean() }),
  service_location: z.nullable(serviceLocation),
  termsFrom: z
    .nullable(instant())
    .check(z.describe('From when new orders wait for an agreement to changed terms; null: nothing waits.')),
});
export type MyProfile = z.output<typeof myProfile>;

export const session = z.object({
  accessToken: z.string().check(z.describe('Three dot-separated parts; send as Authorization: Bearer.')),
  sessionId: z.string(),
  profile: myProfile,
});

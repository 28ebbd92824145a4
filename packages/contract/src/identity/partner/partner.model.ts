import { documentType } from '../../files/document/document.model.ts';
import * as z from 'zod/mini';
import { contactFree, publicWords } from '../../kernel/contact-details/contact-free.ts';
import { partnerProfileStatus } from '../account/account.model.ts';
import { gstNumber } from '../../kernel/patterns/gst-number.ts';
import { ifscCode } from '../../kernel/patterns/ifsc.ts';
import { personName } from '../../kernel/patterns/name.ts';
import { panNumber } from '../../kernel/patterns/pan.ts';
import { pincodeText } from '../../kernel/patterns/pincode.ts';
import { shaped } from '../../kernel/patterns/shaped.ts';
import { instant, sentence, text, whole } from '../../kernel/schema.ts';
import { suspensionReasons } from './partner.noun.ts';

/** In the order in which a new partner walks through them. */
export const profileSteps = ['firm', 'owner', 'address', 'services', 'bank', 'documents'] as const;
export type ProfileStep = (typeof profileSteps)[number];

/** What a reviewer can find wrong, and where a person corrects it. */
export const profileFields = [
  'companyName',
  'constitution',
  'about',
  'ownerName',
  'pan',
  'gstNumber',
  'line1',
  'locality',
  'landmark',
  'pincode',
  'radiusMetres',
  'services',
  'bank',
  'documents',
] as const;
export type ProfileField = (typeof profileFields)[number];
export const profileField = z.enum(profileFields, 'Please name the field.');

/** The step of each field. */
export const stepOfField: Readonly<Record<ProfileField, ProfileStep>> = {
  companyName: 'firm',
  constitution: 'firm',
  about: 'firm',
  ownerName: 'owner',
  pan: 'owner',
  gstNumber: 'owner',
  line1: 'address',
  locality: 'address',
  landmark: 'address',
  pincode: 'address',
  radiusMetres: 'address',
  services: 'services',
  bank: 'bank',
  documents: 'documents',
};

/**
 * Changes to these fields of a live profile change what customers see or where payouts go, so they wait for a review.
 */
export const riskyFields = [
  'companyName',
  'constitution',
  'ownerName',
  'pan',
  'gstNumber',
  'line1',
  'locality',
  'pincode',
  'radiusMetres',
  'bank',
] as const satisfies readonly ProfileField[];

export const constitutions = ['proprietor', 'partnership', 'llp', 'company', 'society'] as const;
export type Constitution = (typeof constitutions)[number];

/** Fourth letters of a PAN by business type: a sole proprietor has a personal one, or that of a Hindu undivided family. */
const holdersOf: Readonly<Record<Constitution, string>> = {
  proprietor: 'PH',
  partnership: 'F',
  llp: 'F',
  company: 'C',
  society: 'ABTJLG',
};

/** Was this PAN given to a holder of the business type? True while the type is not chosen. */
export const panFits = (constitution: Constitution | null, pan: string): boolean =>
  constitution === null || holdersOf[constitution].includes(pan.charAt(3));

export const companyName = text(120, 'Name of the firm as customers read it.');
const regularGst = gstNumber.check(
  z.refine((value) => value.charAt(13) === 'Z', 'Enter the GST number of a regular registration.'),
);

/** What may be sent of a profile, in any part. PAN, GST number and bank account have calls of their own. */
export const profileChanges = z.object({
  companyName: z.optional(companyName),
  constitution: z.optional(z.enum(constitutions, 'Choose a business type.')),
  about: z.optional(
    z.string('Enter some text.').check(
      z.trim(),
      z.maxLength(600, 'Use at most 600 characters.'),
      z.refine((value) => !value.includes('\u0000'), 'This contains a character we can’t save. Remove it.'),
      contactFree(publicWords),
      z.describe('A few sentences for customers; may be empty.'),
    ),
  ),
  ownerName: z.optional(personName),
  line1: z.optional(text(160, 'House number, floor, building.')),
  locality: z.optional(text(120, 'Street and locality.')),
  landmark: z.optional(
    z.string('Enter some text.').check(
      z.trim(),
      z.maxLength(120, 'Use at most 120 characters.'),
      z.refine((value) => !value.includes('\u0000'), 'This contains a character we can’t save. Remove it.'),
    ),
  ),
  pincode: z.optional(pincodeText),
  radiusMetres: z.optional(whole(1_000, 60_000, 'How far the partner goes, in metres.')),
});
/** With the numbers that have calls of their own. */
export type ProfileChanges = z.output<typeof profileChanges> & {
  readonly pan?: string;
  readonly gstNumber?: string | null;
};

export const panChange = z.object({ pan: panNumber });
/** Null takes the number away: not registered. */
export const gstChange = z.object({ gstNumber: z.nullable(regularGst) });

export const bankAccountBody = z.object({
  holderName: shaped({
    pattern: /^[\p{L}\p{M}\p{N} .&/-]{2,100}$/u,
    longest: 100,
    missing: 'Enter the name on the account.',
    wrong: 'Use 2 to 100 letters, digits, spaces or . & / - only.',
    description: 'As the bank has it, 2 to 100 characters.',
  }),
  accountNumber: shaped({
    pattern: /^[0-9]{9,18}$/,
    longest: 18,
    missing: 'Enter the account number.',
    wrong: 'Enter 9 to 18 digits.',
    description: '9 to 18 digits.',
  }),
  ifsc: ifscCode,
});
export type BankAccountBody = z.output<typeof bankAccountBody>;

export const businessLogo = z.object({
  url: z.string().check(z.describe('Good for ten minutes.')),
  width: z.int().check(z.describe('Pixels.')),
  height: z.int(),
});
export type BusinessLogo = z.output<typeof businessLogo>;

const fieldReason = z.object({
  field: profileField,
  reason: sentence(300, 'What must be fixed, in words the partner reads.'),
});
export const fieldReasons = z.array(fieldReason).check(z.maxLength(30, 'At most 30 reasons.'));
export type FieldReason = z.output<typeof fieldReason>;

export const bankAccount = z.object({
  holderName: z.string(),
  ifsc: z.string(),
  bankName: z.string(),
  accountLast4: z.string().check(z.describe('The last four digits; the rest is never shown.')),
  check: z
    .enum(['waiting', 'code_sent', 'verified', 'failed'])
    .check(
      z.describe('waiting: asked, no answer yet; code_sent: the owner must say the code of the one rupee.'),
    ),
});
export type BankAccount = z.output<typeof bankAccount>;

/** Where a number was looked up. `checksum`: no register answered, only its form is known to be right. */
export const checkedBy = z.enum(['register', 'provider', 'checksum']);

export const gstInfo = z.object({
  gstNumber: z.string(),
  valid: z.boolean().check(z.describe('Well formed, and not known to be cancelled.')),
  legalName: z.nullable(z.string()).check(z.describe('As registered; null where no register answered.')),
  state: z.string(),
  checkedBy,
});
export const panInfo = z.object({
  panLast4: z.string(),
  valid: z.boolean(),
  registeredName: z.nullable(z.string()),
  holder: z
    .string()
    .check(z.describe('Whom its fourth letter names: person, company, firm, huf, trust, association, …')),
  checkedBy,
});

const changedField = z.object({
  field: profileField,
  from: z.string().check(z.describe('As it is live; last 4 of numbers that are never shown in full.')),
  to: z.string(),
});

export const profileChange = z.object({
  changeId: z.uuid(),
  status: z.enum(['Pending', 'Rejected']),
  askedAt: instant('When it was last added to.'),
  version: z.int().check(z.describe('Carried with the decision as seen.')),
  fields: z.array(changedField),
  reasons: z.array(fieldReason),
});

export const partnerProfile = z.object({
  organisationId: z.uuid(),
  status: partnerProfileStatus,
  previousStatus: z.nullable(partnerProfileStatus),
  suspensionReason: z.nullable(z.enum(suspensionReasons)),
  standingReason: z
    .nullable(z.string())
    .check(z.describe('Why it was suspended or blocked; null otherwise.')),
  neededDocuments: z.array(documentType).check(z.describe('Each must be accepted before approval.')),
  companyName: z.string(),
  constitution: z.nullable(z.enum(constitutions)),
  about: z.string(),
  ownerName: z.string(),
  panLast4: z.nullable(z.string()),
  panName: z.nullable(z.string()).check(z.describe('As registered, where a register answered.')),
  gstNumber: z.nullable(z.string()),
  gstName: z.nullable(z.string()).check(z.describe('Legal name as registered, where a register answered.')),
  gstDeclared: z.boolean().check(z.describe('Said whether it is registered for GST.')),
  line1: z.string(),
  locality: z.string(),
  landmark: z.string(),
  pincode: z.string(),
  city: z.string(),
  state: z.string(),
  radiusMetres: z.int(),
  bank: z.nullable(bankAccount),
  serviceCount: z.int(),
  steps: z.array(
    z.object({
      step: z.enum(profileSteps),
      complete: z.boolean(),
      missing: z.array(profileField),
    }),
  ),
  reasons: z.array(fieldReason).check(z.describe('What the last review wants fixed; empty unless Rejected.')),
  submittedAt: z.nullable(instant()),
  change: z
    .nullable(profileChange)
    .check(z.describe('What of a live profile waits for review or was refused.')),
  can: z.object({
    edit: z.boolean(),
    submit: z.boolean(),
    verifyBank: z.boolean(),
    withdrawChange: z.boolean(),
    askToDeactivate: z.boolean(),
    editsAreReviewed: z.boolean().check(z.describe('Live: risky edits become a change request.')),
  }),
});
export type PartnerProfile = z.output<typeof partnerProfile>;

export const partnerDeactivation = z.object({
  openBookings: z
    .int()
    .check(z.describe('Still to be done or settled; the account closes when the last has ended.')),
  owes: z.int().check(z.describe('Paise that the partner owes us; while there is any, leaving is refused.')),
  due: z.int().check(z.describe('Paise that we still pay out to the verified account.')),
});

export const servedArea = z.object({
  pincode: z.string(),
  name: z.string(),
  city: z.string(),
  state: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  count: z.int().check(z.describe('PIN codes within the radius.')),
  places: z
    .array(
      z.object({
        pincode: z.string(),
        name: z.string(),
        latitude: z.number(),
        longitude: z.number(),
        distanceMetres: z.int(),
      }),
    )
    .check(z.describe('The nearest of them, at most 100.')),
});
export type ServedArea = z.output<typeof servedArea>;

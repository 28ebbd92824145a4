/** All partners, for the back office; the queue of those that wait is in `review.api.ts`. */
import * as z from 'zod/mini';
import { partnerProfileStatus } from '../../identity/account/account.model.ts';
import { partnerErrors, suspensionReasons } from '../../identity/partner/partner.noun.ts';
import { workDocumentType } from '../../files/document/document.model.ts';
import { endpoint, type EndpointOutput } from '../../kernel/endpoint.ts';
import { countedPageOf, countedPageQuery } from '../../kernel/page.ts';
import { flagParam, instant, optionalText, paise } from '../../kernel/schema.ts';
import { changeStates } from './change.noun.ts';

const tag = 'Partner review';
const authz = { who: 'roles', roles: ['Admin'], scope: 'every partner' } as const;

export const officePartner = z.object({
  organisationId: z.uuid(),
  companyName: z.string(),
  cityCode: z.string(),
  city: z.string(),
  status: partnerProfileStatus,
  owner: z.object({
    userId: z.uuid(),
    fullName: z.string(),
    maskedNumber: z.string().check(z.describe('The last two digits. Empty: the person gave none.')),
  }),
  gstLast4: z.nullable(z.string()).check(z.describe('Null: not registered for GST.')),
  panLast4: z.nullable(z.string()),
  categories: z.array(z.string()).check(z.describe('Names of those that it offers services of.')),
  services: z.int().check(z.describe('That it offers now.')),
  pausedFor: z.array(workDocumentType).check(z.describe('Documents for lack of which work is not offered.')),
  jobsDone: z.int(),
  rating: z.nullable(z.number()).check(z.describe('1 to 5; null: not rated yet.')),
  createdAt: instant('When it came.'),
});
export type OfficePartner = z.output<typeof officePartner>;

/** What partners may be looked for by. */
export const partnersQuery = z.object({
  ...countedPageQuery,
  q: optionalText(
    80,
    'A part of the name of the business or its owner, the beginning of the owner’s mobile number, a GSTIN, or the last four characters of a GSTIN or PAN.',
  ),
  status: z.optional(partnerProfileStatus),
  cityCode: optionalText(20, 'Of this city only.'),
  categoryId: optionalText(60, 'Offering services of this category.'),
  paused: z.optional(flagParam('true: only those whose work is paused for lack of a document.')),
  sort: z.optional(z.enum(['newest', 'oldest'], 'Choose one of the list.')),
});

export const listOfficePartners = endpoint('GET /backoffice/partners', {
  summary: 'All partners in every status, newest first unless asked otherwise',
  tag,
  authz,
  query: partnersQuery,
  response: countedPageOf(officePartner),
});

const decision = z.object({
  kind: z.enum(['profile', 'change']),
  status: z.enum(changeStates).check(z.describe('Pending: not decided yet.')),
  sentAt: instant('When the partner sent it.'),
  decidedAt: z.nullable(instant()),
  decidedBy: z.nullable(z.object({ userId: z.uuid(), fullName: z.string() })),
  fields: z.array(z.string()).check(z.describe('That the change concerns; empty for a whole profile.')),
  reasons: z.array(z.object({ field: z.string(), reason: z.string() })),
});
export type PartnerDecision = z.output<typeof decision>;

export const getOfficePartner = endpoint('GET /backoffice/partners/{organisationId}', {
  summary: 'A partner with its counts, and what was decided of its profile and its changes, newest first',
  tag,
  authz,
  params: z.object({ organisationId: z.uuid('This is not a known id.') }),
  response: z.object({
    partner: officePartner,
    counts: z.object({
      people: z.int().check(z.describe('Active members of its team; the owner too, where the owner works.')),
      professionals: z.int(),
      scheduled: z.int().check(z.describe('Bookings that are to come.')),
      inProgress: z.int(),
      completed: z.int(),
      cancelled: z.int(),
    }),
    decisions: z.array(decision).check(z.describe('At most the last 50.')),
  }),
  errors: [partnerErrors.partner_not_found],
});

/** What an Admin may do about a partner's standing; each is a move of its lifecycle. */
export const partnerStatusMoves = ['suspend', 'lift', 'block', 'unblock', 'reactivate'] as const;
export type PartnerStatusMove = (typeof partnerStatusMoves)[number];

export const getPartnerStanding = endpoint('GET /backoffice/partners/{organisationId}/standing', {
  summary: 'The standing of a partner, what a change of it concerns, and what the caller may do about it',
  tag,
  authz,
  params: z.object({ organisationId: z.uuid('This is not a known id.') }),
  response: z.object({
    organisationId: z.uuid(),
    status: partnerProfileStatus,
    suspensionReason: z.nullable(z.enum(suspensionReasons)),
    standingReason: z.nullable(z.string()).check(z.describe('What the partner reads of it.')),
    openBookings: z.int().check(z.describe('Bookings that it has and that are not over.')),
    people: z.int().check(z.describe('Active members of its team.')),
    toBePaid: paise('What it earned and has not been paid yet.'),
    owed: paise('What it owes the platform, as of cash that it took.'),
    can: z.record(z.enum(partnerStatusMoves), z.boolean()),
  }),
  errors: [partnerErrors.partner_not_found],
});
export type PartnerStanding = EndpointOutput<typeof getPartnerStanding>;

/** What an Admin does about partners, in the back office. */
import { recordOf } from '../../kernel/record.ts';
import { confirmation, type Seen } from '../../kernel/confirmation.ts';
import {
  fieldReasons,
  partnerProfile,
  type PartnerProfile,
  type ProfileField,
  profileFields,
} from '../../identity/partner/partner.model.ts';
import * as z from 'zod/mini';
import { partnerProfileStatus } from '../../identity/account/account.model.ts';
import { documentErrors, documentStatuses } from '../../files/document/document.noun.ts';
import { ownDocument } from '../../files/document/document.model.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { countedPageOf, countedPageQuery } from '../../kernel/page.ts';
import { day, instant, sentence } from '../../kernel/schema.ts';
import { partnerErrors } from '../../identity/partner/partner.noun.ts';
import { getPartnerStanding, partnerStatusMoves } from './office-partner.api.ts';
import { previewFirst, type PreviewFirst, type ReadCall } from '../../preview-call.ts';

// What is seen when an Admin decides on a partner, or changes its standing or subscription. See docs/confirmations.md.

export const confirmsPartnerStatus = confirmation('standing', {
  partnerStatus: 'choice',
  suspensionReason: 'choice',
  standingReason: 'text',
  openBookings: 'count',
  people: 'count',
  toBePaid: 'money',
  owed: 'money',
});

export const seenOfPartnerStatus = (
  standing: Pick<PartnerProfile, 'status' | 'suspensionReason' | 'standingReason'> & {
    readonly openBookings: number;
    readonly people: number;
    readonly toBePaid: number;
    readonly owed: number;
  },
): Seen<typeof confirmsPartnerStatus> => ({
  partnerStatus: standing.status,
  suspensionReason: standing.suspensionReason,
  standingReason: standing.standingReason,
  openBookings: standing.openBookings,
  people: standing.people,
  toBePaid: standing.toBePaid,
  owed: standing.owed,
});

const subscription = { partnerStatus: 'choice', suspensionReason: 'choice', paidUntil: 'time' } as const;
export const confirmsSubscription = confirmation('subscription', subscription);

export const seenOfSubscription = (
  profile: Pick<PartnerProfile, 'status' | 'suspensionReason'>,
  paidUntil: string | null,
): Seen<typeof confirmsSubscription> => ({
  partnerStatus: profile.status,
  suspensionReason: profile.suspensionReason,
  paidUntil,
});

const requests = recordOf(profileFields, () => 'text' as const);

/** Each field as the partner wants it; null: it stays, or a whole profile is decided on, which cannot change meanwhile. */
export const confirmsReview = confirmation('review', { ...requests, changeVersion: 'version' });

export function seenOfReview(
  change: {
    readonly version: number;
    readonly fields: readonly { readonly field: ProfileField; readonly to: string }[];
  } | null,
): Seen<typeof confirmsReview> {
  const wanted = new Map(change?.fields.map(({ field, to }) => [field, to]));
  return {
    ...recordOf(profileFields, (field) => wanted.get(field) ?? null),
    changeVersion: change?.version ?? 0,
  };
}

export const reviewSubjects = ['profile', 'change', 'document'] as const;
export type ReviewSubject = (typeof reviewSubjects)[number];

const tag = 'Partner review';
const authz = { who: 'roles', roles: ['Admin'], scope: 'every partner' } as const;

const assignee = z
  .nullable(z.object({ userId: z.uuid(), fullName: z.string() }))
  .check(z.describe('The Admin who has taken it; null: no one has.'));

const reviewSubject = z.enum(reviewSubjects, 'Choose one of the list.');

export const partnerInReview = z.object({
  organisationId: z.uuid(),
  companyName: z.string(),
  city: z.string(),
  status: partnerProfileStatus,
  subject: reviewSubject.check(z.describe('A whole profile, a change or a new document of a live one.')),
  changeId: z.nullable(z.uuid()),
  since: instant('When it was sent for review.'),
  assignee,
});

/** What the queue may be asked for. */
export const reviewsQuery = z.object({
  ...countedPageQuery,
  subject: z.optional(reviewSubject),
});

export const listReviews = endpoint('GET /workflow/profileApproval', {
  summary: 'The review queue: profiles, changes and documents that wait, the oldest first',
  tag,
  authz,
  query: reviewsQuery,
  response: countedPageOf(partnerInReview),
});

export const getReview = endpoint('GET /workflow/profileApproval/{organisationId}', {
  summary: 'A profile with its documents and its waiting change, as a reviewer reads it',
  tag,
  authz,
  params: z.object({ organisationId: z.uuid('This is not a known id.') }),
  response: z.object({
    profile: partnerProfile,
    owner: z.object({
      userId: z.uuid(),
      fullName: z.string(),
      maskedNumber: z.string().check(z.describe('The last two digits. Empty: the person gave none.')),
    }),
    services: z.array(
      z.object({ serviceId: z.string(), name: z.string(), price: z.int(), minutes: z.int() }),
    ),
    documents: z.array(ownDocument),
    assignee,
    paidUntil: z.nullable(instant()).check(z.describe('Of its subscription; null: it needs none.')),
  }),
  errors: [partnerErrors.partner_not_found],
});

export const decideProfile = endpoint('POST /workflow/profileApproval', {
  summary: 'Approve or reject a profile that waits, or with changeId a change to a live one',
  tag,
  authz,
  confirms: confirmsReview,
  body: z.object({
    organisationId: z.uuid('This is not a known id.'),
    decision: z.enum(['Approved', 'Rejected'], 'Choose Approved or Rejected.'),
    reasons: z._default(fieldReasons, []),
    changeId: z.optional(z.uuid('This is not a known id.')),
    seen: confirmsReview.schema,
  }),
  response: z.object({ profile: partnerProfile }),
  errors: [
    partnerErrors.partner_not_found,
    partnerErrors.partner_moved_on,
    partnerErrors.change_not_found,
    partnerErrors.reason_missing,
    partnerErrors.documents_undecided,
    kernelErrors.confirmation_differs,
  ],
});

export const decideDocument = endpoint('POST /workflow/documentDecision', {
  summary:
    'Accept a document of a profile, with its last day, or ask for another with a reason that the partner reads',
  tag,
  authz,
  unconfirmed: 'carries-version',
  body: z
    .object({
      organisationId: z.uuid('This is not a known id.'),
      documentId: z.uuid('This is not a known id.'),
      decision: z.enum(['accept', 'again'], 'Choose accept or again.'),
      reason: z.optional(sentence(300, 'What is wrong with it, in words the partner reads.')),
      seenStatus: z.enum(documentStatuses).check(z.describe('As the reviewer saw it; another is refused.')),
      seenExpiresOn: z._default(z.nullable(day('Last day as the reviewer saw it.')), null),
      expiresOn: z.optional(z.nullable(day('Last day as the document says; left out: as seen.'))),
    })
    .check(
      z.refine(({ decision, reason }) => decision === 'accept' || reason !== undefined, {
        error: 'Write what is wrong with it.',
        path: ['reason'],
      }),
    ),
  response: z.object({ documents: z.array(ownDocument) }),
  errors: [
    partnerErrors.partner_not_found,
    partnerErrors.partner_moved_on,
    partnerErrors.document_decided,
    documentErrors.document_not_found,
    documentErrors.document_end_missing,
    documentErrors.document_ended,
  ],
});

export const revealPan = endpoint('POST /workflow/panNumber', {
  summary:
    'The whole PAN of a partner under review, to compare with its card; the audit log says who read it',
  touches: 'nothing',
  tag,
  authz,
  unconfirmed: 'shows-number',
  body: z.object({ organisationId: z.uuid('This is not a known id.') }),
  response: z.object({ pan: z.nullable(z.string()).check(z.describe('Null: none was given.')) }),
  errors: [partnerErrors.partner_not_found, partnerErrors.partner_moved_on],
});

export const assignReview = endpoint('POST /workflow/reviewAssignment', {
  summary: 'Take a partner in the review queue, also over from another Admin, or release it',
  tag,
  authz,
  unconfirmed: 'carries-version',
  body: z.object({
    organisationId: z.uuid('This is not a known id.'),
    take: z.boolean('Choose take or release.'),
    seenAssignee: z
      .nullable(z.uuid('This is not a known id.'))
      .check(z.describe('Who had it as the caller saw it; another is refused.')),
  }),
  response: z.object({ assignee }),
  errors: [partnerErrors.partner_not_found, partnerErrors.review_taken],
});

export const changePartnerStatus = endpoint('POST /workflow/partnerStatus', {
  summary: 'Suspend, lift, block, unblock or reactivate a partner, with a reason',
  tag,
  authz,
  confirms: confirmsPartnerStatus,
  body: z.object({
    organisationId: z.uuid('This is not a known id.'),
    move: z.enum(partnerStatusMoves, 'Choose what to do.'),
    reason: sentence(
      300,
      'Why. The partner reads it when it is suspended or blocked; else it is for the audit log alone.',
    ),
    seen: confirmsPartnerStatus.schema,
  }),
  response: z.object({ profile: partnerProfile }),
  errors: [
    partnerErrors.partner_not_found,
    partnerErrors.partner_moved_on,
    kernelErrors.confirmation_differs,
  ],
});

export const setPartnerSubscription = endpoint('POST /workflow/partnerSubscription', {
  summary:
    'Until when a partner has paid: the clock suspends it after that, and opens it again once it is later',
  touches: ['account'],
  tag,
  authz,
  confirms: confirmsSubscription,
  body: z.object({
    organisationId: z.uuid('This is not a known id.'),
    paidUntil: z.nullable(instant('Null: it needs no subscription.')),
    seen: confirmsSubscription.schema,
  }),
  response: z.object({ profile: partnerProfile, paidUntil: z.nullable(instant()) }),
  errors: [partnerErrors.partner_not_found, kernelErrors.confirmation_differs],
});

const reviewOf = (look: ReadCall, organisationId: string) => look(getReview, { params: { organisationId } });

export const reviewPreviews: readonly PreviewFirst[] = [
  previewFirst(decideProfile, async (look, { body: { organisationId, changeId } }) => {
    const { profile } = await reviewOf(look, organisationId);
    return seenOfReview(changeId === undefined ? null : profile.change);
  }),
  previewFirst(changePartnerStatus, async (look, { body: { organisationId } }) =>
    seenOfPartnerStatus(await look(getPartnerStanding, { params: { organisationId } })),
  ),
  previewFirst(setPartnerSubscription, async (look, { body: { organisationId } }) => {
    const { profile, paidUntil } = await reviewOf(look, organisationId);
    return seenOfSubscription(profile, paidUntil);
  }),
];

/**
 * The life of a partner's account. The states are the partner profile statuses of specification section 4; the
 * moves are the project's own. The profile cannot be edited while Pending; a live profile changes by a
 * change request and never by a move.
 */
import { partnerProfileStatuses } from '../account/account.model.ts';
import { lifecycle } from '../../kernel/lifecycle.ts';
import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';
import { cityPrice } from '../../market/catalog/catalog.noun.ts';
import { documentType, workDocumentType } from '../../files/document/document.model.ts';
import { defineErrors } from '../../kernel/errors.ts';
import { actsOf } from '../../kernel/act.ts';

export const partnerLifecycle = lifecycle({
  name: 'partner',
  states: partnerProfileStatuses,
  actors: ['Buyer', 'Service Partner', 'Admin', 'System'],
  moves: {
    start: {
      from: [null],
      to: ['Created'],
      by: ['Buyer'],
      why: 'A buyer who is no partner yet; the role Service Partner is added to the person.',
      tells: ['partner.started'],
    },
    submit: {
      from: ['Created', 'Rejected'],
      to: ['Pending'],
      by: ['Service Partner'],
      why: 'Every step is filled in, at least one service is offered, GST and PAN were checked.',
      tells: ['partner.status_changed'],
    },
    approve: {
      from: ['Pending'],
      to: ['Approved'],
      by: ['Admin'],
      why: 'An Admin has checked the profile and its documents.',
      tells: ['partner.status_changed'],
    },
    reject: {
      from: ['Pending'],
      to: ['Rejected'],
      by: ['Admin'],
      why: 'A reason for each field that must be fixed.',
      tells: ['partner.status_changed'],
    },
    activate: {
      from: ['Approved'],
      to: ['Active'],
      by: ['System'],
      why: 'The bank account was verified, before or after the approval.',
      tells: ['partner.status_changed'],
    },
    suspend: {
      from: ['Active'],
      to: ['Suspended'],
      by: ['Admin', 'System'],
      why: 'Rule Voilation by an Admin or with the account of its owner, Subscription expired by the clock.',
      tells: ['partner.status_changed'],
    },
    lift: {
      from: ['Suspended'],
      to: ['Active'],
      by: ['Admin', 'System'],
      why: 'The matter is settled, or the subscription was paid.',
      tells: ['partner.status_changed'],
    },
    block: {
      from: ['Active', 'Suspended'],
      to: ['Blocked'],
      by: ['Admin'],
      why: 'Grave or repeated; only an appeal opens it again.',
      tells: ['partner.status_changed'],
    },
    unblock: {
      from: ['Blocked'],
      to: ['Active'],
      by: ['Admin'],
      why: 'The appeal was heard.',
      tells: ['partner.status_changed'],
    },
    askToDeactivate: {
      from: ['Active'],
      to: ['PendingForDeactivation'],
      by: ['Service Partner', 'System'],
      why: 'The owner wants to stop, or closed the own account; nothing new is offered, what is open must end first.',
      tells: ['partner.status_changed'],
    },
    deactivate: {
      from: ['PendingForDeactivation'],
      to: ['Deactivated'],
      by: ['System'],
      why: 'The last open booking has ended.',
      tells: ['partner.status_changed'],
    },
    reactivate: {
      from: ['Deactivated'],
      to: ['Active'],
      by: ['Admin', 'System'],
      why: 'Support was asked for it, or brought the owner back with whose account it was closed.',
      tells: ['partner.status_changed'],
    },
    rest: {
      from: ['Active'],
      to: ['Inactive'],
      by: ['System'],
      why: 'Its owner has not been there for 90 days: the account rests, and the shop with it.',
      tells: ['partner.status_changed'],
    },
    wake: {
      from: ['Inactive'],
      to: ['Active'],
      by: ['System'],
      why: 'The owner has signed in.',
      tells: ['partner.status_changed'],
    },
  },
});

export type PartnerStatus = (typeof partnerLifecycle.states)[number];
export type PartnerVerb = keyof typeof partnerLifecycle.moves;
export type PartnerActor = (typeof partnerLifecycle.moves)[PartnerVerb]['by'][number];

/** Specification section 4, spelled as there. */
export const suspensionReasons = ['Rule Voilation', 'Subscription expired'] as const;
export type SuspensionReason = (typeof suspensionReasons)[number];

export const partnerEvents = {
  started: event('partner.started', {
    summary: 'A person started a partner profile.',
    facts: z.object({ organisationId: ref('organisation'), userId: ref('user') }),
  }),
  profileChanged: event('partner.profile_changed', {
    summary: 'Fields of the partner profile changed.',
    facts: z.object({ organisationId: ref('organisation'), fields: z.array(z.string()) }),
  }),
  areaChanged: event('partner.area_changed', {
    summary: 'Where the partner serves changed.',
    facts: z.object({ organisationId: ref('organisation') }),
  }),
  statusChanged: event('partner.status_changed', {
    summary: 'The status of a partner changed.',
    facts: z.object({
      organisationId: ref('organisation'),
      from: z.enum(partnerLifecycle.states),
      to: z.enum(partnerLifecycle.states),
    }),
  }),
  featuresChanged: event('partner.features_changed', {
    summary: 'An Admin opened or closed a feature.',
    facts: z.object({ organisationId: ref('organisation'), key: z.string() }),
  }),
  bankGiven: event('partner.bank_given', {
    summary: 'A bank account was entered and is being checked.',
    facts: z.object({ organisationId: ref('organisation'), checkId: ref('bank check') }),
  }),
  changeAsked: event('partner.change_asked', {
    summary: 'A change of a live profile was asked for.',
    facts: z.object({ organisationId: ref('organisation'), changeId: ref('change request') }),
  }),
  changeDecided: event('partner.change_decided', {
    summary: 'An Admin decided about a change of the profile.',
    facts: z.object({
      organisationId: ref('organisation'),
      changeId: ref('change request'),
      status: z.string(),
    }),
  }),
  ratingChanged: event('partner.rating_changed', {
    summary: 'A review of the partner is shown, or no longer.',
    facts: z.object({ organisationId: ref('organisation') }),
  }),
  documentDecided: event('partner.document_decided', {
    summary: 'An Admin accepted a new document of a live partner, or asked for another.',
    facts: z.object({
      organisationId: ref('organisation'),
      type: documentType,
      status: z.enum(['Approved', 'Rejected']),
    }),
  }),
  documentMissing: event('partner.document_missing', {
    summary: 'A partner lacks a valid document that its work needs; after a week that work is not offered.',
    facts: z.object({ organisationId: ref('organisation'), type: workDocumentType, pausesOn: z.string() }),
  }),
  workPaused: event('partner.work_paused', {
    summary: 'Work that needs a document is not offered any more, because the document ended or is missing.',
    facts: z.object({ organisationId: ref('organisation'), type: workDocumentType }),
  }),
  workResumed: event('partner.work_resumed', {
    summary: 'The document was accepted: the work is offered again.',
    facts: z.object({ organisationId: ref('organisation'), type: workDocumentType }),
  }),
  cityPriceChanged: event('partner.city_price_changed', {
    summary: 'The price of a service that this partner sells was set or ends.',
    facts: z.object({ ...cityPrice, organisationId: ref('organisation') }),
  }),
};

export const partnerErrors = defineErrors({
  already_partner: [409, 'Already an service partner'],
  partner_not_found: [404, 'Resource is not available'],
  partner_moved_on: [409, 'This account has changed. Check it and try again.'],
  under_review: [
    409,
    'Your information has been submitted for review. No further editing will be allowed until reviewed.',
  ],
  profile_not_editable: [409, 'This profile can’t be edited now.'],
  steps_missing: [409, 'Complete every step before you send your profile.'],
  no_service_offered: [409, 'Add at least one service before you send your profile.'],
  gst_taken: [409, 'This GST number is already used by another account.'],
  pan_taken: [409, 'This PAN is already used by another account.'],
  gst_other_pan: [409, 'This GST number belongs to another PAN.'],
  pan_other_holder: [409, 'This PAN doesn’t match your business type. Check both.'],
  gst_not_valid: [409, 'This GST number isn’t active. Check it.'],
  pan_not_valid: [409, 'We can’t find this PAN in income tax records. Check it.'],
  ifsc_unknown: [404, 'No bank has this IFSC. Check it.'],
  place_without_city: [409, 'We don’t work near this PIN code yet.'],
  bank_missing: [409, 'Add a bank account first.'],
  bank_already_verified: [409, 'This bank account is already verified.'],
  bank_code_wrong: [400, 'Incorrect digits. Check your bank’s message.'],
  bank_code_used_up: [409, 'Too many attempts. Enter the bank account again.'],
  bank_checked_too_often: [429, 'You changed the bank account too often today. Try again tomorrow.'],
  change_not_found: [404, 'This change is no longer pending.'],
  change_moved_on: [409, 'This change has been edited. Check it and try again.'],
  documents_undecided: [409, 'Accept each needed document before you approve the profile.'],
  document_decided: [409, 'Another Admin has just decided on this document.'],
  review_taken: [409, 'Another Admin has just taken this review.'],
  logo_unreadable: [400, 'We couldn’t open this picture. Choose a JPG, PNG or WebP.'],
  reason_missing: [400, 'Enter a reason for each field to fix.'],
  kyc_unavailable: [503, 'Verification isn’t responding. Try again in a few minutes.'],
  partner_owes: [409, 'Pay your dues for cash bookings first. Support can help.'],
  owner_has_jobs: [409, 'Finish your own jobs first, or assign them to someone else.'],
  offer_unknown: [404, 'This service is not in the catalogue.'],
  offer_exists: [409, 'You already offer this service.'],
  offer_missing: [404, 'You don’t offer this service.'],
  answer_unknown: [400, 'This answer is no longer part of the service. Choose again.'],
  answer_included: [400, 'This answer is included in your price. It has no price of its own.'],
  answer_without_time: [400, 'This answer takes no extra time.'],
  question_without_answer: [400, 'Keep at least one option of this question on.'],
  price_out_of_bounds: [400, 'This price is too far from the usual range. Check the amount.'],
});

export const partnerActs = actsOf('partner', partnerLifecycle, [
  'update',
  'setLogo',
  'setHours',
  'saveBank',
  'answerBank',
  'verifyBank',
  'setSubscription',
  'askChange',
  'withdrawChange',
  'approveChange',
  'rejectChange',
  'reveal_pan',
  'take_review',
  'release_review',
  'open_feature',
  'close_feature',
  'pause_work',
  'resume_work',
]);

/** Verified job cards: finished bookings that are shown with the consent of their customers. The calls are the project’s own choice. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { moderationErrors } from '../moderation/moderation.noun.ts';
import {
  answerJobCardBody,
  changeJobCardBody,
  finishedJob,
  finishedJobsQuery,
  jobCard,
  jobCardId,
  jobCardsQuery,
  newJobCardBody,
  shownJobCard,
} from './job-card.model.ts';
import { jobCardErrors as e } from './job-card.noun.ts';

const tag = 'Network';
const memberCalls = { who: 'roles', roles: ['Buyer', 'Service Partner', 'Jobseeker', 'subUser'] } as const;
const own = {
  ...memberCalls,
  scope: 'cards of the own member, and of the own bookings as a customer',
} as const;
const perMinute = 20;

export const listFinishedJobs = endpoint('GET /job-cards/jobs', {
  summary: 'Finished bookings of the own member that a card can be made of, with their photos',
  tag,
  authz: { ...memberCalls, scope: 'bookings that the own member has carried out' },
  query: finishedJobsQuery,
  response: pageOf(finishedJob),
});

export const listJobCards = endpoint('GET /job-cards', {
  summary: 'Own cards in every state, or cards about the own bookings',
  tag,
  authz: own,
  query: jobCardsQuery,
  response: pageOf(jobCard),
});

export const getJobCard = endpoint('GET /job-cards/card', {
  summary: 'One card, for its author and its customer',
  tag,
  authz: own,
  query: z.object({ cardId: jobCardId }),
  response: jobCard,
  errors: [e.job_card_not_found],
});

export const listShownJobCards = endpoint('GET /job-cards/shown', {
  summary: 'What a member shows of finished jobs, the newest first',
  tag,
  authz: { who: 'anyone', scope: 'agreed cards of members who let themselves be seen by the caller' },
  query: z.object({ ...pageQuery, memberId: z.uuid('This is not a known id.') }),
  response: pageOf(shownJobCard),
});

export const createJobCard = endpoint('POST /job-cards', {
  summary: 'Make a card of a finished booking; no one sees it before its customer agrees',
  tag,
  authz: own,
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'required',
  perMinute,
  body: newJobCardBody,
  response: jobCard,
  errors: [
    e.job_card_no_job,
    e.job_card_photo_not_found,
    e.job_card_open,
    e.job_card_answered,
    e.job_card_blocked,
    moderationErrors.network_paused,
  ],
});

export const updateJobCard = endpoint('PATCH /job-cards', {
  summary: 'Ask the customer of an own card, change it, or delete it',
  tag,
  authz: own,
  unconfirmed: 'carries-version',
  perMinute,
  body: changeJobCardBody,
  response: jobCard,
  errors: [
    e.job_card_not_found,
    e.job_card_moved_on,
    e.job_card_no_job,
    e.job_card_photo_not_found,
    e.job_card_open,
    e.job_card_answered,
    e.job_card_blocked,
    e.job_card_limit,
    moderationErrors.network_paused,
  ],
  touches: ['post'],
});

export const answerJobCard = endpoint('PUT /job-cards/consent', {
  summary: 'Agree to the card of an own booking as it was seen, or do not, or no longer',
  tag,
  authz: { ...memberCalls, scope: 'cards about the own bookings' },
  unconfirmed: 'carries-version',
  perMinute,
  body: answerJobCardBody,
  response: jobCard,
  errors: [e.job_card_not_found, e.job_card_moved_on, e.job_card_no_job],
  touches: ['post'],
});

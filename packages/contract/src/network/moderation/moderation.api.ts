/** Reports of members, what was removed of their own, and appeals. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import {
  appealWords,
  caseVersion,
  moderationReason,
  moderationSubject,
  ownRemoval,
  ownReport,
  reportWords,
} from './moderation.model.ts';
import { moderationErrors as e } from './moderation.noun.ts';

const tag = 'Network';
const memberCalls = { who: 'roles', roles: ['Buyer', 'Service Partner', 'Jobseeker', 'subUser'] } as const;

export const reportContent = endpoint('POST /network/report', {
  summary:
    'Report a post, comment, poll, story, group or member with a reason; it stays until a moderator decides',
  tag,
  authz: { ...memberCalls, scope: 'what the own member may see' },
  unconfirmed: 'only-adds',
  status: 201,
  perMinute: 20,
  body: z.object({
    subject: moderationSubject,
    subjectId: z.uuid('This is not a known id.'),
    reason: moderationReason,
    words: reportWords,
  }),
  response: z.object({ reportId: z.uuid() }),
  errors: [e.moderation_subject_not_found, e.moderation_reported, e.moderation_own, e.moderation_decided],
});

export const listOwnReports = endpoint('GET /network/reports', {
  summary: 'What one reported, and what was decided, the newest first',
  tag,
  authz: { ...memberCalls, scope: 'own reports' },
  query: z.object(pageQuery),
  response: pageOf(ownReport),
});

export const listOwnRemovals = endpoint('GET /network/removals', {
  summary: 'What moderators removed of one’s own, with their words, the newest first',
  tag,
  authz: { ...memberCalls, scope: 'own removals' },
  query: z.object(pageQuery),
  response: pageOf(ownRemoval),
});

export const appealRemoval = endpoint('POST /network/appeal', {
  summary: 'Ask for another look at a removal, once',
  tag,
  authz: { ...memberCalls, scope: 'own removals' },
  unconfirmed: 'carries-version',
  body: z.object({
    removalId: z.uuid('This is not a known id.'),
    version: caseVersion,
    words: appealWords,
  }),
  response: ownRemoval,
  errors: [e.moderation_removal_not_found, e.moderation_moved_on, e.moderation_appeal_over],
});

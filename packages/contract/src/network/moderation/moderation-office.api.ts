/** The moderators' queue. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { countedPageOf, countedPageQuery } from '../../kernel/page.ts';
import {
  caseVersion,
  decisionWords,
  moderationCase,
  moderationCaseDetails,
  moderationReason,
  moderationSubject,
} from './moderation.model.ts';
import { moderationErrors as e } from './moderation.noun.ts';

const tag = 'Back office';
const adminOnly = { who: 'roles', roles: ['Admin'] } as const;
const params = z.object({ caseId: z.uuid('This is not a known id.') });
const errors = [e.moderation_case_not_found, e.moderation_moved_on] as const;

/** What cases may be looked for by. */
export const moderationCasesQuery = z.object({
  ...countedPageQuery,
  state: z.optional(z.enum(['waiting', 'decided', 'all'], 'Choose one of the list.')),
  subject: z.optional(moderationSubject),
  reason: z.optional(moderationReason),
});

export const listModerationCases = endpoint('GET /backoffice/moderation', {
  summary: 'Reports and appeals that wait, the longest first; or decided cases, or all, the newest first',
  tag,
  authz: adminOnly,
  query: moderationCasesQuery,
  response: countedPageOf(moderationCase),
});

export const getModerationCase = endpoint('GET /backoffice/moderation/{caseId}', {
  summary: 'A case with what was written around it, its reports and its author’s history',
  tag,
  authz: adminOnly,
  params,
  response: moderationCaseDetails,
  errors: [e.moderation_case_not_found],
});

export const keepContent = endpoint('POST /backoffice/moderation/{caseId}/keep', {
  summary: 'Let what was reported stay; those who reported it are told',
  tag,
  authz: adminOnly,
  unconfirmed: 'carries-version',
  params,
  body: z.object({ version: caseVersion }),
  response: moderationCase,
  errors: [...errors],
});

export const removeContent = endpoint('POST /backoffice/moderation/{caseId}/remove', {
  summary: 'Remove what was reported, with a reason and words for its author; a strike pauses who has three',
  tag,
  authz: adminOnly,
  unconfirmed: 'carries-version',
  params,
  body: z.object({
    version: caseVersion,
    reason: moderationReason,
    words: decisionWords,
    isStrike: z.boolean('Choose yes or no.'),
  }),
  response: moderationCase,
  errors: [...errors],
});

export const grantAppeal = endpoint('POST /backoffice/moderation/{caseId}/grant', {
  summary: 'Show what was removed again after an appeal; its strike is gone',
  tag,
  authz: adminOnly,
  unconfirmed: 'carries-version',
  params,
  body: z.object({ version: caseVersion, words: decisionWords }),
  response: moderationCase,
  errors: [...errors],
});

export const refuseAppeal = endpoint('POST /backoffice/moderation/{caseId}/refuse', {
  summary: 'Leave it removed after an appeal; its author reads why',
  tag,
  authz: adminOnly,
  unconfirmed: 'carries-version',
  params,
  body: z.object({ version: caseVersion, words: decisionWords }),
  response: moderationCase,
  errors: [...errors],
});

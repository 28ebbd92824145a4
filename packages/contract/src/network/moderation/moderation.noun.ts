import * as z from 'zod/mini';
import { actsOf } from '../../kernel/act.ts';
import { defineErrors } from '../../kernel/errors.ts';
import { event } from '../../kernel/event.ts';
import { lifecycle } from '../../kernel/lifecycle.ts';
import { ref } from '../../kernel/schema.ts';

export const caseStatuses = ['open', 'kept', 'removed', 'appealed', 'final'] as const;
export type CaseStatus = (typeof caseStatuses)[number];
export const reportStatuses = ['open', 'upheld', 'refused'] as const;
export type ReportStatus = (typeof reportStatuses)[number];
export const appealStatuses = ['open', 'granted', 'refused'] as const;
export type AppealStatus = (typeof appealStatuses)[number];

/** An appeal is possible for so many days after a removal. */
export const appealDays = 30;
/** So many strikes within so many days pause posting for so many days. */
export const strikeRule = { most: 3, withinDays: 90, pauseDays: 7 } as const;

/** One case for each post, comment, poll, story, group or member that was reported. */
export const moderationLifecycle = lifecycle({
  name: 'moderation',
  states: caseStatuses,
  actors: ['Reporter', 'Author', 'Moderator'],
  moves: {
    report: {
      from: [null, 'open', 'kept', 'removed', 'final'],
      to: ['open'],
      by: ['Reporter'],
      why: 'A member may report what it sees once, with a reason; never its own. What is removed is not seen, but a member is.',
    },
    keep: {
      from: ['open'],
      to: ['kept'],
      by: ['Moderator'],
      why: 'It breaks no rule; those who reported it are told.',
      tells: ['moderation.kept'],
    },
    remove: {
      from: ['open'],
      to: ['removed'],
      by: ['Moderator'],
      why: 'It breaks the rules; its author reads reason and words, those who reported it are told.',
      tells: ['moderation.removed'],
    },
    appeal: {
      from: ['removed'],
      to: ['appealed'],
      by: ['Author'],
      why: 'Once, within 30 days of the removal.',
    },
    grant: {
      from: ['appealed'],
      to: ['kept'],
      by: ['Moderator'],
      why: 'It is shown again, and its strike is gone.',
      tells: ['moderation.appeal_decided'],
    },
    refuse: {
      from: ['appealed'],
      to: ['final'],
      by: ['Moderator'],
      why: 'It stays removed; the author reads why.',
      tells: ['moderation.appeal_decided'],
    },
  },
});
export type ModerationVerb = keyof typeof moderationLifecycle.moves;

const facts = z.object({ caseId: ref('moderation case'), authorId: ref('member') });
const decided = z.object({ ...facts.shape, removalId: z.nullable(ref('removal')) });

export const moderationEvents = {
  kept: event('moderation.kept', { summary: 'A moderator kept what was reported.', facts }),
  removed: event('moderation.removed', {
    summary: 'A moderator removed what was reported.',
    facts: decided,
  }),
  appealDecided: event('moderation.appeal_decided', {
    summary: 'A moderator decided about an appeal.',
    facts: decided,
  }),
};

export const moderationErrors = defineErrors({
  moderation_subject_not_found: [404, 'Resource is not available'],
  moderation_case_not_found: [404, 'Resource is not available'],
  moderation_moved_on: [409, 'This case has changed. Check it again.'],
  moderation_reported: [409, 'You already reported this. We’ll tell you what we decide.'],
  moderation_own: [409, 'You can’t report yourself. You can edit or delete your own posts.'],
  moderation_decided: [409, 'We are already reviewing this.'],
  moderation_removal_not_found: [404, 'Resource is not available'],
  moderation_appeal_over: [409, 'The time to ask for another look has run out.'],
  network_paused: [403, 'Three of your posts broke our rules. You can post again from {{from}}.'],
});

export const moderationActs = actsOf('moderation', moderationLifecycle);

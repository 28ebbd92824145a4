import * as z from 'zod/mini';
import { instant, optionalText, sentence, whole } from '../../kernel/schema.ts';
import { appealStatuses, caseStatuses, reportStatuses } from './moderation.noun.ts';

/** What can be reported. */
export const moderationSubjects = ['post', 'comment', 'member', 'poll', 'story', 'blog', 'group'] as const;
export type ModerationSubject = (typeof moderationSubjects)[number];
export const moderationSubject = z.enum(moderationSubjects, 'Choose one of the list.');

export const moderationReasons = [
  'spam',
  'abuse',
  'false',
  'private',
  'fraud',
  'sexual',
  'violence',
  'other',
] as const;
export type ModerationReason = (typeof moderationReasons)[number];
export const moderationReason = z.enum(moderationReasons, 'Choose a reason.');

export const reportWords = optionalText(500, 'More about it.');
export const decisionWords = sentence(500, 'As the author reads it.');
export const appealWords = sentence(500, 'Why the decision should change.');
export const caseVersion = whole(1, 1_000_000, 'As it was shown.');

export const reportStatus = z.enum(reportStatuses);
export const appealStatus = z.enum(appealStatuses, 'Choose one of the list.');
export const caseStatus = z.enum(caseStatuses, 'Choose one of the list.');

/** As who reported reads it. */
export const ownReport = z.object({
  reportId: z.uuid(),
  subject: moderationSubject,
  excerpt: z.string(),
  reason: moderationReason,
  words: z.string(),
  status: reportStatus,
  at: instant(),
  decidedAt: z.nullable(instant()),
});
export type OwnReport = z.output<typeof ownReport>;

export const removalAppeal = z.object({
  words: z.string(),
  at: instant(),
  status: appealStatus,
  answer: z.string().check(z.describe('Empty until it is decided.')),
});

/** As the author of what was removed reads it. */
export const ownRemoval = z.object({
  removalId: z.uuid(),
  caseId: z.uuid(),
  subject: moderationSubject,
  excerpt: z.string(),
  reason: moderationReason,
  words: z.string(),
  at: instant(),
  isStrike: z.boolean(),
  appealBefore: instant('Until when one may ask for another look.'),
  appeal: z.nullable(removalAppeal),
  version: z.int(),
  can: z.object({ appeal: z.boolean() }),
});
export type OwnRemoval = z.output<typeof ownRemoval>;

/** A member as the back office names it. */
export const moderatedMember = z.object({
  memberId: z.uuid(),
  name: z.string(),
  userId: z.nullable(z.uuid()).check(z.describe('The person; null: it is a business.')),
  organisationId: z.nullable(z.uuid()),
});

/** A row of the moderators' queue. */
export const moderationCase = z.object({
  caseId: z.uuid(),
  subject: moderationSubject,
  subjectId: z.uuid(),
  author: z.nullable(moderatedMember),
  excerpt: z.string().check(z.describe('As it read when it was last reported.')),
  reports: z.int().check(z.describe('Without a decision.')),
  reasons: z.array(moderationReason),
  status: caseStatus,
  since: instant('When it came, or came again.'),
  version: z.int(),
  can: z.object({
    keep: z.boolean(),
    remove: z.boolean(),
    grant: z.boolean(),
    refuse: z.boolean(),
  }),
});
export type ModerationCase = z.output<typeof moderationCase>;

const line = z.object({
  kind: z.enum(['post', 'comment', 'poll', 'story', 'blog', 'group']),
  authorName: z.string(),
  body: z.string(),
  at: instant(),
  isIt: z.boolean().check(z.describe('What the case is about.')),
  isShown: z.boolean(),
  carries: z
    .array(z.object({ words: z.string(), url: z.nullable(z.string()) }))
    .check(z.describe('Pictures, video, document, link and poll; files open for ten minutes.')),
});

const caseReport = z.object({
  reporterName: z.string(),
  reason: moderationReason,
  words: z.string(),
  status: reportStatus,
  at: instant(),
});

const caseRemoval = z.object({
  removalId: z.uuid(),
  subject: moderationSubject,
  excerpt: z.string(),
  reason: moderationReason,
  words: z.string(),
  at: instant(),
  isStrike: z.boolean(),
  appeal: z.nullable(removalAppeal),
});

/** A case with everything around it. */
export const moderationCaseDetails = z.object({
  ...moderationCase.shape,
  around: z.array(line).check(z.describe('The post and the comments near it, in order.')),
  reported: z.array(caseReport).check(z.describe('The newest 50.')),
  removal: z.nullable(caseRemoval).check(z.describe('The last one of this case.')),
  history: z.array(caseRemoval).check(z.describe('What else of its author was removed, the newest 20.')),
  strikes: z.int().check(z.describe('Of the author in the last 90 days.')),
  pausedUntil: z.nullable(instant('Until when the author may not post.')),
});
export type ModerationCaseDetails = z.output<typeof moderationCaseDetails>;
export type AroundLine = ModerationCaseDetails['around'][number];
export type ModeratedMember = z.output<typeof moderatedMember>;

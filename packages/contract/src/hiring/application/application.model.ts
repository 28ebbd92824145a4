import * as z from 'zod/mini';
import { contactFree } from '../../kernel/contact-details/contact-free.ts';
import { day, instant, paise, text, whole } from '../../kernel/schema.ts';
import { candidateCard } from '../candidate/candidate.model.ts';
import { wageUnit } from '../job/job.model.ts';
import { applicationSources, jobSources } from './application-source.ts';
import { applicationStatuses, applicationSteps } from './application.noun.ts';

/** As its person reads it: an invitation is new to them, and a rejection is none until they hear of it. */
export const appliedStatuses = [
  'New Request',
  'Pending',
  'Inprogress',
  'Accepted',
  'Completed',
  'Rejected',
  'Cancelled',
  'Closed',
] as const;
export type AppliedStatus = (typeof appliedStatuses)[number];

export const applicationSource = z.enum(applicationSources);
export const jobSource = z.enum(jobSources, 'Choose one of the list.');

export const rejectReasons = [
  'experience',
  'skills',
  'wage',
  'distance',
  'shift',
  'answers',
  'documents',
  'not_reached',
  'places_filled',
  'other',
] as const;
export type RejectReason = (typeof rejectReasons)[number];
export const rejectReason = z.enum(rejectReasons, 'Choose a reason.');

const choose = 'Choose one of the list.';
export const applicationStatus = z.enum(applicationStatuses, choose);
export const applicationStep = z.enum(applicationSteps, choose);

/** For so long a rejection may stay unsaid. */
export const mostDelayHours = 48;
/** A rejection may be reconsidered for so many days. */
export const reconsiderDays = 30;

/** What candidate and business write to each other before a shortlist. */
const words = (description: string) =>
  text(500, description).check(contactFree('Remove phone numbers, emails and links.'));
export const ownWords = z.optional(words('In own words, without phone numbers, emails and links.'));

/** An answer to a question of the job: a choice as it is offered, `yes` or `no`, a number in digits, or words. */
export const screeningAnswer = z.object({
  questionId: text(40, 'Of the question.'),
  answer: words('As its kind asks for it.'),
});

export const delayHours = whole(
  0,
  mostDelayHours,
  'After so many hours the candidate reads it; until then it can be undone.',
);

export const rejectionBody = {
  reason: rejectReason,
  words: ownWords,
  delayHours,
} as const;

/** `other` says nothing alone. */
export const reasonSaid = z.refine<{ reason: string; words?: string | undefined }>(
  ({ reason, words: said }) => reason !== 'other' || said !== undefined,
  { error: 'Enter the reason in your own words.', path: ['words'] },
);

/** The four facts of a match, and nothing else of a person. */
export const matchFacts = ['work', 'distance', 'wage', 'experience'] as const;

export const match = z.object({
  score: z.int().check(z.describe('0 to 100.')),
  facts: z.array(
    z.object({
      fact: z.enum(matchFacts),
      points: z.int(),
      of: z.int().check(z.describe('At most.')),
      text: z.string().check(z.describe('Why.')),
    }),
  ),
});
export type Match = z.output<typeof match>;

/** A candidate as the employer of the job meets one. */
export const applicant = z.extend(candidateCard, {
  mobileNumber: z.nullable(z.string()).check(z.describe('Null until the shortlist.')),
});
export type Applicant = z.output<typeof applicant>;

/** As the employer sees it. */
export const rejection = z.object({
  reason: rejectReason,
  words: z.nullable(z.string()),
  rejectedAt: instant(),
  tellAt: instant('When the candidate hears of it.'),
  isTold: z.boolean(),
  reconsiderUntil: instant(),
});

/** What the employer may do with it now. */
export const applicationMoves = z.object({
  shortlist: z.boolean(),
  reject: z.boolean(),
  takeBack: z.boolean(),
  reconsider: z.boolean(),
  interview: z.boolean(),
  offer: z.boolean(),
  hire: z.boolean(),
  talk: z.boolean(),
});

/** In the list and on the board of a job. */
export const applicationCard = z.object({
  applicationId: z.uuid(),
  applicationNumber: z.string(),
  jobId: z.uuid(),
  jobTitle: z.string(),
  applicant,
  status: applicationStatus,
  step: applicationStep,
  match,
  isKnockedOut: z.boolean().check(z.describe('An answer excludes them.')),
  answerPoints: z.int(),
  answerBy: z.nullable(instant('Null: it has one.')),
  rejection: z.nullable(rejection),
  isDeclined: z.boolean().check(z.describe('Rejected by the candidate, who was invited.')),
  source: z.nullable(applicationSource).check(z.describe('Null: not known.')),
  at: instant(),
  version: z.int(),
  can: applicationMoves,
});
export type ApplicationCard = z.output<typeof applicationCard>;

export const application = z.object({
  ...applicationCard.shape,
  invitation: z.nullable(z.object({ words: z.nullable(z.string()), at: instant() })),
  answers: z.array(
    z.object({
      question: z.string(),
      answer: z.string(),
      isKnockout: z.boolean(),
      points: z.nullable(z.int()).check(z.describe('Null: it is not scored.')),
    }),
  ),
  earlier: z
    .array(
      z.object({
        applicationId: z.uuid(),
        jobTitle: z.string(),
        status: applicationStatus,
        at: instant(),
        name: z.nullable(z.string()).check(z.describe('Of an account that is joined; null: the same one.')),
      }),
    )
    .check(z.describe('Others of the person at the business; the newest ten.')),
});
export type Application = z.output<typeof application>;

/** Who does what next. */
export const nextSteps = [
  'answer_invitation',
  'first_answer',
  'talk',
  'choose_slot',
  'wait_for_times',
  'go_to_interview',
  'wait_for_result',
  'answer_offer',
  'wait_for_offer',
  'wait_for_hire',
  'look_elsewhere',
  'nothing',
] as const;

/** A row of the tracker, as the jobseeker sees it. */
export const appliedJob = z.object({
  applicationId: z.uuid(),
  applicationNumber: z.string(),
  jobId: z.uuid(),
  jobTitle: z.string(),
  companyName: z.string(),
  locality: z.string(),
  wageFrom: paise(),
  wageTo: paise(),
  wageUnit,
  status: z.enum(appliedStatuses),
  step: applicationStep,
  next: z.object({
    step: z.enum(nextSteps),
    who: z.nullable(z.enum(['you', 'employer'])),
    until: z.nullable(instant('By when; null: no time is set.')),
    isLate: z.boolean(),
  }),
  invitation: z.nullable(z.object({ words: z.nullable(z.string()) })),
  rejection: z.nullable(z.object({ reason: rejectReason, words: z.nullable(z.string()) })),
  match,
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  at: instant(),
  version: z.int(),
  can: z.object({ accept: z.boolean(), decline: z.boolean(), withdraw: z.boolean(), talk: z.boolean() }),
});
export type AppliedJob = z.output<typeof appliedJob>;

export type AppliedJobDetail = AppliedJob;

/** A row after a move. */
export const movedApplication = z.object({ applicationId: z.uuid(), version: z.int() });

/** How many applications of a job stand at each step. */
export const applicationCounts = z.object({
  invited: z.int(),
  applied: z.int().check(z.describe('They wait for an answer.')),
  screening: z.int(),
  interview: z.int(),
  offer: z.int().check(z.describe('Offers that stand.')),
  accepted: z.int().check(z.describe('They are to be hired.')),
  hired: z.int(),
  rejected: z.int(),
  withdrawn: z.int(),
  closed: z.int(),
  knockedOut: z.int().check(z.describe('Of those that wait.')),
  erased: z.int().check(z.describe('Over, and deleted after the time that they are kept.')),
});
export type ApplicationCounts = z.output<typeof applicationCounts>;

/** What waits in hiring, for the navigation. */
export const hiringCounts = z.object({
  applicants: z.int().check(z.describe('They wait for an answer.')),
  answerBy: z.nullable(instant('When the first of them expects it.')),
});
export type HiringCounts = z.output<typeof hiringCounts>;

export const invitesLeft = z.object({
  left: z.int(),
  perDay: z.int(),
  day: day('Of which these are.'),
});

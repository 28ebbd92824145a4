import * as z from 'zod/mini';
import { website } from '../../kernel/patterns/website.ts';
import { day, instant, text, whole } from '../../kernel/schema.ts';
import { interviewSides, interviewStatuses } from './interview.noun.ts';

export const interviewKinds = ['onsite', 'phone', 'link'] as const;
export type InterviewKind = (typeof interviewKinds)[number];
export const interviewAdvices = ['yes', 'unsure', 'no'] as const;
export type InterviewAdvice = (typeof interviewAdvices)[number];

/** So many times are offered at most. */
export const mostTimes = 10;
export const mostInterviewers = 5;
/** An accepted interview may be moved until so many hours before it. */
export const rescheduleHours = 2;
/** After so many minutes a side that is not there has not come. */
export const noShowMinutes = 15;
export const interviewLengths = { least: 15, most: 240 } as const;

const choose = 'Choose one of the list.';
const interviewStatus = z.enum(interviewStatuses, choose);
const interviewSide = z.enum(interviewSides, choose);
const interviewKind = z.enum(interviewKinds, choose);
export const interviewWords = z.optional(text(500, 'In own words.'));
const uuid = z.uuid('This is not a known id.');

const meetingLink = website.check(
  z.refine((value) => value.startsWith('https://'), 'Start the link with https://.'),
);

/** Times from which the candidate chooses. */
export const offeredTimes = z
  .array(instant(), 'Send a list.')
  .check(
    z.minLength(1, 'Offer at least one time.'),
    z.maxLength(mostTimes, `Offer at most ${mostTimes} times.`),
  );

/** What a round is: where, with whom, how long, and when it may be. */
const proposalFields = {
  kind: interviewKind,
  place: z.optional(text(200, 'Where to come; for those on site.')),
  link: z.optional(meetingLink),
  minutes: whole(interviewLengths.least, interviewLengths.most, 'How long it takes.'),
  interviewerIds: z
    .array(uuid, 'Send a list.')
    .check(
      z.minLength(1, 'Choose at least one person.'),
      z.maxLength(mostInterviewers, `Choose at most ${mostInterviewers} people.`),
    ),
  times: offeredTimes,
  words: interviewWords,
} as const;

interface Where {
  readonly kind: InterviewKind;
  readonly place?: string | undefined;
  readonly link?: string | undefined;
}

const placeSaid = z.refine<Where>(({ kind, place }) => kind !== 'onsite' || place !== undefined, {
  error: 'Enter where the candidate comes to.',
  path: ['place'],
});
const linkSaid = z.refine<Where>(({ kind, link }) => kind !== 'link' || link !== undefined, {
  error: 'Enter the link of the meeting.',
  path: ['link'],
});

export const proposalBody = z.object({ applicationId: uuid, ...proposalFields }).check(placeSaid, linkSaid);

const mark = whole(1, 5, '1 weak to 5 very good.');
const advice = z.enum(interviewAdvices, choose);

/** What an interviewer says of a candidate. */
const scorecardFields = {
  skillMark: mark,
  experienceMark: mark,
  mannerMark: mark,
  advice,
  words: z.optional(text(1_000, 'In own words; the candidate never reads it.')),
} as const;

export const scorecardBody = z.object({ interviewId: uuid, ...scorecardFields });

export const scorecard = z.object({
  skillMark: z.int(),
  experienceMark: z.int(),
  mannerMark: z.int(),
  advice,
  words: z.nullable(z.string()),
  at: instant(),
});
export type Scorecard = z.output<typeof scorecard>;

const when = z.nullable(instant());

/** What the viewer may do with it now. */
export const interviewMoves = z.object({
  accept: z.boolean(),
  decline: z.boolean(),
  reschedule: z.boolean(),
  cancel: z.boolean(),
  complete: z.boolean(),
  noShow: z.boolean(),
  score: z.boolean(),
});

/** A round, as the viewer’s side sees it. */
export const interviewCard = z.object({
  interviewId: z.uuid(),
  applicationId: z.uuid(),
  jobId: z.uuid(),
  jobTitle: z.string(),
  companyName: z.string(),
  candidateName: z.string(),
  round: z.int(),
  status: interviewStatus,
  awaits: z.nullable(interviewSide).check(z.describe('Who is to act; null: no one.')),
  kind: interviewKind,
  place: z.nullable(z.string()),
  link: z.nullable(z.string()),
  minutes: z.int(),
  words: z.nullable(z.string()).check(z.describe('From the business.')),
  askedWords: z.nullable(z.string()).check(z.describe('Why the candidate asked for other times.')),
  endWords: z.nullable(z.string()).check(z.describe('Why it was declined or cancelled.')),
  times: z.array(z.object({ startsAt: instant(), isFree: z.boolean() })).check(z.describe('Offered.')),
  startsAt: when,
  dueAt: when.check(z.describe('Its time, else the first that is offered.')),
  interviewers: z.array(z.string()).check(z.describe('Their names.')),
  absent: z.nullable(interviewSide).check(z.describe('Who did not come; null: both did, or it was not.')),
  hasCalendar: z.boolean(),
  isUntold: z
    .boolean()
    .check(z.describe('For the business: rejected, and the candidate has yet to hear of it.')),
  version: z.int(),
  can: interviewMoves,
});
export type InterviewCard = z.output<typeof interviewCard>;

export const interviewDetail = z.object({
  ...interviewCard.shape,
  interviewerIds: z.nullable(z.array(z.string())).check(z.describe('For the business.')),
  scorecards: z
    .nullable(
      z.array(
        z.object({
          name: z.string(),
          isOwn: z.boolean(),
          isIn: z.boolean(),
          card: z.nullable(scorecard).check(z.describe('Null: hidden until one’s own is in, or not in.')),
        }),
      ),
    )
    .check(z.describe('For the business.')),
});
export type InterviewDetail = z.output<typeof interviewDetail>;

export const movedInterview = z.object({ interviewId: z.uuid(), version: z.int() });

export const possibleInterviewer = z.object({
  userId: z.uuid(),
  name: z.string(),
  designation: z.string(),
  isOwn: z.boolean(),
});
export type PossibleInterviewer = z.output<typeof possibleInterviewer>;

/** Beginnings at which all of the interviewers are free. */
export const freeDay = z.object({ day: day(), times: z.array(instant()) });
export type FreeDay = z.output<typeof freeDay>;

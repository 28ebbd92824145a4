import * as z from 'zod/mini';
import { rejectReasons } from '../application/application.model.ts';
import { applicationSources } from '../application/application-source.ts';

/** Of the last days, in each of which figures are chosen by a tap. */
export const hiringDays = ['7', '30', '90', '365'] as const;

/** How far an application came; each holds those beyond it too. */
export const hiringStages = ['Applied', 'Screening', 'Interview', 'Offer', 'Accepted', 'Hired'] as const;
export type HiringStage = (typeof hiringStages)[number];

/** From publishing to the first shortlist, in 72 hours. */
export const clockStates = ['kept', 'missed', 'running'] as const;

/** Until the candidate hears something: within 24, 48 and 72 hours, later, or not yet. */
export const answerSpans = ['one_day', 'two_days', 'three_days', 'later', 'waiting'] as const;
export type AnswerSpan = (typeof answerSpans)[number];

/** Why an application ended without a hire. */
export const hiringEnds = [...rejectReasons, 'withdrawn', 'offer_refused', 'job_over'] as const;
export type HiringEnd = (typeof hiringEnds)[number];

export const hiringParts = ['funnel', 'time', 'source', 'clock', 'answer', 'end'] as const;
export type HiringPart = (typeof hiringParts)[number];

/** What is counted; each part has its own. */
export const hiringKeys = [
  ...hiringStages,
  ...applicationSources,
  'unknown',
  ...clockStates,
  ...answerSpans,
  ...hiringEnds,
] as const;
export type HiringKey = (typeof hiringKeys)[number];

export const hiringFigure = z.object({
  part: z.enum(hiringParts),
  key: z.enum(hiringKeys),
  count: z.int().check(z.describe('Applications; of the clock, jobs.')),
  hired: z.nullable(z.int()).check(z.describe('Of them; said of sources.')),
  hours: z.nullable(z.number()).check(z.describe('Median in this stage; said of times.')),
});
export type HiringFigure = z.output<typeof hiringFigure>;

const middle = (what: string) =>
  z.nullable(z.number()).check(z.describe(`Median hours ${what}; null: none.`));

export const hiringSummary = z.object({
  applied: z.int(),
  invited: z.int().check(z.describe('Invitations sent.')),
  invitationsAccepted: z.int(),
  answerHours: middle('until the candidate hears'),
  hireHours: middle('from applying to the hire'),
});
export type HiringSummary = z.output<typeof hiringSummary>;

export const hiringRecruiter = z.object({
  userId: z.uuid(),
  fullName: z.string(),
  invited: z.int(),
  shortlisted: z.int(),
  rejected: z.int(),
  interviews: z.int(),
  offers: z.int(),
  hired: z.int(),
  answerHours: middle('to the first answer'),
});
export type HiringRecruiter = z.output<typeof hiringRecruiter>;

/** How a business hires, as operators read it. */
export const hiringEmployer = z.object({
  organisationId: z.uuid(),
  companyName: z.string(),
  jobs: z.int().check(z.describe('Published in these days.')),
  kept: z.int().check(z.describe('Of them, shortlisted within 72 hours.')),
  missed: z.int(),
  running: z.int(),
  applied: z.int().check(z.describe('For any of its jobs, in these days.')),
  waiting: z.int().check(z.describe('Of them, without an answer.')),
  hired: z.int().check(z.describe('Of them.')),
  answerHours: middle('until the candidate hears'),
});
export type HiringEmployer = z.output<typeof hiringEmployer>;

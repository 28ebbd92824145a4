import type { createJob } from '@nukkad/contract/hiring/job/job.api';
import {
  type Job,
  type WageUnit,
  type educations,
  type employmentTypes,
  type jobLanguages,
  type jobShifts,
  newJobBody,
  wageLimits,
} from '@nukkad/contract/hiring/job/job.model';
import type { JobQuestion, QuestionKind } from '@nukkad/contract/hiring/job/question.model';
import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { pincodeText } from '@nukkad/contract/kernel/patterns/pincode';
import { paiseBetween, text } from '@nukkad/contract/kernel/schema';
import { istDay, istInstant, istMinuteOfDay } from '@nukkad/contract/kernel/time';
import * as z from 'zod/mini';

/** A job in three steps, and how candidates see it. */
export const jobSteps = ['what', 'terms', 'who', 'preview'] as const;
export type JobStep = (typeof jobSteps)[number];

export interface TypedQuestion {
  readonly questionId: string;
  readonly question: string;
  readonly kind: QuestionKind;
  /** One in each line. */
  readonly choices: string;
  /** Empty: any answer will do. */
  readonly wanted: string;
  readonly knockOut: boolean;
  readonly points: number;
}

/** As it is in the form; 0 and '' are nothing, so that a draft keeps its kinds. */
export interface TypedJob {
  readonly tradeId: string;
  readonly tradeName: string;
  readonly title: string;
  readonly description: string;
  readonly openings: string;
  readonly employmentType: (typeof employmentTypes)[number];
  readonly wageUnit: WageUnit;
  readonly wageFrom: number;
  readonly wageTo: number;
  readonly skillIds: readonly string[];
  readonly experienceMonths: number;
  readonly education: (typeof educations)[number];
  readonly languages: readonly (typeof jobLanguages)[number][];
  readonly shift: (typeof jobShifts)[number];
  readonly hours: string;
  readonly pincode: string;
  readonly locality: string;
  readonly questions: readonly TypedQuestion[];
  /** Who of the team sees it. */
  readonly seenBy: 'all' | 'chosen';
  readonly memberIds: readonly string[];
  readonly when: 'now' | 'later';
  readonly onDay: string;
  /** Minutes of the day in Indian time. */
  readonly atMinute: string;
}

export const nothingTyped: TypedJob = {
  tradeId: '',
  tradeName: '',
  title: '',
  description: '',
  openings: '1',
  employmentType: 'full_time',
  wageUnit: 'month',
  wageFrom: 0,
  wageTo: 0,
  skillIds: [],
  experienceMonths: 0,
  education: 'none',
  languages: [],
  shift: 'day',
  hours: '',
  pincode: '',
  locality: '',
  questions: [],
  seenBy: 'all',
  memberIds: [],
  when: 'now',
  onDay: '',
  atMinute: '540',
};

const typedQuestion = ({ options, wanted, ...rest }: JobQuestion): TypedQuestion => ({
  ...rest,
  choices: options.join('\n'),
  wanted: wanted ?? '',
});

/** A planned time stays. */
const plannedFor = (publishAt: string | null): Pick<TypedJob, 'when' | 'onDay' | 'atMinute'> =>
  publishAt === null
    ? { when: 'now', onDay: '', atMinute: nothingTyped.atMinute }
    : {
        when: 'later',
        onDay: istDay(new Date(publishAt)),
        atMinute: String(istMinuteOfDay(new Date(publishAt))),
      };

export const typedOf = (job: Job): TypedJob => ({
  ...nothingTyped,
  ...plannedFor(job.publishAt),
  tradeId: job.trade.skillId,
  tradeName: job.trade.name,
  title: job.title,
  description: job.description,
  openings: String(job.openings),
  employmentType: job.employmentType,
  wageUnit: job.wageUnit,
  wageFrom: job.wageFrom ?? 0,
  wageTo: job.wageTo ?? 0,
  skillIds: job.skills.map(({ skillId }) => skillId),
  experienceMonths: job.experienceMonths,
  education: job.education,
  languages: job.languages,
  shift: job.shift,
  hours: job.hours,
  pincode: job.pincode ?? '',
  locality: job.locality,
  questions: job.questions.map(typedQuestion),
  seenBy: job.isForMembers ? 'chosen' : 'all',
  memberIds: job.members.map(({ userId }) => userId),
});

export const choicesOf = (choices: string): string[] =>
  choices
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const questionOf = ({ choices, wanted, knockOut, points, ...rest }: TypedQuestion): JobQuestion => ({
  ...rest,
  options: rest.kind === 'choice' ? choicesOf(choices) : [],
  wanted: wanted === '' || rest.kind === 'words' ? null : wanted,
  knockOut: wanted !== '' && knockOut,
  points: wanted === '' ? 0 : points,
});

export type JobBody = EndpointInput<typeof createJob>['body'];

export const bodyOf = (typed: TypedJob): JobBody => {
  const { tradeName: _name, when: _when, onDay: _day, atMinute: _minute, ...rest } = typed;
  const { wageFrom, wageTo, pincode, locality, openings, skillIds, languages, questions, ...other } = rest;
  const { seenBy, memberIds, ...same } = other;
  return {
    ...same,
    openings: Number(openings),
    skillIds: [...skillIds],
    languages: [...languages],
    questions: questions.map(questionOf),
    memberIds: seenBy === 'all' ? null : [...memberIds],
    ...(wageFrom > 0 && { wageFrom }),
    ...(wageTo > 0 && { wageTo }),
    ...(pincode && { pincode }),
    ...(locality && { locality }),
  };
};

/** Undefined: at once. */
export const publishAtOf = ({ when, onDay, atMinute }: TypedJob): string | undefined =>
  when === 'now' || onDay === '' ? undefined : istInstant(onDay, Number(atMinute)).toISOString();

const { tradeId, title, description, openings, employmentType } = newJobBody.shape;
const { hours, locality, shift, wageUnit, skillIds, questions } = newJobBody.shape;
const wage = paiseBetween(wageLimits.least, wageLimits.most, 'Of a month or a day.');

interface Wages {
  readonly wageFrom: number;
  readonly wageTo: number;
}
const inOrder = z.refine<Wages>(({ wageFrom, wageTo }) => wageTo >= wageFrom, {
  error: 'Enter the higher amount here.',
  path: ['wageTo'],
});

/** What each step needs before the next one; the last one sends all. */
export const stepSchemas = {
  what: z.object({
    tradeId,
    title,
    openings,
    employmentType,
    description: z.pipe(text(4_000), z.nonoptional(description)),
  }),
  terms: z
    .object({ wageUnit, wageFrom: wage, wageTo: wage, shift, hours, pincode: pincodeText, locality })
    .check(inOrder),
  who: z.object({ skillIds, questions }),
  preview: newJobBody,
} as const;

const fieldsOf: Readonly<Record<Exclude<JobStep, 'preview'>, readonly string[]>> = {
  what: Object.keys(stepSchemas.what.shape),
  terms: Object.keys(stepSchemas.terms.shape),
  who: ['skillIds', 'experienceMonths', 'education', 'languages', 'questions'],
};

/** The step in which a field is written; null: in the last one. */
export const stepOfField = (field: string): Exclude<JobStep, 'preview'> | null => {
  const [name = ''] = field.split('.');
  return (['what', 'terms', 'who'] as const).find((step) => fieldsOf[step].includes(name)) ?? null;
};

/** Is all there that this step needs? */
export const isStepDone = (step: JobStep, typed: TypedJob): boolean =>
  step !== 'preview' && z.safeParse(stepSchemas[step], bodyOf(typed)).success;

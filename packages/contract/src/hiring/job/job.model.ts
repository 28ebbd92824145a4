import * as z from 'zod/mini';
import { contactFree } from '../../kernel/contact-details/contact-free.ts';
import { pincodeText } from '../../kernel/patterns/pincode.ts';
import { instant, optionalText, paise, paiseBetween, text, whole } from '../../kernel/schema.ts';
import { skillId, wageLevel } from '../skill/skill.model.ts';
import { askedQuestion, jobQuestion } from './question.model.ts';
import { jobHolds, jobOutcomes, jobStatuses } from './job.noun.ts';

export const jobStatus = z.enum(jobStatuses);

export const employmentTypes = ['full_time', 'part_time', 'contract', 'temporary', 'apprentice'] as const;
export const employmentType = z.enum(employmentTypes, 'Choose one of the list.');
export const wageUnits = ['month', 'day'] as const;
export const wageUnit = z.enum(wageUnits, 'Choose one of the list.');
export type WageUnit = (typeof wageUnits)[number];
export const educations = ['none', '8th', '10th', '12th', 'iti', 'diploma', 'graduate'] as const;
export const education = z.enum(educations, 'Choose one of the list.');
export const jobShifts = ['day', 'night', 'rotating', 'flexible'] as const;
export type JobShift = (typeof jobShifts)[number];
export const jobShift = z.enum(jobShifts, 'Choose one of the list.');
/** Languages at work, by ISO 639-1. */
export const jobLanguages = [
  'hi',
  'en',
  'bn',
  'gu',
  'kn',
  'ml',
  'mr',
  'or',
  'pa',
  'ta',
  'te',
  'ur',
  'as',
] as const;
export const jobLanguage = z.enum(jobLanguages, 'Choose one of the list.');

/** How a job is shown to its employer; Open is a draft, planned or checked. */
export const jobStandings = [
  'Draft',
  'Planned',
  'Checking',
  'Active',
  'Inactive',
  'Rejected',
  'Closed',
  'Cancelled',
] as const;
export type JobStanding = (typeof jobStandings)[number];
export const jobStanding = z.enum(jobStandings, 'Choose one of the list.');

/** Of a month; of a day it is bounded by the server as well. */
export const wageLimits = { least: 50_00, most: 10_00_000_00, mostADay: 50_000_00 } as const;
export const mostJobSkills = 15;
export const mostQuestions = 8;
/** Members of the team to whom a job is kept. */
export const mostJobMembers = 50;
export const jobId = z.uuid('This is not a known id.');

const words = 'Remove phone numbers, emails and links. Candidates apply here.';

const jobShape = {
  tradeId: skillId.check(z.describe('The job title, a trade of the taxonomy.')),
  title: text(80, 'As candidates read it.').check(contactFree(words)),
  description: optionalText(4_000, 'What is to be done; needed to publish.').check(contactFree(words)),
  openings: z._default(whole(1, 500, 'How many people are looked for.'), 1),
  employmentType: z._default(employmentType, 'full_time'),
  wageUnit: z._default(z.enum(wageUnits, 'Choose one of the list.'), 'month'),
  wageFrom: z.optional(paiseBetween(wageLimits.least, wageLimits.most, 'At least, in paise.')),
  wageTo: z.optional(paiseBetween(wageLimits.least, wageLimits.most, 'At most, in paise.')),
  skillIds: z._default(
    z.array(skillId).check(z.maxLength(mostJobSkills, `Choose at most ${mostJobSkills}.`)),
    [],
  ),
  experienceMonths: z._default(whole(0, 600, 'At least so many months.'), 0),
  education: z._default(education, 'none'),
  languages: z._default(
    z.array(jobLanguage).check(z.maxLength(jobLanguages.length, 'Choose each once.')),
    [],
  ),
  shift: z._default(jobShift, 'day'),
  hours: optionalText(80, 'As 9 am to 6 pm, Monday to Saturday.').check(contactFree(words)),
  pincode: z.optional(pincodeText),
  locality: optionalText(80, 'Left out: the place of the PIN code.').check(contactFree(words)),
  questions: z._default(
    z.array(jobQuestion).check(z.maxLength(mostQuestions, `Ask at most ${mostQuestions} questions.`)),
    [],
  ),
  memberIds: z
    .optional(
      z.nullable(
        z
          .array(z.uuid('Choose members of your team.'))
          .check(z.maxLength(mostJobMembers, `Choose at most ${mostJobMembers} people.`)),
      ),
    )
    .check(
      z.describe('Who of the team sees it besides the owner; null: all with the right. Left out: as before.'),
    ),
};

interface Wages {
  readonly wageUnit: WageUnit;
  readonly wageFrom?: number | undefined;
  readonly wageTo?: number | undefined;
}
const wagesInOrder = z.refine<Wages>(({ wageFrom, wageTo }) => !wageFrom || !wageTo || wageTo >= wageFrom, {
  error: 'Enter the higher amount here.',
  path: ['wageTo'],
});
const wageOfDay = z.refine<Wages>(
  ({ wageUnit: unit, wageTo }) => unit === 'month' || (wageTo ?? 0) <= wageLimits.mostADay,
  { error: 'Enter at most ₹50,000 a day.', path: ['wageTo'] },
);

/** A draft; what candidates need besides is asked for when it is published. */
export const newJobBody = z.object(jobShape).check(wagesInOrder, wageOfDay);

/** As the form holds it: what is left out is taken off. */
export const changedJobBody = z
  .object({ jobId, version: whole(1, 1_000_000, 'As it was seen.'), ...jobShape })
  .check(wagesInOrder, wageOfDay);

/** A person of the team who may see jobs and applicants. */
export const jobTeamMember = z.object({
  userId: z.uuid(),
  name: z.string(),
  designation: z.string(),
  isOwner: z.boolean(),
  isOwn: z.boolean(),
});
export type JobTeamMember = z.output<typeof jobTeamMember>;

export const namedSkill = z.object({ skillId: z.string(), name: z.string() });

/** What hired people say of a business, from three on. */
export const employerRating = z.object({
  stars: z.number().check(z.describe('The average, with one decimal.')),
  count: z.int(),
});
export type EmployerRating = z.output<typeof employerRating>;

/** What everyone reads of a job at a glance. */
export const openJobCard = z.object({
  jobId: z.uuid(),
  title: z.string(),
  trade: namedSkill,
  organisationId: z.uuid(),
  companyName: z.string(),
  employerRating: z.nullable(employerRating).check(z.describe('Null: too little feedback.')),
  openings: z.int(),
  employmentType,
  wageUnit,
  wageFrom: paise(),
  wageTo: paise(),
  shift: jobShift,
  experienceMonths: z.int(),
  education,
  locality: z.string(),
  cityName: z.string().check(z.describe('Empty outside of the towns of the city list.')),
  distanceMetres: z.nullable(z.int()).check(z.describe('From the place asked for.')),
  publishedAt: instant(),
  expiresAt: instant(),
});
export type OpenJobCard = z.output<typeof openJobCard>;

/** An open job as its page shows it. */
export const openJob = z.object({
  ...openJobCard.shape,
  description: z.string(),
  skills: z.array(namedSkill),
  languages: z.array(jobLanguage),
  hours: z.string(),
  pincode: z.string(),
  stateName: z.string(),
  questions: z.array(askedQuestion),
  answersInHours: z
    .nullable(z.int())
    .check(z.describe('Measured hours to the first shortlist; null: too few jobs.')),
  changedAt: instant(),
});
export type OpenJob = z.output<typeof openJob>;

/** The least that the law lets one pay for this trade and place, beside what the job pays. */
export const wageCheck = z.object({
  least: paise('For the wage’s unit, in paise.'),
  unit: wageUnit,
  level: wageLevel,
  stateName: z.string().check(z.describe('Empty: the floor of the whole country.')),
  from: z.string().check(z.describe('The day from which this amount holds.')),
  source: z.string(),
  below: z.boolean().check(z.describe('The job may pay less than this.')),
});
export type WageCheck = z.output<typeof wageCheck>;

/** How many candidates a job has. */
export const applicantCounts = z.object({
  total: z.int(),
  waiting: z.int().check(z.describe('Not answered yet.')),
  shortlisted: z.int(),
});
export type ApplicantCounts = z.output<typeof applicantCounts>;

/** From publishing to the first shortlisted candidate. */
export const jobClock = z.object({
  endsAt: instant('72 hours after it was published.'),
  stoppedAt: z.nullable(instant()).check(z.describe('The first shortlist; null: none yet.')),
  kept: z.nullable(z.boolean()).check(z.describe('Null: still running.')),
});

export const jobMoves = z.object({
  edit: z.boolean(),
  publish: z.boolean(),
  deactivate: z.boolean(),
  activate: z.boolean(),
  renew: z.boolean(),
  close: z.boolean(),
  cancel: z.boolean(),
  delete: z.boolean(),
});
export type JobMoves = z.output<typeof jobMoves>;

/** A job in its employer's list. */
export const ownJobCard = z.object({
  jobId: z.uuid(),
  title: z.string(),
  trade: namedSkill,
  status: jobStatus,
  standing: jobStanding,
  openings: z.int(),
  placesFilled: z.int().check(z.describe('How many of the openings were given by a hire.')),
  wageUnit,
  wageFrom: z.nullable(paise()),
  wageTo: z.nullable(paise()),
  locality: z.string().check(z.describe('Empty: no place yet.')),
  cityName: z.string(),
  publishAt: z.nullable(instant()).check(z.describe('When it is to be published.')),
  publishedAt: z.nullable(instant()),
  expiresAt: z.nullable(instant()),
  renewals: z.int(),
  isForMembers: z.boolean().check(z.describe('Only the owner and chosen people of the team see it.')),
  clock: z.nullable(jobClock).check(z.describe('Null: not published yet.')),
  applicants: applicantCounts,
  createdAt: instant(),
  version: z.int(),
  can: jobMoves,
});
export type OwnJobCard = z.output<typeof ownJobCard>;

export const heldFor = z.object({
  reason: z.enum(jobHolds),
  found: z.string().check(z.describe('The words it was found in; empty: the wage.')),
});

/** A job as its employer edits it. */
export const job = z.object({
  ...ownJobCard.shape,
  description: z.string(),
  employmentType,
  skills: z.array(namedSkill),
  experienceMonths: z.int(),
  education,
  languages: z.array(jobLanguage),
  shift: jobShift,
  hours: z.string(),
  pincode: z.nullable(z.string()),
  questions: z.array(jobQuestion),
  held: z.array(heldFor).check(z.describe('What staff look at.')),
  rejectReason: z.string().check(z.describe('Why staff refused it or took it down.')),
  outcome: z.nullable(z.enum(jobOutcomes)),
  members: z
    .array(z.object({ userId: z.uuid(), name: z.string() }))
    .check(z.describe('Chosen to see it; of a job that is for members.')),
  wageCheck: z.nullable(wageCheck).check(z.describe('Null: no place or wage yet.')),
});
export type Job = z.output<typeof job>;

import * as z from 'zod/mini';
import { contactFree } from '../../kernel/contact-details/contact-free.ts';
import { day, instant, optionalText, paiseBetween, text, whole } from '../../kernel/schema.ts';
import { pincodeText } from '../../places/geography/geography.model.ts';
import {
  education,
  jobLanguage,
  jobLanguages,
  jobShift,
  jobShifts,
  namedSkill,
  wageLimits,
  wageUnit,
} from '../job/job.model.ts';
import { skillId } from '../skill/skill.model.ts';
import { visibilities } from './candidate.noun.ts';
import { videoAudiences } from './video.noun.ts';

export const mostTrades = 3;
export const mostCandidateSkills = 30;
export const mostExperiences = 20;
/** Besides the first one. */
export const mostFurtherPlaces = 5;
export const mostHiddenBusinesses = 50;
export const farthestTravelKm = 100;
export const mostExperienceMonths = 720;

const list = 'Send a list.';
const withoutContact = 'Remove phone numbers, emails and links. Businesses reach you here.';
const atMost = (most: number) => z.maxLength(most, `Use at most ${most}.`);

/** A calendar month. */
export const workMonth = z
  .string('Choose a month.')
  .check(z.regex(/^(19[5-9]\d|20\d\d)-(0[1-9]|1[0-2])$/, 'Choose a month.'), z.describe('YYYY-MM.'));

/** Months as texts sort as they follow each other. */
const endsLater = z.refine<{ readonly from: string; readonly to: string | null }>(
  ({ from, to }) => to === null || to >= from,
  { error: 'The last month comes before the first.', path: ['to'] },
);

/** Where a person worked, as what, from when until when. */
export const experience = z
  .object({
    employer: text(80, 'Where one worked.').check(contactFree(withoutContact)),
    title: text(80, 'As what.').check(contactFree(withoutContact)),
    from: workMonth,
    to: z.nullable(workMonth).check(z.describe('YYYY-MM; null: still there.')),
  })
  .check(endsLater);
export type Experience = z.output<typeof experience>;

/** What a person says of themselves; what is not sent stays, null and an empty list take it back. */
export const candidateFields = z.object({
  tradeIds: z.optional(
    z.array(skillId, list).check(atMost(mostTrades), z.describe('The first one is the main one.')),
  ),
  skillIds: z.optional(z.array(skillId, list).check(atMost(mostCandidateSkills))),
  about: optionalText(600, 'A few words.').check(contactFree(withoutContact)),
  experienceMonths: z.optional(
    z.nullable(whole(0, mostExperienceMonths, 'Months of work in all; null: counted from the entries.')),
  ),
  experiences: z.optional(z.array(experience, list).check(atMost(mostExperiences))),
  education: z.optional(z.nullable(education)),
  languages: z.optional(z.array(jobLanguage, list).check(atMost(jobLanguages.length))),
  shifts: z.optional(z.array(jobShift, list).check(atMost(jobShifts.length))),
  availableFrom: z.optional(z.nullable(day('The first day; one that is past: at once.'))),
  wage: z.optional(
    z.nullable(
      z.object({
        unit: wageUnit,
        paise: paiseBetween(wageLimits.least, wageLimits.most, 'Expected at least, by this unit.'),
      }),
    ),
  ),
  pincode: z.optional(z.nullable(pincodeText)).check(z.describe('Where one lives.')),
  furtherPincodes: z.optional(
    z.array(pincodeText, list).check(atMost(mostFurtherPlaces), z.describe('Where one would work too.')),
  ),
  travelKm: z.optional(z.nullable(whole(1, farthestTravelKm, 'How far from these places one would work.'))),
});
export type CandidateFields = z.output<typeof candidateFields>;

export const candidatePlace = z.object({
  pincode: z.string(),
  name: z.string().check(z.describe('Locality and town.')),
});
export const candidateWage = z.object({ unit: wageUnit, paise: z.int() });

/** What an employer may read as well: nothing of age, sex, religion, caste or family. */
const said = {
  trades: z.array(namedSkill),
  skills: z.array(namedSkill),
  about: z.string(),
  experienceMonths: z.nullable(z.int()),
  education: z.nullable(education),
  languages: z.array(jobLanguage),
  shifts: z.array(jobShift),
  availableFrom: z.nullable(z.string()).check(z.describe('YYYY-MM-DD; null: not said.')),
  wage: z.nullable(candidateWage),
  travelKm: z.nullable(z.int()),
};

export const candidateStrengthKeys = [
  'trade',
  'place',
  'wage',
  'availability',
  'experience',
  'skills',
  'about',
  'education',
  'languages',
  'shifts',
  'documents',
  'video',
] as const;
export type CandidateStrengthKey = (typeof candidateStrengthKeys)[number];
const strengthPart = z.object({ key: z.enum(candidateStrengthKeys), weight: z.int(), done: z.boolean() });

/** How complete a profile is, and the next best step. */
export const candidateStrength = z.object({
  percent: z.int(),
  parts: z.array(strengthPart),
  next: z.nullable(strengthPart),
  isComplete: z
    .boolean()
    .check(z.describe('Trade, place, wage and availability are said: one may apply, and is found.')),
});
export type CandidateStrength = z.output<typeof candidateStrength>;

export const hiddenBusiness = z.object({ organisationId: z.uuid(), name: z.string() });
export type HiddenBusiness = z.output<typeof hiddenBusiness>;

export const candidatePrivacy = z.object({
  visibility: z.enum(visibilities),
  hidesFromEmployer: z.boolean().check(z.describe('From businesses where the person is staff.')),
  keptForLater: z
    .boolean()
    .check(z.describe('Businesses that the person applied to may keep the profile for other jobs.')),
  videoFor: z.enum(videoAudiences).check(z.describe('Who plays the own video.')),
  sharesDocuments: z
    .boolean()
    .check(z.describe('Businesses that shortlisted the person open the documents.')),
  hiddenBusinesses: z.array(hiddenBusiness),
  withdrawnAt: z
    .nullable(instant())
    .check(z.describe('Withdrawn from all businesses, whatever else is chosen.')),
});

/** The own profile. */
export const candidateProfile = z.object({
  fullName: z.string(),
  ...said,
  saidMonths: z.nullable(z.int()).check(z.describe('As the person said; null: counted from the entries.')),
  experiences: z.array(experience),
  place: z.nullable(candidatePlace),
  furtherPlaces: z.array(candidatePlace),
  strength: candidateStrength,
  privacy: candidatePrivacy,
  isFound: z.boolean().check(z.describe('Businesses find it in their search now.')),
  updatedAt: z.nullable(instant()).check(z.describe('Null: nothing said yet.')),
});
export type CandidateProfile = z.output<typeof candidateProfile>;

/** A candidate as an employer meets one. */
export const candidateCard = z.object({
  userId: z.uuid(),
  name: z.string().check(z.describe('First name and initial until shortlisted.')),
  isNamed: z.boolean().check(z.describe('The name is shown in full.')),
  ...said,
  place: z.nullable(candidatePlace),
  updatedAt: instant(),
});
export type CandidateCard = z.output<typeof candidateCard>;

export const candidateMoves = z.object({ invite: z.boolean() });

export const foundCandidate = z.extend(candidateCard, {
  distanceMetres: z
    .nullable(z.int())
    .check(z.describe('From the PIN code to the nearest place; null: none was asked for.')),
  can: candidateMoves,
});
export type FoundCandidate = z.output<typeof foundCandidate>;

export const candidateDetails = z.extend(candidateCard, {
  experiences: z.array(experience),
  furtherPlaces: z.array(candidatePlace),
  can: candidateMoves,
});
export type CandidateDetails = z.output<typeof candidateDetails>;

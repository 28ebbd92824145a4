import {
  type CandidateFields,
  type CandidateProfile,
  type Experience,
  mostCandidateSkills,
  mostExperiences,
  mostTrades,
} from '@nukkad/contract/hiring/candidate/candidate.model';
import type { CvFields } from '@nukkad/contract/hiring/candidate/cv.model';
import { type WageUnit, educations, type jobLanguages } from '@nukkad/contract/hiring/job/job.model';
import { addDays } from '@nukkad/contract/kernel/time';

type Education = (typeof educations)[number];
type Language = (typeof jobLanguages)[number];

export interface TypedWork extends Experience {
  readonly isTaken: boolean;
}

/** What is taken over of a reading, as the person corrects it. What is not taken leaves the profile as it is. */
export interface TakenOver {
  readonly tradeIds: readonly string[];
  readonly skillIds: readonly string[];
  readonly works: readonly TypedWork[];
  readonly education: Education | '';
  readonly languages: readonly Language[];
  readonly takesWage: boolean;
  readonly unit: WageUnit;
  readonly paise: number | null;
  readonly takesPlace: boolean;
  readonly pincode: string;
  readonly takesNotice: boolean;
}

const isSure = ({ at }: { readonly at: { readonly confidence: string } }) => at.confidence !== 'low';

/** The highest of those that were read. */
export const highest = ({ schools }: Pick<CvFields, 'schools'>) =>
  schools.toSorted(
    (a, b) => educations.indexOf(b.value.education) - educations.indexOf(a.value.education),
  )[0] ?? null;

/** All that was read well is taken, unless the person leaves it out. */
export function proposed(fields: CvFields): TakenOver {
  const { trades, skills, work, languages, wageExpected: wage, place } = fields;
  return {
    tradeIds: trades.slice(0, 1).map(({ value }) => value.skillId),
    skillIds: skills.filter(isSure).map(({ value }) => value.skillId),
    works: work.map((one) => ({
      ...one.value,
      from: one.value.from ?? '',
      isTaken: isSure(one) && one.value.from !== null,
    })),
    education: highest(fields)?.value.education ?? '',
    languages: languages.map(({ value }) => value),
    takesWage: wage !== null && isSure(wage),
    unit: wage?.value.unit ?? 'month',
    paise: wage?.value.paise ?? null,
    takesPlace: place?.value.pincode !== null && place !== null,
    pincode: place?.value.pincode ?? '',
    takesNotice: fields.noticeDays !== null,
  };
}

const once = <Value>(values: readonly Value[], most: number) => [...new Set(values)].slice(0, most);
const idsOf = (named: readonly { readonly skillId: string }[]) => named.map(({ skillId }) => skillId);
const isSame = (one: Experience, other: Experience) =>
  one.employer === other.employer && one.from === other.from;

/** Lists of the profile grow by what is taken; what stands in them stays. */
export function takenFields(
  typed: TakenOver,
  { profile, noticeDays, today }: { profile: CandidateProfile; noticeDays: number; today: string },
): CandidateFields {
  const works = typed.works
    .filter(({ isTaken }) => isTaken)
    .map(({ employer, title, from, to }) => ({ employer, title, from, to }));
  const before = profile.experiences.filter((one) => !works.some((work) => isSame(one, work)));
  return {
    ...(typed.tradeIds.length > 0 && {
      tradeIds: once([...idsOf(profile.trades), ...typed.tradeIds], mostTrades),
    }),
    ...(typed.skillIds.length > 0 && {
      skillIds: once([...idsOf(profile.skills), ...typed.skillIds], mostCandidateSkills),
    }),
    ...(works.length > 0 && { experiences: [...works, ...before].slice(0, mostExperiences) }),
    ...(typed.education !== '' && { education: typed.education }),
    ...(typed.languages.length > 0 && {
      languages: once([...profile.languages, ...typed.languages], Infinity),
    }),
    ...(typed.takesWage && typed.paise !== null && { wage: { unit: typed.unit, paise: typed.paise } }),
    ...(typed.takesPlace && { pincode: typed.pincode.trim() }),
    ...(typed.takesNotice && { availableFrom: addDays(today, noticeDays) }),
  };
}

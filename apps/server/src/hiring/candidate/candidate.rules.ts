import {
  type CandidateStrength,
  type CandidateStrengthKey,
  type Experience,
  candidateStrengthKeys,
} from '@nukkad/contract/hiring/candidate/candidate.model';
import type { Visibility } from '@nukkad/contract/hiring/candidate/candidate.noun';
import type { VideoAudience } from '@nukkad/contract/hiring/candidate/video.noun';
import { educations } from '@nukkad/contract/hiring/job/job.model';
import type { Standing } from './candidate.interface.ts';

/** `candidate.rules` of the dated configuration. */
export interface CandidateRules {
  /** So many businesses a person may hide from by name. */
  readonly hiddenBusinesses: number;
}

export const defaultCandidateRules: CandidateRules = { hiddenBusinesses: 50 };

/** A wage by the day is compared with one by the month; `wage_month_paise` of the table counts the same. */
export const workDaysOfMonth = 26;

export const monthlyPaise = (unit: 'month' | 'day', paise: number): number =>
  unit === 'day' ? paise * workDaysOfMonth : paise;

const monthNumber = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;

/** Months in which the person worked, each once; what was said goes before what is counted. Null: neither. */
export function experienceMonths(
  said: number | null,
  entries: readonly Pick<Experience, 'from' | 'to'>[],
  thisMonth: string,
): number | null {
  if (said !== null || entries.length === 0) return said;
  const worked = new Set<number>();
  for (const { from, to } of entries)
    for (let month = monthNumber(from); month <= monthNumber(to ?? thisMonth); month += 1) worked.add(month);
  return worked.size;
}

/** What one may begin with, and everything above it. */
export const educationsFrom = (least: (typeof educations)[number]): readonly string[] =>
  educations.slice(educations.indexOf(least));

/** What of a profile decides how complete it is. */
export interface Said {
  readonly tradeIds: readonly string[];
  readonly skillIds: readonly string[];
  readonly about: string;
  readonly experienceMonths: number | null;
  readonly education: string | null;
  readonly languages: readonly string[];
  readonly shifts: readonly string[];
  readonly availableFrom: string | null;
  readonly wagePaise: number | null;
  readonly pincode: string | null;
}

/** What of it makes it stronger besides words. */
export interface SaidAndBrought extends Said {
  readonly hasVideo: boolean;
  readonly hasDocuments: boolean;
}

/** Without these one neither applies nor is found; `is_complete` of the table says the same. */
const needed = {
  trade: ({ tradeIds }) => tradeIds.length > 0,
  place: ({ pincode }) => pincode !== null,
  wage: ({ wagePaise }) => wagePaise !== null,
  availability: ({ availableFrom }) => availableFrom !== null,
} as const satisfies Partial<Record<CandidateStrengthKey, (said: Said) => boolean>>;

const isSaid: Readonly<Record<CandidateStrengthKey, (said: SaidAndBrought) => boolean>> = {
  ...needed,
  experience: (said) => said.experienceMonths !== null,
  skills: ({ skillIds }) => skillIds.length > 0,
  about: ({ about }) => about !== '',
  education: ({ education }) => education !== null,
  languages: ({ languages }) => languages.length > 0,
  shifts: ({ shifts }) => shifts.length > 0,
  documents: ({ hasDocuments }) => hasDocuments,
  video: ({ hasVideo }) => hasVideo,
};

/** Percent: what one is found by weighs most. They sum to 100. */
const weights: Readonly<Record<CandidateStrengthKey, number>> = {
  trade: 15,
  place: 15,
  wage: 10,
  availability: 10,
  experience: 10,
  skills: 10,
  about: 5,
  education: 5,
  languages: 5,
  shifts: 5,
  documents: 5,
  video: 5,
};

export const isCompleteProfile = (said: Said): boolean =>
  Object.values(needed).every((isNeededSaid) => isNeededSaid(said));

/** The next step is the first one of the list that is not done: what is needed comes first. */
export function strengthOf(said: SaidAndBrought): CandidateStrength {
  const parts = candidateStrengthKeys.map((key) => ({ key, weight: weights[key], done: isSaid[key](said) }));
  return {
    percent: parts.reduce((sum, { weight, done }) => sum + (done ? weight : 0), 0),
    parts,
    next: parts.find(({ done }) => !done) ?? null,
    isComplete: isCompleteProfile(said),
  };
}

/** What the person chose of who may see them. */
export interface Chosen {
  readonly visibility: Visibility;
  readonly hidesFromEmployer: boolean;
  /** Businesses that the person applied to may keep the profile for other jobs. */
  readonly keptForLater: boolean;
  readonly withdrawnAt: Date | null;
  readonly isAccountActive: boolean;
}

/** In the search at all; `is_found` of the table says the same. */
export const isFoundProfile = (row: Said & Chosen): boolean =>
  isCompleteProfile(row) && row.visibility === 'employers' && row.withdrawnAt === null && row.isAccountActive;

/** How a person and an organisation stand to each other. */
export interface Between {
  /** The person hides from this organisation by name. */
  readonly isHidden: boolean;
  /** The person is staff there, or its owner. */
  readonly worksThere: boolean;
}

export const isFoundBy = (row: Said & Chosen, { isHidden, worksThere }: Between): boolean =>
  isFoundProfile(row) && !isHidden && !(row.hidesFromEmployer && worksThere);

/** Where one applied, the profile is read as long as it is neither withdrawn nor hidden from all or from this business. */
export const isSeenBy = (row: Said & Chosen, between: Between, standing: Standing | null): boolean =>
  isFoundBy(row, between) ||
  (standing !== null &&
    !between.isHidden &&
    row.visibility !== 'hidden' &&
    row.withdrawnAt === null &&
    row.isAccountActive);

/** May be kept for other jobs and invited to them: who is found, or agreed to it where they applied. */
export const isOpenTo = (row: Said & Chosen, between: Between, standing: Standing | null): boolean =>
  isFoundBy(row, between) ||
  (standing !== null &&
    row.keptForLater &&
    isSeenBy(row, between, standing) &&
    !(row.hidesFromEmployer && between.worksThere));

/** What the person chose of who sees more than the profile; the profile may be read already. */
export interface Sharing {
  readonly videoFor: VideoAudience;
  readonly sharesDocuments: boolean;
}

/** A face and a voice say what no one is chosen by: before a shortlist they are shown only where the person wants it. */
export const playsVideo = ({ videoFor }: Pick<Sharing, 'videoFor'>, standing: Standing | null): boolean =>
  videoFor === 'employers' || standing === 'shortlisted';

export const opensDocuments = (
  { sharesDocuments }: Pick<Sharing, 'sharesDocuments'>,
  standing: Standing | null,
): boolean => sharesDocuments && standing === 'shortlisted';

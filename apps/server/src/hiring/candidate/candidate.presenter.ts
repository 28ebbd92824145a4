import type {
  CandidateCard,
  CandidateDetails,
  CandidateProfile,
  Experience,
  HiddenBusiness,
} from '@nukkad/contract/hiring/candidate/candidate.model';
import { jobLanguages, jobShifts } from '@nukkad/contract/hiring/job/job.model';
import { shortName } from '../../platform/short-name.rules.ts';
import type { Language, Said } from '../../platform/spoken.rules.ts';
import type { Taxonomy } from '../skill/index.ts';
import { experienceMonths, isFoundProfile, strengthOf } from './candidate.rules.ts';
import { type CandidateRow, type CardRow, type PlaceRow, homePosition } from './candidate.store.ts';
import type { Brought } from './document/candidate-document.store.ts';

/** What a profile is shown with. */
export interface Shown<Row extends CardRow = CardRow> {
  readonly row: Row;
  readonly places: readonly Pick<PlaceRow, 'position' | 'pincode' | 'name'>[];
  /** Empty until the person gave it. */
  readonly fullName: string;
  readonly taxonomy: Taxonomy;
  readonly lang: Language;
}

const named = (facts: ReturnType<Taxonomy['skillsOf']>, lang: Language) =>
  facts.map(({ skillId, name, nameHi }) => ({ skillId, name: lang === 'hi' ? nameHi : name }));

const presentPlace = ({ pincode, name }: Pick<PlaceRow, 'pincode' | 'name'>) => ({ pincode, name });

const homeOf = ({ places }: Shown) => {
  const home = places.find(({ position }) => position === homePosition);
  return home ? presentPlace(home) : null;
};

const furtherOf = ({ places }: Shown) =>
  places.filter(({ position }) => position !== homePosition).map(presentPlace);

function said(shown: Shown) {
  const { row, taxonomy, lang } = shown;
  const trades = row.tradeIds.flatMap((tradeId) => taxonomy.tradeOf(tradeId) ?? []);
  return {
    trades: named(trades, lang),
    skills: named(taxonomy.skillsOf(row.skillIds), lang),
    about: row.about,
    experienceMonths: row.experienceMonths,
    education: row.education,
    languages: jobLanguages.filter((one) => row.languages.includes(one)),
    shifts: jobShifts.filter((one) => row.shifts.includes(one)),
    availableFrom: row.availableFrom,
    wage: row.wageUnit && row.wagePaise ? { unit: row.wageUnit, paise: row.wagePaise } : null,
    travelKm: row.travelKm,
    place: homeOf(shown),
  };
}

/** Who signed up by a number alone and has not said it: a card needs a word to open it by. */
const nameless: Said = { en: 'Name not given', hi: 'नाम नहीं बताया' };

/** By first name and initial, until the person was shortlisted. */
export const presentCard = (shown: Shown, isNamed: boolean): CandidateCard => ({
  userId: shown.row.userId,
  name: (isNamed ? shown.fullName : shortName(shown.fullName)) || nameless[shown.lang],
  isNamed,
  ...said(shown),
  updatedAt: shown.row.changedAt.toISOString(),
});

export const presentDetails = (
  shown: Shown,
  more: {
    readonly isNamed: boolean;
    readonly experiences: readonly Experience[];
    readonly canInvite: boolean;
  },
): CandidateDetails => ({
  ...presentCard(shown, more.isNamed),
  experiences: [...more.experiences],
  furtherPlaces: furtherOf(shown),
  can: { invite: more.canInvite },
});

interface OwnParts {
  readonly experiences: readonly Experience[];
  readonly hiddenBusinesses: readonly HiddenBusiness[];
  readonly thisMonth: string;
  /** Something was said already. */
  readonly isMade: boolean;
  readonly brought: Brought;
}

/** For its person alone. */
export function presentProfile(
  shown: Shown<CandidateRow>,
  { experiences, hiddenBusinesses, thisMonth, isMade, brought }: OwnParts,
): CandidateProfile {
  const months = experienceMonths(shown.row.saidMonths, experiences, thisMonth);
  const row = { ...shown.row, experienceMonths: months };
  return {
    fullName: shown.fullName,
    ...said({ ...shown, row }),
    saidMonths: row.saidMonths,
    experiences: [...experiences],
    furtherPlaces: furtherOf(shown),
    strength: strengthOf({ ...row, ...brought }),
    privacy: {
      visibility: row.visibility,
      hidesFromEmployer: row.hidesFromEmployer,
      keptForLater: row.keptForLater,
      videoFor: row.videoFor,
      sharesDocuments: row.sharesDocuments,
      hiddenBusinesses: [...hiddenBusinesses],
      withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
    },
    isFound: isFoundProfile(row),
    updatedAt: isMade ? row.changedAt.toISOString() : null,
  };
}

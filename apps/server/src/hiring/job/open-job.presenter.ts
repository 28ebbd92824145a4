import {
  type EmployerRating,
  type OpenJob,
  type OpenJobCard,
  jobLanguages,
} from '@nukkad/contract/hiring/job/job.model';
import { type Point, distanceMetres } from '@nukkad/contract/places/geography/distance';
import type { Reader } from '../../platform/db/database.ts';
import type { Language } from '../../platform/spoken.rules.ts';
import type { KnownPlaces } from '../../places/geography/index.ts';
import type { Taxonomy } from '../skill/index.ts';
import type { JobDependencies } from './job.interface.ts';
import { pointOf } from '../../platform/search/spot.rules.ts';
import { middleOf } from './job.rules.ts';
import { type JobRow, listAnswerHours } from './job.store.ts';
import { type Names, namesFor, tradeNamed } from './names.ts';
import type { OfBusiness, OpenCardRow, OpenRow } from './open-jobs.store.ts';
import { asAsked, questionsOf } from './questions.ts';

/** What is held in memory, as it is at the moment of a call. */
interface KnownNames {
  readonly taxonomy: Taxonomy;
  readonly places: KnownPlaces;
}

/** In which language, and from where one looks; null: from nowhere. */
export interface Looking {
  readonly lang: Language;
  readonly place: Point | null;
}

const distanceOf = ({ spotX, spotY }: OpenCardRow, place: Point | null): number | null =>
  place === null || spotX === null || spotY === null
    ? null
    : Math.round(distanceMetres(place, pointOf({ x: spotX, y: spotY })));

/** Feedback is above jobs; without it there are no ratings. */
async function ratingsOf(
  { ratings }: Pick<JobDependencies, 'ratings'>,
  reader: Reader,
  organisationIds: readonly string[],
): Promise<ReadonlyMap<string, EmployerRating>> {
  const [rate] = ratings.answers;
  return rate ? rate.read(reader, organisationIds) : new Map();
}

/** For the statement that finds the jobs. */
export const ofBusiness = ({
  partner,
  ratings,
}: Pick<JobDependencies, 'partner' | 'ratings'>): OfBusiness => ({
  companyName: (organisationId) => partner.companyNameOf(organisationId),
  status: (organisationId) => partner.statusOf(organisationId),
  rating: (organisationId) => ratings.answers[0]?.sumsOf(organisationId) ?? null,
});

interface Face {
  readonly companyName: string;
  readonly trade: OpenJobCard['trade'];
  readonly cityName: string;
  readonly rating: EmployerRating | null;
  readonly place: Point | null;
}

/** Null: it is not open to candidates, whatever brought it here. */
function presentCard(
  row: OpenCardRow,
  { companyName, trade, cityName, rating, place }: Face,
): OpenJobCard | null {
  const { wageFromPaise, wageToPaise, publishedAt, expiresAt } = row;
  if (wageFromPaise === null || wageToPaise === null || publishedAt === null || expiresAt === null)
    return null;
  return {
    jobId: row.jobId,
    title: row.title,
    trade,
    organisationId: row.organisationId,
    companyName,
    employerRating: rating,
    openings: row.openings,
    employmentType: row.employmentType,
    wageUnit: row.wageUnit,
    wageFrom: wageFromPaise,
    wageTo: wageToPaise,
    shift: row.shift,
    experienceMonths: row.experienceMonths,
    education: row.education,
    locality: row.locality,
    cityName,
    distanceMetres: distanceOf(row, place),
    publishedAt: publishedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}

/** Jobs of businesses that do not work now are left out. */
export function presentOpenCards(
  { partner, ratings }: Pick<JobDependencies, 'partner' | 'ratings'>,
  rows: readonly OpenRow<unknown>[],
  { lang, place, places, taxonomy }: Looking & KnownNames,
): OpenJobCard[] {
  const [rate] = ratings.answers;
  return rows.flatMap((row) => {
    const { companyName, standing: status, rating: sums } = row;
    if (!partner.isActive({ status })) return [];
    const trade = tradeNamed(taxonomy, row.tradeId, lang);
    const cityName = places.cityByCode(row.cityCode)?.name ?? '';
    const rating = (sums && rate?.ratingOf(sums)) ?? null;
    return presentCard(row, { companyName, trade, cityName, rating, place }) ?? [];
  });
}

function presentWhole(row: JobRow, card: OpenJobCard, names: Names, beside: Beside): OpenJob {
  return {
    ...card,
    description: row.description,
    skills: names.skills(row.skillIds),
    languages: jobLanguages.filter((one) => row.languages.includes(one)),
    hours: row.hours,
    pincode: row.pincode ?? '',
    stateName: beside.states.get(row.stateCode) ?? '',
    questions: questionsOf(row).map(asAsked),
    answersInHours: middleOf(beside.hours.get(row.organisationId) ?? []),
    changedAt: row.updatedAt.toISOString(),
  };
}

interface Beside {
  readonly states: ReadonlyMap<string, string>;
  /** To the first shortlist, by business. */
  readonly hours: ReadonlyMap<string, readonly number[]>;
}

async function readBeside(
  { geography }: JobDependencies,
  reader: Reader,
  rows: readonly JobRow[],
  organisationIds: readonly string[],
): Promise<Beside> {
  const [states, hours] = await Promise.all([
    geography.stateNames(
      reader,
      rows.map(({ stateCode }) => stateCode),
    ),
    Promise.all(organisationIds.map(async (id) => [id, await listAnswerHours(reader, id)] as const)),
  ]);
  return { states, hours: new Map(hours) };
}

/** As their pages show them; those of a business that does not work now are left out. */
export async function presentOpenJobs(
  deps: JobDependencies,
  reader: Reader,
  rows: readonly JobRow[],
  { lang, place }: Looking,
): Promise<OpenJob[]> {
  if (rows.length === 0) return [];
  const ids = [...new Set(rows.map(({ organisationId }) => organisationId))];
  const [names, businesses, rated, beside] = await Promise.all([
    namesFor(deps, reader, rows, lang),
    deps.partner.getOrganisations(reader, ids),
    ratingsOf(deps, reader, ids),
    readBeside(deps, reader, rows, ids),
  ]);
  return rows.flatMap((row) => {
    const business = businesses.get(row.organisationId);
    if (!business || !deps.partner.isActive(business)) return [];
    const { companyName } = business;
    const trade = names.trade(row.tradeId);
    const cityName = names.cities.get(row.cityCode) ?? '';
    const rating = rated.get(row.organisationId) ?? null;
    const card = presentCard(row, { companyName, trade, cityName, rating, place });
    return card ? presentWhole(row, card, names, beside) : [];
  });
}

import { type OpenJob, type OpenJobCard, jobLanguages } from '@nukkad/contract/hiring/job/job.model';
import { type Point, distanceMetres } from '@nukkad/contract/places/geography/distance';
import type { Organisation } from '../../identity/partner/index.ts';
import type { Reader } from '../../platform/db/database.ts';
import type { Language } from '../../platform/spoken.rules.ts';
import type { JobDependencies } from './job.interface.ts';
import { pointOf } from '../../platform/search/spot.rules.ts';
import { middleOf } from './job.rules.ts';
import { type JobRow, listAnswerHours } from './job.store.ts';
import { type Names, namesFor } from './names.ts';
import { asAsked, questionsOf } from './questions.ts';

/** In which language, and from where one looks; null: from nowhere. */
export interface Looking {
  readonly lang: Language;
  readonly place: Point | null;
}

const distanceOf = ({ spotX, spotY }: JobRow, place: Point | null): number | null =>
  place === null || spotX === null || spotY === null
    ? null
    : Math.round(distanceMetres(place, pointOf({ x: spotX, y: spotY })));

/** Null: it is not open to candidates, whatever brought it here. */
function presentCard(
  row: JobRow,
  { companyName }: Pick<Organisation, 'companyName'>,
  names: Names,
  place: Point | null,
): OpenJobCard | null {
  const { wageFromPaise, wageToPaise, publishedAt, expiresAt } = row;
  if (wageFromPaise === null || wageToPaise === null || publishedAt === null || expiresAt === null)
    return null;
  return {
    jobId: row.jobId,
    title: row.title,
    trade: names.trade(row.tradeId),
    organisationId: row.organisationId,
    companyName,
    openings: row.openings,
    employmentType: row.employmentType,
    wageUnit: row.wageUnit,
    wageFrom: wageFromPaise,
    wageTo: wageToPaise,
    shift: row.shift,
    experienceMonths: row.experienceMonths,
    education: row.education,
    locality: row.locality,
    cityName: names.cities.get(row.cityCode) ?? '',
    distanceMetres: distanceOf(row, place),
    publishedAt: publishedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}

/** Jobs of businesses that do not work now are left out. */
export async function presentOpenCards(
  deps: JobDependencies,
  reader: Reader,
  rows: readonly JobRow[],
  { lang, place }: Looking,
): Promise<OpenJobCard[]> {
  if (rows.length === 0) return [];
  const ids = [...new Set(rows.map(({ organisationId }) => organisationId))];
  const [names, businesses] = await Promise.all([
    namesFor(deps, reader, rows, lang),
    deps.partner.getOrganisations(reader, ids),
  ]);
  return rows.flatMap((row) => {
    const business = businesses.get(row.organisationId);
    if (!business || !deps.partner.isActive(business)) return [];
    return presentCard(row, business, names, place) ?? [];
  });
}

/** As its page shows it; null: its business does not work now. */
export async function presentOpenJob(
  deps: JobDependencies,
  reader: Reader,
  row: JobRow,
  { lang, place }: Looking,
): Promise<OpenJob | null> {
  const [names, businesses, states, hours] = await Promise.all([
    namesFor(deps, reader, [row], lang),
    deps.partner.getOrganisations(reader, [row.organisationId]),
    deps.geography.stateNames(reader, [row.stateCode]),
    listAnswerHours(reader, row.organisationId),
  ]);
  const business = businesses.get(row.organisationId);
  const card = business && deps.partner.isActive(business) ? presentCard(row, business, names, place) : null;
  return (
    card && {
      ...card,
      description: row.description,
      skills: names.skills(row.skillIds),
      languages: jobLanguages.filter((one) => row.languages.includes(one)),
      hours: row.hours,
      pincode: row.pincode ?? '',
      stateName: states.get(row.stateCode) ?? '',
      questions: questionsOf(row).map(asAsked),
      answersInHours: middleOf(hours),
      changedAt: row.updatedAt.toISOString(),
    }
  );
}

import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/is-among.ts';
import { countRows } from '../../platform/db/count-rows.ts';
import { nameMatches } from '../../platform/search/name-match.ts';
import type { WantedName } from '../../platform/search/two-records.rules.ts';
import { type CandidateRow, candidateTable } from './candidate.store.ts';

/** A place and how far around it. */
export interface Around {
  readonly latitude: number;
  readonly longitude: number;
  readonly metres: number;
}

export interface CandidateFilter {
  /** The organisation that looks. */
  readonly organisationId: string;
  /** Its own people: those who hide from their employer are left out. */
  readonly ownPeople: readonly string[];
  /** Words as typed, and the trades that they mean; null: any. */
  readonly words: { readonly typed: WantedName; readonly tradeIds: readonly string[] } | null;
  readonly tradeId: string | null;
  /** All of them. */
  readonly skillIds: readonly string[];
  readonly around: Around | null;
  readonly wageMonthPaise: number | null;
  readonly experienceMonths: number | null;
  /** One of them; null: any, also where nothing is said. */
  readonly educations: readonly string[] | null;
  readonly language: string | null;
  /** One of them; null: any. */
  readonly shifts: readonly string[] | null;
  readonly availableBy: string | null;
}

/** Metres of one degree of latitude on a sphere of 6,371 km. */
const degreeMetres = 111_195;

/** Great circle between a place of a candidate and a point, as `distanceMetres` of the contract. */
const apart = ({ latitude, longitude }: Around) => sql`2 * 6371000 * asin(least(1, sqrt(
  sin(radians(p.latitude - ${latitude}::float8) / 2) ^ 2 + cos(radians(${latitude}::float8)) * cos(radians(p.latitude))
  * sin(radians(p.longitude - ${longitude}::float8) / 2) ^ 2)))`;

/** An index finds the places within this square; the circle is measured after. */
function square({ latitude, longitude, metres }: Around): RawBuilder<boolean> {
  const up = metres / degreeMetres;
  const aside = up / Math.cos((latitude * Math.PI) / 180);
  return sql<boolean>`p.latitude between ${latitude - up}::float8 and ${latitude + up}::float8
    and p.longitude between ${longitude - aside}::float8 and ${longitude + aside}::float8`;
}

/** The nearest place of each candidate, where one is near enough for both sides. */
const nearest = (around: Around | null) =>
  around === null
    ? sql`cross join (select null::int as metres) near`
    : sql`cross join lateral (select round(min(${apart(around)}))::int as metres from candidate_place p
        where p.user_id = candidate.user_id and ${square(around)}) near`;

const nearEnough = (around: Around | null) =>
  around === null
    ? sql<boolean>`true`
    : sql<boolean>`near.metres <= least(${around.metres}::int, coalesce(travel_km * 1000, ${around.metres}::int))`;

const worded = ({ words }: CandidateFilter) =>
  words === null
    ? sql<boolean>`true`
    : sql<boolean>`(trade_ids && ${[...words.tradeIds]}::text[] or ${nameMatches(sql`search_words`, words.typed)})`;

const any = sql<boolean>`true`;

const ofTrade = ({ tradeId }: CandidateFilter) =>
  tradeId === null ? any : sql<boolean>`trade_ids && array[${tradeId}]::text[]`;

const skilled = ({ skillIds }: CandidateFilter) =>
  skillIds.length === 0 ? any : sql<boolean>`skill_ids @> ${[...skillIds]}::text[]`;

const speaking = ({ language }: CandidateFilter) =>
  language === null ? any : sql<boolean>`languages && array[${language}]::text[]`;

const inShifts = ({ shifts }: CandidateFilter) =>
  shifts === null ? any : sql<boolean>`shifts && ${[...shifts]}::text[]`;

const educated = ({ educations }: CandidateFilter) =>
  educations === null ? any : sql<boolean>`education ${isAmong(educations, 'text')}`;

const fitting = (filter: CandidateFilter) => sql`from candidate ${nearest(filter.around)}
  where is_found and ${nearEnough(filter.around)} and ${worded(filter)}
    and not exists (select from candidate_hidden_business h
      where h.user_id = candidate.user_id and h.organisation_id = ${filter.organisationId})
    and not (hides_from_employer and candidate.user_id ${isAmong(filter.ownPeople, 'uuid')})
    and ${ofTrade(filter)} and ${skilled(filter)} and ${speaking(filter)} and ${inShifts(filter)} and ${educated(filter)}
    and (${filter.wageMonthPaise}::bigint is null or wage_month_paise <= ${filter.wageMonthPaise}::bigint)
    and (${filter.experienceMonths}::int is null or coalesce(experience_months, 0) >= ${filter.experienceMonths}::int)
    and (${filter.availableBy}::date is null or available_from <= ${filter.availableBy}::date)`;

export type FoundRow = CandidateRow & { readonly metres: number | null };

/** Behind which row a page begins: by the last change, or by the distance. */
export type AfterFound =
  | { readonly changedAt: Date; readonly id: string }
  | { readonly metres: number; readonly id: string };

const behind = (after: AfterFound | null) => {
  if (after === null) return sql``;
  return 'changedAt' in after
    ? sql`and (changed_at, candidate.user_id) < (${after.changedAt}, ${after.id}::uuid)`
    : sql`and (near.metres, candidate.user_id) > (${after.metres}::int, ${after.id}::uuid)`;
};

/** Those who changed their profile last first, or the nearest first. */
export async function listFound(
  reader: Reader,
  filter: CandidateFilter,
  order: 'newest' | 'nearest',
  after: AfterFound | null,
  limit: number,
): Promise<FoundRow[]> {
  const ordered =
    order === 'newest' ? sql`changed_at desc, candidate.user_id desc` : sql`near.metres, candidate.user_id`;
  const { rows } = await sql<FoundRow>`select ${candidateTable.asSql}, near.metres ${fitting(filter)}
    ${behind(after)} order by ${ordered} limit ${limit}`.execute(reader);
  return rows;
}

export const countFoundCandidates = (reader: Reader, filter: CandidateFilter): Promise<number> =>
  countRows(reader, fitting(filter));

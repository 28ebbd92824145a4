import type { Point } from '@nukkad/contract/places/geography/distance';
import { type RawBuilder, sql } from 'kysely';
import { countRows } from '../../platform/db/count-rows.ts';
import type { Reader, Sought } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/is-among.ts';
import { tableColumns } from '../../platform/db/table-columns.ts';
import { nameMatches } from '../../platform/search/name-match.ts';
import { distanceTo, isAround } from '../../platform/search/near-spot.ts';
import type { Spot } from '../../platform/search/spot.rules.ts';
import type { WantedName } from '../../platform/search/two-records.rules.ts';
import { type CardRow, homePosition } from './candidate.store.ts';

const columns = {
  userId: 'user_id',
  tradeIds: 'trade_ids',
  skillIds: 'skill_ids',
  about: 'about',
  experienceMonths: 'experience_months',
  education: 'education',
  languages: 'languages',
  shifts: 'shifts',
  availableFrom: 'available_from',
  wageUnit: 'wage_unit',
  wagePaise: 'wage_paise',
  travelKm: 'travel_km',
  changedAt: 'changed_at',
} as const satisfies Readonly<Record<keyof CardRow, string>>;
const cardTable = tableColumns('candidate', columns);

/** A place on the map and how far around it. */
export interface Around {
  readonly place: Point;
  readonly spot: Spot;
  readonly radius: number;
  /** So much of the map is a kilometre there. */
  readonly perKilometre: number;
}

export interface CandidateFilter {
  /** The organisation that looks. */
  readonly organisationId: string;
  /** Of its own people those who hide from their employer are left out. */
  readonly worksThere: (userId: Sought<string>) => Sought<boolean>;
  /** One of them, the best first; null: any. */
  readonly tradeIds: readonly string[] | null;
  /** Searched in what candidates of other trades than `tradeIds` say; null: not. */
  readonly orWords: WantedName | null;
  /** What a candidate of the trades has to say besides, or be of one of these other trades; null: nothing. */
  readonly andWords: { readonly typed: WantedName; readonly tradeIds: readonly string[] } | null;
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

/** Of those who say such words so many are looked at: words that all say tell nothing. */
const mostWorded = 500;

const says = (words: WantedName) => nameMatches(sql`candidate.search_words`, words);

const narrows = ({ andWords, skillIds, language, shifts, educations, ...filter }: CandidateFilter) => sql`
  ${andWords ? sql`and (candidate.trade_ids && ${[...andWords.tradeIds]}::text[] or ${says(andWords.typed)})` : sql``}
  ${skillIds.length === 0 ? sql`` : sql`and candidate.skill_ids @> ${[...skillIds]}::text[]`}
  ${language === null ? sql`` : sql`and candidate.languages && array[${language}]::text[]`}
  ${shifts === null ? sql`` : sql`and candidate.shifts && ${[...shifts]}::text[]`}
  ${educations === null ? sql`` : sql`and candidate.education ${isAmong(educations, 'text')}`}
  ${filter.wageMonthPaise === null ? sql`` : sql`and candidate.wage_month_paise <= ${filter.wageMonthPaise}::bigint`}
  ${filter.experienceMonths === null ? sql`` : sql`and coalesce(candidate.experience_months, 0) >= ${filter.experienceMonths}::int`}
  ${filter.availableBy === null ? sql`` : sql`and candidate.available_from <= ${filter.availableBy}::date`}`;

const candidateId = sql<string>`candidate.user_id`;

/** May be found by this organisation, and fits. */
const fits = (filter: CandidateFilter) => sql`candidate.is_found
  and not exists (select from candidate_hidden_business h
    where h.user_id = candidate.user_id and h.organisation_id = ${filter.organisationId})
  and not (candidate.hides_from_employer and ${filter.worksThere(candidateId)}::bool)
  ${narrows(filter)}`;

/** Near enough for both sides. */
const bothWays = ({ radius, perKilometre }: Around, by: RawBuilder<unknown>) =>
  sql`${by} <= least(${radius}::float8, coalesce(candidate.travel_km * ${perKilometre}::float8, ${radius}::float8))`;

/** The nearest place of a candidate; null without a place to look from. */
const nearestPlace = (around: Around | null) =>
  around === null
    ? sql`lateral (select null::float8 as away, null::float8 as x, null::float8 as y) near`
    : sql`lateral (select ${distanceTo('n', around.spot)} as away, n.spot_x as x, n.spot_y as y
        from candidate_spot n where n.user_id = candidate.user_id and n.rank = 0
        order by ${distanceTo('n', around.spot)} limit 1) near`;

const isNear = (around: Around | null) => (around === null ? sql`true` : bothWays(around, sql`near.away`));

/** Of the places of a candidate for one trade only the nearest is a row of the list. */
const isNearest = ({ spot }: Around) => sql`not exists (select from candidate_spot c
  where c.user_id = s.user_id and c.trade_id = s.trade_id
    and (${distanceTo('c', spot)}, c.position) < (${distanceTo('s', spot)}, s.position))`;

/** Behind which row a page begins: by the last change, or by the distance on the map. */
export type AfterFound =
  | { readonly changedAt: Date; readonly id: string }
  | { readonly away: number; readonly id: string };

/** `spotX`, `spotY`: the nearest place; null without a place to look from. */
export interface FoundRow extends CardRow {
  readonly away: number | null;
  readonly spotX: number | null;
  readonly spotY: number | null;
  /** Where the person lives. */
  readonly homePincode: string | null;
  readonly homeName: string | null;
  readonly fullName: string;
  readonly isShortlisted: boolean;
}

/** What others say of a person, for the statement that finds them. */
export interface OfPerson {
  readonly fullName: (userId: Sought<string>) => Sought<string>;
  readonly isShortlisted: (userId: Sought<string>) => Sought<boolean>;
}

export interface FoundPage {
  readonly after: AfterFound | null;
  readonly limit: number;
  readonly person: OfPerson;
}

const behind = (after: AfterFound | null) => {
  if (after === null) return sql``;
  return 'changedAt' in after
    ? sql`and (candidate.changed_at, candidate.user_id) < (${after.changedAt}, ${after.id}::uuid)`
    : sql`and (near.away, candidate.user_id) > (${after.away}::float8, ${after.id}::uuid)`;
};

const shown = sql`${cardTable.asSql}, near.away, near.x as "spotX", near.y as "spotY"`;
const foundId = sql<string>`found."userId"`;

/** A page of rows with what is shown beside them. */
const besides = ({ person: { fullName, isShortlisted } }: FoundPage, page: RawBuilder<unknown>) =>
  sql`select found.*, home.pincode as "homePincode", home.name as "homeName",
      ${fullName(foundId)}::text as "fullName", ${isShortlisted(foundId)}::bool as "isShortlisted"
    from (${page}) found left join candidate_place home on home.user_id = found."userId" and home.position = ${homePosition}::int`;

/** Who has an earlier one of these trades is listed by that one. */
const byFirstTrade = (trades: readonly string[]) =>
  sql`not candidate.trade_ids && (${[...trades]}::text[])[1:wanted.place::int - 1]`;

interface Search {
  readonly filter: CandidateFilter;
  readonly page: FoundPage;
}

/** The nearest, by the index of points, as many as the page needs; the first ones that are too far end it. */
function nearestOf(wanted: RawBuilder<unknown>, around: Around, { filter, page }: Search) {
  const away = distanceTo('s', around.spot);
  return sql`lateral (select candidate.*, ${away} as away, s.spot_x as x, s.spot_y as y
    from candidate_spot s join candidate on candidate.user_id = s.user_id
      cross join lateral (select ${away} as away) near
    where ${wanted} ${behind(page.after)}
      and (${away} > ${around.radius}::float8 or (${fits(filter)} and ${bothWays(around, away)} and ${isNearest(around)}))
    order by ${away}, s.user_id limit ${page.limit}) candidate`;
}

const nearestArms = (search: Search, around: Around): RawBuilder<unknown> => {
  const near = sql`lateral (select candidate.away, candidate.x, candidate.y) near`;
  const isWithin = sql`near.away <= ${around.radius}::float8`;
  const { tradeIds } = search.filter;
  if (tradeIds === null) {
    const any = sql`s.rank = 0`;
    return sql`select ${shown} from ${nearestOf(any, around, search)} cross join ${near} where ${isWithin}`;
  }
  const ofTrade = sql`s.trade_id = wanted.trade_id and ${byFirstTrade(tradeIds)}`;
  return sql`select ${shown} from unnest(${[...tradeIds]}::text[]) with ordinality as wanted (trade_id, place)
    cross join ${nearestOf(ofTrade, around, search)} cross join ${near} where ${isWithin}`;
};

/** Those who changed their profile last, as many as the page needs. */
const newestArms = ({ filter, page }: Search): RawBuilder<unknown> => {
  const { tradeIds, around } = filter;
  const fitting = sql`${fits(filter)} and ${isNear(around)} ${behind(page.after)}`;
  if (tradeIds === null)
    return sql`(select ${shown} from candidate cross join ${nearestPlace(around)} where ${fitting}
      order by candidate.changed_at desc, candidate.user_id desc limit ${page.limit})`;
  return sql`select ${shown} from unnest(${[...tradeIds]}::text[]) with ordinality as wanted (trade_id, place)
    cross join lateral (select candidate.*, near.* from candidate_spot s join candidate on candidate.user_id = s.user_id
        cross join ${nearestPlace(around)}
      where s.trade_id = wanted.trade_id and s.position = 0 and ${byFirstTrade(tradeIds)} and ${fitting}
      order by s.changed_at desc, s.user_id desc limit ${page.limit}) candidate
    cross join lateral (select candidate.away, candidate.x, candidate.y) near`;
};

/** Those of other trades who say the words. */
const wordedArm = ({ filter, page }: Search): RawBuilder<unknown> => {
  const { orWords, tradeIds, around } = filter;
  return orWords === null
    ? sql``
    : sql`union all select ${shown} from (select * from candidate
        where ${says(orWords)} and not candidate.trade_ids && ${[...(tradeIds ?? [])]}::text[] and ${fits(filter)}
        limit ${mostWorded}) candidate cross join ${nearestPlace(around)} where ${isNear(around)} ${behind(page.after)}`;
};

/** Arms of one statement, each with its own index; the best of all of them is a page. */
export async function listNewest(
  reader: Reader,
  filter: CandidateFilter,
  page: FoundPage,
): Promise<FoundRow[]> {
  const search = { filter, page };
  const found = sql`select * from (${newestArms(search)} ${wordedArm(search)}) arms
    order by "changedAt" desc, "userId" desc limit ${page.limit}`;
  const { rows } =
    await sql<FoundRow>`${besides(page, found)} order by found."changedAt" desc, found."userId" desc`.execute(
      reader,
    );
  return rows;
}

export async function listNearest(
  reader: Reader,
  filter: CandidateFilter,
  around: Around,
  page: FoundPage,
): Promise<FoundRow[]> {
  const search = { filter, page };
  const found = sql`select * from (${nearestArms(search, around)} ${wordedArm(search)}) arms
    order by away, "userId" limit ${page.limit}`;
  const { rows } = await sql<FoundRow>`${besides(page, found)} order by found.away, found."userId"`.execute(
    reader,
  );
  return rows;
}

export function countFoundCandidates(reader: Reader, filter: CandidateFilter): Promise<number> {
  const { tradeIds, orWords, around } = filter;
  const named = sql`candidate.trade_ids && ${[...(tradeIds ?? [])]}::text[]`;
  const meant = orWords === null ? named : sql`(${named} or ${says(orWords)})`;
  const wanted = tradeIds === null ? sql`` : sql`and ${meant}`;
  const within = around
    ? sql`and candidate.user_id in (select s.user_id from candidate_spot s
        where s.rank = 0 and ${isAround('s', around.spot, around.radius)})`
    : sql``;
  return countRows(
    reader,
    sql`from candidate cross join ${nearestPlace(around)}
      where ${fits(filter)} ${wanted} ${within} and ${isNear(around)}`,
  );
}

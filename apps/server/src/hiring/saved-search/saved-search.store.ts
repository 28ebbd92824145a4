import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import { countFound } from '../../platform/db/count-rows.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';
import type { PersonalPort } from '../../platform/personal.ts';

const columns = {
  savedSearchId: 'saved_search_id',
  userId: 'user_id',
  words: 'words',
  tradeId: 'trade_id',
  place: 'place',
  pincode: 'pincode',
  withinKm: 'within_km',
  wageUnit: 'wage_unit',
  wageLeastPaise: 'wage_least_paise',
  shift: 'shift',
  employmentType: 'employment_type',
  alerts: 'alerts',
  lookedUntil: 'looked_until',
  alertedAt: 'alerted_at',
  alertedJobs: 'alerted_jobs',
  createdAt: 'created_at',
} as const;
const savedSearch = tableColumns('saved_search', columns);
export type SavedSearchRow = RowOf<'saved_search', typeof columns>;

export const findSavedSearch = savedSearch.findBy('savedSearchId');
export const lockSavedSearch = savedSearch.lockBy('savedSearchId');
export const insertSavedSearch = savedSearch.insert;
export const saveAlerts = savedSearch.saveBy('savedSearchId').only('alerts', 'lookedUntil');

export async function deleteSavedSearch(
  tx: Tx,
  { savedSearchId }: Authorized<Pick<SavedSearchRow, 'savedSearchId'>>,
): Promise<void> {
  await tx.deleteFrom('saved_search').where('saved_search_id', '=', savedSearchId).execute();
}

const ofPerson = (reader: Reader, userId: string) =>
  reader.selectFrom('saved_search').where('user_id', '=', userId);

/** The newest first. */
export const listOwnSearches = (
  reader: Reader,
  userId: string,
  after: AfterInstant | null,
  limit: number,
): Promise<SavedSearchRow[]> => {
  const rows = ofPerson(reader, userId)
    .select(savedSearch.selected)
    .orderBy('created_at', 'desc')
    .orderBy('saved_search_id', 'desc')
    .limit(limit);
  if (!after) return rows.execute();
  return rows
    .where((eb) => eb(eb.refTuple('created_at', 'saved_search_id'), '<', eb.tuple(after.at, after.id)))
    .execute();
};

export const countOwnSearches = (reader: Reader, userId: string): Promise<number> =>
  countFound(reader, ofPerson(reader, userId).select('saved_search_id'));

/** Those with alerts that were not looked through since `before`, of the next so many people. */
export async function listAlerting(
  reader: Reader,
  {
    before,
    after,
    people,
  }: { readonly before: Date; readonly after: string | null; readonly people: number },
): Promise<readonly SavedSearchRow[]> {
  const behind = after === null ? sql`` : sql`and user_id > ${after}::uuid`;
  const { rows } = await sql<SavedSearchRow>`select ${savedSearch.asSql} from saved_search
    where alerts and looked_until < ${before} and user_id in (
      select distinct user_id from saved_search where alerts and looked_until < ${before} ${behind}
      order by user_id limit ${people})
    order by user_id, saved_search_id`.execute(reader);
  return rows;
}

export interface Looked {
  readonly savedSearchId: string;
  readonly jobs: number;
  readonly until: Date;
}

/** What was found up to then; answers those that were not looked through or switched off meanwhile. */
export async function noteLooked(
  tx: Tx,
  { looked, before, now }: Authorized<{ looked: readonly Looked[]; before: Date; now: Date }>,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ savedSearchId: string }>`update saved_search set looked_until = found.until,
      alerted_at = case when found.jobs > 0 then ${now}::timestamptz else alerted_at end,
      alerted_jobs = case when found.jobs > 0 then found.jobs else alerted_jobs end
    from unnest(${looked.map(({ savedSearchId }) => savedSearchId)}::uuid[],
      ${looked.map(({ jobs }) => jobs)}::int[],
      ${looked.map(({ until }) => until)}::timestamptz[]) found (id, jobs, until)
    where saved_search_id = found.id and alerts and looked_until < ${before}
    returning saved_search_id as "savedSearchId"`.execute(tx);
  return new Set(rows.map(({ savedSearchId }) => savedSearchId));
}

/** All of it is the person's own, and goes with the account. */
export const savedSearchPersonal: PersonalPort = {
  tables: [
    {
      table: 'saved_search',
      title: 'Searches for jobs that you saved',
      whose: (userId) => sql`t.user_id = ${userId}`,
      erasure: { kind: 'remove' },
    },
  ],
};

import type { PieceKind } from '@nukkad/contract/office/piece/piece.model';
import type { PieceStatus } from '@nukkad/contract/office/piece/piece.noun';
import { sql } from 'kysely';
import { countRows } from '../../platform/db/count-rows.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { containing } from '../../platform/db/like.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';

const columns = {
  pieceId: 'piece_id',
  seriesId: 'series_id',
  edition: 'edition',
  kind: 'kind',
  place: 'place',
  section: 'section',
  status: 'status',
  titleEn: 'title_en',
  titleHi: 'title_hi',
  wordsEn: 'words_en',
  wordsHi: 'words_hi',
  actEn: 'act_en',
  actHi: 'act_hi',
  link: 'link',
  wideId: 'wide_id',
  narrowId: 'narrow_id',
  altEn: 'alt_en',
  altHi: 'alt_hi',
  readers: 'readers',
  cities: 'cities',
  position: 'position',
  lastDay: 'last_day',
  isHidden: 'is_hidden',
  about: 'about',
  longEn: 'long_en',
  longHi: 'long_hi',
  reviewIds: 'review_ids',
  isWhole: 'is_whole',
  publishAt: 'publish_at',
  publishedAt: 'published_at',
  endsAt: 'ends_at',
  endedAt: 'ended_at',
  changedBy: 'changed_by',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  version: 'version',
} as const;
const pieceTable = tableColumns('piece', columns);
export type PieceRow = RowOf<'piece', typeof columns>;

export const findPiece = pieceTable.findBy('pieceId');
export const lockPiece = pieceTable.lockBy('pieceId');
export const insertPiece = pieceTable.insert<'begin'>;
export const savePiece = pieceTable
  .saveBy('pieceId')
  .but('seriesId', 'edition', 'kind', 'place', 'section', 'about', 'createdAt');

/** All editions, the newest first; there are few. */
export const listEditions = (reader: Reader, seriesId: string): Promise<PieceRow[]> =>
  reader
    .selectFrom('piece')
    .select(pieceTable.selected)
    .where('series_id', '=', seriesId)
    .orderBy('edition', 'desc')
    .limit(200)
    .execute();

/** The edition that visitors read now, behind the lock of the series; null: none. */
export async function findPublished(tx: Tx, seriesId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('piece')
    .select('piece_id')
    .where('series_id', '=', seriesId)
    .where('status', '=', 'published')
    .executeTakeFirst();
  return row?.piece_id ?? null;
}

/** Two who begin to write of the same thing at once do not begin two series. */
export async function lockSubject(tx: Tx, kind: PieceKind, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`piece ${kind} ${id}`}, 0))`.execute(tx);
}

/** Two who begin an edition of the same piece at once do not get the same number. */
export async function lockSeries(
  tx: Tx,
  seriesId: string,
): Promise<{ readonly last: number; readonly waits: boolean }> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`piece ${seriesId}`}, 0))`.execute(tx);
  const { rows } = await sql<{ last: number; waits: boolean }>`select coalesce(max(edition), 0)::int as last,
      coalesce(bool_or(status in ('draft', 'scheduled')), false) as waits
    from piece where series_id = ${seriesId}`.execute(tx);
  return rows[0] ?? { last: 0, waits: false };
}

export interface PieceFilter {
  readonly q?: string | undefined;
  readonly kind?: PieceKind | undefined;
  readonly place?: string | undefined;
  readonly about?: string | undefined;
  readonly status?: PieceStatus | undefined;
  readonly missing?: boolean | undefined;
}

const matching = ({ q, kind, place, about, status, missing }: PieceFilter) => {
  const like = q ? containing(q) : null;
  return sql`${like ? sql`(title_en ilike ${like} or title_hi ilike ${like})` : sql`true`}
    and ${kind ? sql`kind = ${kind}` : sql`true`} and ${place ? sql`place = ${place}` : sql`true`}
    and ${about ? sql`about = ${about}` : sql`true`}
    and ${status ? sql`status = ${status}` : sql`true`} and ${missing ? sql`not is_whole` : sql`true`}`;
};

export const countPieces = (reader: Reader, filter: PieceFilter): Promise<number> =>
  countRows(reader, sql`from piece where ${matching(filter)}`);

/** The last changed first. */
export async function listPieceRows(
  reader: Reader,
  filter: PieceFilter,
  after: AfterInstant | null,
  limit: number,
): Promise<PieceRow[]> {
  const behind = after ? sql`(updated_at, piece_id) < (${after.at}, ${after.id}::uuid)` : sql`true`;
  const { rows } = await sql<PieceRow>`select ${pieceTable.asSql} from piece
    where ${matching(filter)} and ${behind} order by updated_at desc, piece_id desc limit ${limit}`.execute(
    reader,
  );
  return rows;
}

export interface ShownTo {
  readonly place: string;
  readonly reader: string;
  readonly cityCode: string | null;
  readonly now: Date;
  readonly most: number;
}

/** What visitors of a page read, in its order; a timer that is late shows nothing beyond its last day. */
export async function listShown(reader: Reader, kind: PieceKind, to: ShownTo): Promise<PieceRow[]> {
  const { rows } = await sql<PieceRow>`select ${pieceTable.asSql} from piece
    where kind = ${kind} and place = ${to.place} and status = 'published' and (ends_at is null or ends_at > ${to.now})
      and (cardinality(readers) = 0 or ${to.reader} = any(readers))
      and (cardinality(cities) = 0 or ${to.cityCode}::text = any(cities))
    order by position, published_at desc, piece_id limit ${to.most}`.execute(reader);
  return rows;
}

/** What operators say of categories: one row of each at most. */
export async function listOfCategories(
  reader: Reader,
  {
    categoryId,
    now,
    most,
  }: { readonly categoryId: string | null; readonly now: Date; readonly most: number },
): Promise<PieceRow[]> {
  const { rows } = await sql<PieceRow>`select ${pieceTable.asSql} from piece
    where kind = 'category' and status = 'published' and (ends_at is null or ends_at > ${now})
      and (${categoryId}::text is null or about = ${categoryId})
    order by position, about limit ${most}`.execute(reader);
  return rows;
}

/** The newest edition of a series, the one that waits first; null: it has none. */
export async function findNewest(reader: Reader, seriesId: string): Promise<PieceRow | null> {
  const row = await reader
    .selectFrom('piece')
    .select(pieceTable.selected)
    .where('series_id', '=', seriesId)
    .orderBy('edition', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** The series of the words of a category; null: it has none. */
export async function findSeriesOfCategory(reader: Reader, categoryId: string): Promise<string | null> {
  const row = await reader
    .selectFrom('piece')
    .select('series_id')
    .where('kind', '=', 'category')
    .where('about', '=', categoryId)
    .orderBy('piece_id')
    .limit(1)
    .executeTakeFirst();
  return row?.series_id ?? null;
}

/** The reviews that the home page is to show, in their order. */
export async function readChosenHappy(reader: Reader, now: Date): Promise<readonly string[]> {
  const { rows } = await sql<{ reviewIds: readonly string[] }>`select review_ids as "reviewIds" from piece
    where kind = 'section' and section = 'happy' and status = 'published' and (ends_at is null or ends_at > ${now})
    limit 1`.execute(reader);
  return rows[0]?.reviewIds ?? [];
}

/** What operators say of the sections of the home page: one row of each at most. */
export async function listSections(reader: Reader, now: Date): Promise<PieceRow[]> {
  const { rows } = await sql<PieceRow>`select ${pieceTable.asSql} from piece
    where kind = 'section' and status = 'published' and (ends_at is null or ends_at > ${now})`.execute(
    reader,
  );
  return rows;
}

/** Searching drives: by names, and by what files say. Each index begins with the drive. */
import { sql } from 'kysely';
import { containing } from '../../../platform/db/like.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { isAmong } from '../../../platform/db/is-among.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { isGrantOf } from '../grant/grant.store.ts';

/** Where a person may look. */
export interface Scope {
  /** Drives that are seen as a whole. */
  readonly spaces: readonly string[];
  /** Folders and files of other drives, with all below them. */
  readonly roots: readonly string[];
}

/** More things than a person has shared with them. */
const mostRoots = 1_000;

/** Folders and files that are shared with this person themselves. */
export async function listSharedRoots(reader: Reader, viewer: Viewer): Promise<readonly string[]> {
  const { rows } = await sql<{ itemId: string }>`select distinct g.item_id as "itemId" from drive_grant g
    where ${isGrantOf(viewer)} limit ${mostRoots}`.execute(reader);
  return rows.map(({ itemId }) => itemId);
}

export interface Looked {
  /** As it was typed, for names. */
  readonly text: string;
  /** For texts; empty: only signs were typed. */
  readonly query: string;
}

/** The last row of the page before. */
export type AfterFound = readonly [rank: number, changedAt: string, itemId: string];

export interface FoundKey {
  readonly itemId: string;
  /** 2: the name holds each word; 1: it is much like them; 0: the text does. */
  readonly rank: number;
  readonly changedAt: Date;
}

/** Shorter words have too few trigrams to guess by. */
const leastGuessed = 4;
const mostNameWords = 6;

const nameHolds = (text: string) =>
  sql.join(
    text
      .split(/\s+/)
      .slice(0, mostNameWords)
      .map((word) => sql`i.name ilike ${containing(word)}`),
    sql` and `,
  );

export async function listFound(
  reader: Reader,
  { spaces, roots }: Scope,
  { text, query }: Looked,
  after: AfterFound | null,
  limit: number,
): Promise<FoundKey[]> {
  const [rank, changedAt, itemId] = after ?? [null, null, null];
  const { rows } = await sql<FoundKey>`with place as materialized (
      select unnest(${[...spaces]}::uuid[]) as space_id
      union select space_id from drive_item where item_id ${isAmong(roots, 'uuid')}),
    found as (
      select i.item_id, 2 as rank from place join drive_item i using (space_id)
      where i.binned_at is null and ${nameHolds(text)}
      union all
      select i.item_id, 1 from place join drive_item i using (space_id)
      where i.binned_at is null and length(${text}::text) >= ${leastGuessed} and i.name %> ${text}
      union all
      select t.item_id, 0 from place join drive_text t using (space_id)
      where t.words @@ ${query}::tsquery
        and exists (select from drive_item i where i.version_id = t.version_id and i.item_id = t.item_id)),
    best as (select item_id, max(rank) as rank from found group by item_id)
    select i.item_id as "itemId", best.rank, i.changed_at as "changedAt" from best join drive_item i using (item_id)
    where i.binned_at is null
      and (i.space_id = any(${[...spaces]}::uuid[]) or i.item_id ${isAmong(roots, 'uuid')}
        or i.ancestors && ${[...roots]}::uuid[])
      and not exists (select from drive_item a where a.item_id = any(i.ancestors) and a.binned_at is not null)
      and (${rank}::int is null
        or (best.rank, i.changed_at, i.item_id) < (${rank}::int, ${changedAt}::timestamptz, ${itemId}::uuid))
    order by best.rank desc, i.changed_at desc, i.item_id desc limit ${limit}`.execute(reader);
  return rows;
}

const before = 300;
const length = 1_000;

/** Of these files, the part of the text in which the first word is found for the first time. */
export async function listPlaces(
  reader: Reader,
  itemIds: readonly string[],
  { word, query }: { readonly word: string; readonly query: string },
): Promise<ReadonlyMap<string, string>> {
  if (itemIds.length === 0 || word === '') return new Map();
  const begins = `(^|[^[:alnum:]])${word}`;
  const { rows } = await sql<{ itemId: string; place: string }>`select t.item_id as "itemId",
      substring(t.content from greatest(1, regexp_instr(t.content, ${begins}, 1, 1, 0, 'i') - ${before}) for ${length}) as place
    from drive_item i join drive_text t on t.version_id = i.version_id
    where i.item_id ${isAmong(itemIds, 'uuid')} and t.words @@ ${query}::tsquery`.execute(reader);
  return new Map(rows.map(({ itemId, place }) => [itemId, place]));
}

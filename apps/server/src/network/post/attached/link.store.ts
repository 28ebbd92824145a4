import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { isAmong } from '../../../platform/db/is-among.ts';
import { type RowOf, tableColumns } from '../../../platform/db/table-columns.ts';
import { idsIn } from '../../../platform/housekeeping/sweep-files.ts';

const columns = {
  previewId: 'preview_id',
  url: 'url',
  isFound: 'is_found',
  title: 'title',
  description: 'description',
  site: 'site',
  pictureKey: 'picture_key',
  width: 'width',
  height: 'height',
  fetchedAt: 'fetched_at',
} as const;
const table = tableColumns('network_link_preview', columns);
export type PreviewRow = RowOf<'network_link_preview', typeof columns>;

export const insertPreview = table.insert;

/** What was found since the first of these times, or not found since the second; null: the page is to be asked. */
export async function findFresh(
  reader: Reader,
  url: string,
  { found, missed }: { readonly found: Date; readonly missed: Date },
): Promise<PreviewRow | null> {
  const { rows } = await sql<PreviewRow>`select ${table.asSql} from network_link_preview
    where url = ${url} and fetched_at > case when is_found then ${found}::timestamptz else ${missed}::timestamptz end
    order by fetched_at desc limit 1`.execute(reader);
  return rows[0] ?? null;
}

export interface PlacedLink {
  readonly postId: string;
  readonly url: string;
  /** Null: not read yet, or nothing to show. */
  readonly previewId: string | null;
}

/** The card of a post; one that it had before gives way. */
export async function placeLink(tx: Tx, { postId, url, previewId }: Authorized<PlacedLink>): Promise<void> {
  await tx
    .insertInto('network_post_link')
    .values({ post_id: postId, url, preview_id: previewId })
    .onConflict((conflict) => conflict.column('post_id').doUpdateSet({ url, preview_id: previewId }))
    .execute();
}

export async function deleteLink(tx: Tx, { postId }: Authorized<{ readonly postId: string }>): Promise<void> {
  await tx.deleteFrom('network_post_link').where('post_id', '=', postId).execute();
}

/** What was read of a page, unless its post has another link by now. */
export async function showPreview(tx: Tx, { postId, url, previewId }: Authorized<PlacedLink>): Promise<void> {
  await tx
    .updateTable('network_post_link')
    .set({ preview_id: previewId })
    .where('post_id', '=', postId)
    .where('url', '=', url)
    .execute();
}

export async function findLink(reader: Reader, postId: string): Promise<PlacedLink | null> {
  const row = await reader
    .selectFrom('network_post_link')
    .select(['post_id as postId', 'url', 'preview_id as previewId'])
    .where('post_id', '=', postId)
    .executeTakeFirst();
  return row ?? null;
}

/** Whether a post carries nothing besides its words and the card of a link. */
export async function isBare(reader: Reader, postId: string): Promise<boolean> {
  const { rows } = await sql<{ isBare: boolean }>`select not exists (
      select 1 from network_post_picture where post_id = ${postId} union all
      select 1 from network_post_file where post_id = ${postId} union all
      select 1 from network_post_poll where post_id = ${postId}) as "isBare"`.execute(reader);
  return rows[0]?.isBare ?? false;
}

export type ShownLink = PreviewRow & { readonly postId: string };

/** Cards of all these posts. */
export async function listLinksOf(reader: Reader, postIds: readonly string[]): Promise<readonly ShownLink[]> {
  if (postIds.length === 0) return [];
  const { rows } = await sql<ShownLink>`select l.post_id as "postId", v.preview_id as "previewId", v.url,
      v.is_found as "isFound", v.title, v.description, v.site, v.picture_key as "pictureKey", v.width, v.height,
      v.fetched_at as "fetchedAt"
    from network_post_link l join network_link_preview v on v.preview_id = l.preview_id
    where l.post_id ${isAmong(postIds, 'uuid')} and v.is_found`.execute(reader);
  return rows;
}

/** A lot of old ones that no post shows. Answers how many, and the keys of their pictures. */
export async function forgetPreviews(
  tx: Tx,
  { before, most }: Authorized<{ before: Date; most: number }>,
): Promise<readonly (string | null)[]> {
  const { rows } = await sql<{ key: string | null }>`delete from network_link_preview where preview_id in
    (select v.preview_id from network_link_preview v where v.fetched_at < ${before}
      and not exists (select 1 from network_post_link l where l.preview_id = v.preview_id)
      order by v.fetched_at limit ${most}) returning picture_key as key`.execute(tx);
  return rows.map(({ key }) => key);
}

/** The last part of a key is the preview's id. */
export async function listKnownPreviews(reader: Reader, keys: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ key: string }>`select picture_key as key from network_link_preview
    where preview_id ${isAmong(idsIn(keys, -1), 'uuid')} and picture_key is not null
      and picture_key = any(${[...keys]})`.execute(reader);
  return rows.map(({ key }) => key);
}

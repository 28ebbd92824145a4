import type { BlogBody } from '@nukkad/contract/network/blog/blog-body.model';
import { type RawBuilder, sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/is-among.ts';
import { sendOff } from '../../platform/db/pipeline.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';

/** Without the body, which is read where it is shown. */
const columns = {
  blogId: 'blog_id',
  authorId: 'author_id',
  writtenBy: 'written_by',
  slug: 'slug',
  title: 'title',
  summary: 'summary',
  coverId: 'cover_id',
  coverAlternative: 'cover_alternative',
  tags: 'tags',
  language: 'language',
  minutes: 'minutes',
  status: 'status',
  publishedAt: 'published_at',
  editedAt: 'edited_at',
  comments: 'comments',
  reactions: 'reactions',
  views: 'views',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  version: 'version',
} as const;
const blogTable = tableColumns('network_blog', columns);
export type BlogRow = RowOf<'network_blog', typeof columns>;

/** The same columns in a statement that calls the table `b`. */
export const blogAsB = sql`b.blog_id as "blogId", b.author_id as "authorId", b.written_by as "writtenBy", b.slug, b.title,
  b.summary, b.cover_id as "coverId", b.cover_alternative as "coverAlternative", b.tags, b.language, b.minutes, b.status,
  b.published_at as "publishedAt", b.edited_at as "editedAt", b.comments, b.reactions, b.views,
  b.created_at as "createdAt", b.updated_at as "updatedAt", b.version`;

export const findBlog = blogTable.findBy('blogId');
export const lockBlog = blogTable.lockBy('blogId');
export const insertBlog = blogTable.insert<'write'>;
export const saveBlog = blogTable
  .saveBy('blogId')
  .only(
    'slug',
    'title',
    'summary',
    'coverId',
    'coverAlternative',
    'tags',
    'language',
    'minutes',
    'status',
    'publishedAt',
    'editedAt',
    'updatedAt',
    'version',
  );

/** Of the blogs `b`: those that the member, or with null a visitor, may read. */
export const readableBy = (viewerId: string | null): RawBuilder<boolean> =>
  sql`b.status = 'published' and network_opens(${viewerId}::uuid, b.author_id)`;

async function listAmong(
  reader: Reader,
  blogIds: readonly string[],
  readable: RawBuilder<boolean>,
): Promise<readonly BlogRow[]> {
  if (blogIds.length === 0) return [];
  const { rows } = await sql<BlogRow>`select ${blogAsB} from network_blog b
    where b.blog_id ${isAmong(blogIds, 'uuid')} and ${readable}`.execute(reader);
  return rows;
}

/** Of these blogs those that the member, or with null a visitor, may read. */
export const listReadable = (reader: Reader, viewerId: string | null, blogIds: readonly string[]) =>
  listAmong(reader, blogIds, readableBy(viewerId));

/** For the back office, which reads what was removed as well. */
export const listWhatever = (reader: Reader, blogIds: readonly string[]) =>
  listAmong(reader, blogIds, sql`true`);

export type WholeBlog = BlogRow & { readonly body: BlogBody };

/** By its address, as the member or a visitor may read it. */
export async function findBySlug(
  reader: Reader,
  viewerId: string | null,
  slug: string,
): Promise<WholeBlog | null> {
  const { rows } = await sql<WholeBlog>`select ${blogAsB}, b.body from network_blog b
    where b.slug = ${slug} and ${readableBy(viewerId)}`.execute(reader);
  return rows[0] ?? null;
}

/** What these blogs say. */
export async function listBodies(
  reader: Reader,
  blogIds: readonly string[],
): Promise<ReadonlyMap<string, BlogBody>> {
  if (blogIds.length === 0) return new Map();
  const { rows } = await sql<{ blogId: string; body: BlogBody }>`select blog_id as "blogId", body
    from network_blog where blog_id ${isAmong(blogIds, 'uuid')}`.execute(reader);
  return new Map(rows.map(({ blogId, body }) => [blogId, body]));
}

/** Published since, behind a lock of the member: two at once do not both find room. */
export async function countPublished(tx: Tx, authorId: string, from: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`blog ${authorId}`}, 0))`.execute(tx);
  const { count } = await tx
    .selectFrom('network_blog')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('author_id', '=', authorId)
    .where('published_at', '>', from)
    .executeTakeFirstOrThrow();
  return count;
}

/** The same of drafts. */
export async function countDrafts(tx: Tx, authorId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`blog ${authorId}`}, 0))`.execute(tx);
  const { count } = await tx
    .selectFrom('network_blog')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('author_id', '=', authorId)
    .where('status', '=', 'draft')
    .executeTakeFirstOrThrow();
  return count;
}

/** Its text becomes that of its draft. */
export async function copyBody(tx: Tx, { blogId }: Authorized<{ readonly blogId: string }>): Promise<void> {
  await sql`update network_blog b set body = d.body from network_blog_draft d
    where b.blog_id = ${blogId} and d.blog_id = b.blog_id`.execute(tx);
}

/** Comments and reactions come and go without a new version. */
export async function addCounts(
  tx: Tx,
  { blogId, comments, reactions }: Authorized<{ blogId: string; comments: number; reactions: number }>,
): Promise<void> {
  const counted = tx
    .updateTable('network_blog')
    .set((eb) => ({
      comments: eb.fn<number>('greatest', [eb.val(0), eb('comments', '+', comments)]),
      reactions: eb.fn<number>('greatest', [eb.val(0), eb('reactions', '+', reactions)]),
    }))
    .where('blog_id', '=', blogId);
  await sendOff(tx, counted);
}

/** A lot of blogs that were deleted before this; what belongs to them goes with them. */
export async function forgetDeleted(
  tx: Tx,
  { before, most }: Authorized<{ before: Date; most: number }>,
): Promise<number> {
  const { rows } = await sql`delete from network_blog where blog_id in (select blog_id from network_blog
    where status = 'deleted' and updated_at < ${before} order by updated_at limit ${most}) returning 1`.execute(
    tx,
  );
  return rows.length;
}

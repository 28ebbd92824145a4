import type { BlogBody } from '@nukkad/contract/network/blog/blog-body.model';
import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';

export interface VersionRow {
  readonly number: number;
  readonly title: string;
  readonly at: Date;
}

/** What a blog says now, before it is changed. */
export async function keepVersion(
  tx: Tx,
  { blogId }: Authorized<{ readonly blogId: string }>,
  at: Date,
): Promise<void> {
  await sql`insert into network_blog_version (blog_id, number, title, body, at)
    select b.blog_id, coalesce((select max(v.number) from network_blog_version v where v.blog_id = b.blog_id), 0) + 1,
      b.title, b.body, ${at}::timestamptz
    from network_blog b where b.blog_id = ${blogId}`.execute(tx);
}

export async function listVersions(
  reader: Reader,
  blogId: string,
  before: number | null,
  most: number,
): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`select number, title, at from network_blog_version
    where blog_id = ${blogId} ${before === null ? sql`` : sql`and number < ${before}`}
    order by number desc limit ${most}`.execute(reader);
  return rows;
}

export async function findVersion(
  reader: Reader,
  blogId: string,
  number: number,
): Promise<(VersionRow & { readonly body: BlogBody }) | null> {
  const { rows } = await sql<VersionRow & { readonly body: BlogBody }>`select number, title, at, body
    from network_blog_version where blog_id = ${blogId} and number = ${number}`.execute(reader);
  return rows[0] ?? null;
}

export async function deleteVersions(
  tx: Tx,
  { blogId }: Authorized<{ readonly blogId: string }>,
): Promise<void> {
  await sql`delete from network_blog_version where blog_id = ${blogId}`.execute(tx);
}

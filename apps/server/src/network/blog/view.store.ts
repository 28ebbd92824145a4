import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';

export interface View {
  readonly blogId: string;
  /** In Asia/Kolkata. */
  readonly day: string;
  readonly reader: Buffer;
}

/** Once for each reader of a day, also where it comes twice at one instant. Answers how often the blog was read. */
export async function countView(tx: Tx, { blogId, day, reader }: Authorized<View>): Promise<number> {
  const { rows } = await sql<{ views: number }>`with fresh as (
      insert into network_blog_view (blog_id, day, reader) values (${blogId}, ${day}::date, ${reader})
      on conflict do nothing returning blog_id),
    counted as (
      insert into network_blog_day (blog_id, day, views) select blog_id, ${day}::date, 1 from fresh
      on conflict (blog_id, day) do update set views = network_blog_day.views + 1 returning blog_id)
    update network_blog b set views = b.views + (select count(*) from counted)::int
    where b.blog_id = ${blogId} returning b.views`.execute(tx);
  return rows[0]?.views ?? 0;
}

/** A lot of what was kept of readers of days before this. */
export async function forgetViews(
  tx: Tx,
  { before, most }: Authorized<{ readonly before: string; readonly most: number }>,
): Promise<number> {
  const { rows } = await sql`delete from network_blog_view where (blog_id, day, reader) in
    (select blog_id, day, reader from network_blog_view where day < ${before}::date order by day limit ${most})
    returning 1`.execute(tx);
  return rows.length;
}

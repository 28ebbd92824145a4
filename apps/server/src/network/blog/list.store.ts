import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';
import { blogRules, daysBefore } from './blog.rules.ts';
import { type BlogRow, blogAsB, readableBy } from './blog.store.ts';

export interface LatestOf {
  /** Null: a visitor. */
  readonly viewerId: string | null;
  readonly tag: string | null;
  readonly authorId: string | null;
}

/** The newest first. */
export async function listLatest(
  reader: Reader,
  { viewerId, tag, authorId }: LatestOf,
  after: AfterInstant | null,
  most: number,
): Promise<BlogRow[]> {
  const { rows } = await sql<BlogRow>`select ${blogAsB} from network_blog b
    where ${readableBy(viewerId)}
      ${tag === null ? sql`` : sql`and b.tags @> array[${tag}]::text[]`}
      ${authorId === null ? sql`` : sql`and b.author_id = ${authorId}::uuid`}
      ${after === null ? sql`` : sql`and (b.published_at, b.blog_id) < (${after.at}, ${after.id}::uuid)`}
    order by b.published_at desc, b.blog_id desc limit ${most}`.execute(reader);
  return rows;
}

export type TrendingRow = BlogRow & { readonly score: number };

export interface AfterScore {
  readonly score: number;
  readonly id: string;
}

/**
 * The rule that the page explains: views of 7 days, 3 for each reaction and 5 for each comment; halved for every 2 days
 * since it was published. Of the newest of 30 days alone, so that a page costs the same however many there are.
 */
export async function listTrending(
  reader: Reader,
  { viewerId, at, after }: { viewerId: string | null; at: Date; after: AfterScore | null },
  most: number,
): Promise<TrendingRow[]> {
  const { trendingDays, trendingMost, viewDays } = blogRules;
  const { rows } = await sql<TrendingRow>`select r.* from (
      select b.*, round(((coalesce(v.views, 0) + 3 * b.reactions + 5 * b.comments)
          * power(0.5, extract(epoch from (${at}::timestamptz - b."publishedAt")) / 172800.0))::numeric, 6)::float8 as score
      from (select ${blogAsB} from network_blog b
        where ${readableBy(viewerId)} and b.published_at <= ${at} and b.published_at > ${daysBefore(at, trendingDays)}
        order by b.published_at desc, b.blog_id desc limit ${trendingMost}) b
      left join lateral (select sum(d.views)::int as views from network_blog_day d
        where d.blog_id = b."blogId" and d.day > (${daysBefore(at, viewDays)}::timestamptz at time zone 'Asia/Kolkata')::date) v on true
    ) r where ${after === null ? sql`true` : sql`(r.score, r."blogId") < (${after.score}::float8, ${after.id}::uuid)`}
    order by r.score desc, r."blogId" desc limit ${most}`.execute(reader);
  return rows;
}

export type NewestRow = Pick<BlogRow, 'slug' | 'title' | 'summary' | 'authorId' | 'publishedAt' | 'editedAt'>;

/** What visitors may read, the newest first; `isListed`: of authors who let search engines list their page. */
export async function listForVisitors(
  reader: Reader,
  { isListed, limit }: { readonly isListed: boolean; readonly limit: number },
): Promise<NewestRow[]> {
  const { rows } = await sql<NewestRow>`select b.slug, b.title, b.summary, b.author_id as "authorId",
      b.published_at as "publishedAt", b.edited_at as "editedAt"
    from network_blog b where ${readableBy(null)} ${
      isListed
        ? sql`and exists (select 1 from network_member m where m.member_id = b.author_id and m.is_listed)`
        : sql``
    }
    order by b.published_at desc, b.blog_id desc limit ${limit}`.execute(reader);
  return rows;
}

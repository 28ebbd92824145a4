import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import { saidIn, type Near } from '../../platform/search/said-match.ts';
import type { SaidWays } from '../../platform/search/said-words.rules.ts';
import type { Looker } from '../member/index.ts';
import { type BlogRow, blogAsB } from './blog.store.ts';

export interface BlogsSought {
  readonly looker: Looker;
  readonly ways: SaidWays;
  /** As it was typed, for titles that are spelled much like it. */
  readonly text: string;
  readonly now: Date;
}

export type FoundBlog = BlogRow & { readonly near: Near };

/** Shorter words have too few trigrams to guess by. */
const leastGuessed = 4;
/** Of titles that are much alike so many are looked at. */
const mostAlike = 200;

/** By title, summary and tags, the nearest and newest first; each as far as this one may read it. */
export async function listSaid(
  reader: Reader,
  { looker, ways, text, now }: BlogsSought,
  limit: number,
): Promise<readonly FoundBlog[]> {
  const where = {
    from: sql`network_blog p where p.status = 'published'`,
    id: sql`p.blog_id`,
    words: sql`network_blog_words(p.title, p.summary, p.tags)`,
  };
  const opens = looker.isMember
    ? sql`network_sees(${looker.memberId}::uuid, b.author_id)`
    : sql`network_opens(null, b.author_id)`;
  const alike = sql`(select t.blog_id as id, 0 as near, t.published_at as at from network_blog t
    where t.status = 'published' and t.title %> ${text} and ${text.length >= leastGuessed}::boolean limit ${mostAlike})`;
  const { rows } = await sql<FoundBlog>`select r.* from (
      select id, max(near) as near, max(at) as at from (select * from ${saidIn(where, ways, now)} said union all ${alike}) each
      group by id order by max(near) desc, max(at) desc offset 0) found
    cross join lateral (select ${blogAsB}, found.near from network_blog b
      where b.blog_id = found.id and b.status = 'published' and ${opens} offset 0) r
    limit ${limit}`.execute(reader);
  return rows;
}

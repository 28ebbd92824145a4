import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import { mostSaid, nearestOf, type Near } from '../../platform/search/said-match.ts';
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

/** By title, summary and tags, the nearest and newest first; each as far as this one may read it. */
export async function listSaid(
  reader: Reader,
  { looker, ways, text, now }: BlogsSought,
  limit: number,
): Promise<readonly FoundBlog[]> {
  const opens = looker.isMember
    ? sql`network_sees(${looker.memberId}::uuid, b.author_id)`
    : sql`network_opens(null, b.author_id)`;
  const said = sql`network_blogs_said(${ways.query}::tsquery, ${ways.plain}, ${text}, ${now}::timestamptz, ${mostSaid}::int)`;
  const { rows } = await sql<FoundBlog>`select r.* from ${nearestOf(said)} found
    cross join lateral (select ${blogAsB}, found.near from network_blog b
      where b.blog_id = found.id and b.status = 'published' and ${opens} offset 0) r
    limit ${limit}`.execute(reader);
  return rows;
}

import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import { mostSaid, nearestOf, type Near } from '../../platform/search/said-match.ts';
import type { SaidWays } from '../../platform/search/said-words.rules.ts';
import { readableBy } from './post.store.ts';

export interface FoundPost {
  readonly postId: string;
  readonly authorId: string;
  readonly groupId: string | null;
  readonly body: string;
  readonly near: Near;
}

/** Posts that say the words, the nearest and newest first; each as far as the member may read it. `memberId` null: has no row yet. */
export async function listSaid(
  reader: Reader,
  { memberId, ways, now }: { readonly memberId: string | null; readonly ways: SaidWays; readonly now: Date },
  limit: number,
): Promise<readonly FoundPost[]> {
  const said = sql`network_posts_said(${ways.query}::tsquery, ${ways.plain}, ${now}::timestamptz, ${mostSaid}::int)`;
  const { rows } = await sql<FoundPost>`select r.* from ${nearestOf(said)} found
    cross join lateral (select p.post_id as "postId", p.author_id as "authorId", p.group_id as "groupId", p.body, found.near
      from network_post p where p.post_id = found.id and ${readableBy(memberId)} offset 0) r
    limit ${limit}`.execute(reader);
  return rows;
}

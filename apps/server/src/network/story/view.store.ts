import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';
import { readableBy } from './story.store.ts';

/**
 * The view and its count in one statement, where the member may see the story now: of views that race each other the row of
 * one is new, and only that one counts. Its author looks without being counted. False: there is nothing to see.
 */
export async function saveView(
  tx: Tx,
  { storyId, memberId }: Authorized<{ readonly storyId: string; readonly memberId: string }>,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`with shown as materialized (
      select s.story_id, s.author_id from network_story s
      where s.story_id = ${storyId} and ${readableBy(memberId, now)}),
    seen as (
      insert into network_story_view (story_id, member_id, seen_at)
      select story_id, ${memberId}::uuid, ${now} from shown where author_id <> ${memberId}::uuid
      on conflict do nothing returning story_id),
    counted as (
      update network_story s set views = s.views + 1 from seen where s.story_id = seen.story_id)
    select from shown`.execute(tx);
  return rows.length > 0;
}

export interface ViewRow {
  readonly memberId: string;
  readonly seenAt: Date;
}

interface ViewPage {
  readonly storyId: string;
  readonly viewerId: string;
  readonly after: AfterInstant | null;
  readonly limit: number;
}

/** Who saw a story last comes first, without members whom its author has blocked or who have blocked its author. */
export async function listViews(
  reader: Reader,
  { storyId, viewerId, after, limit }: ViewPage,
): Promise<ViewRow[]> {
  const { rows } =
    await sql<ViewRow>`select member_id as "memberId", seen_at as "seenAt" from network_story_view
    where story_id = ${storyId} and not network_blocked(${viewerId}::uuid, member_id)
      ${after ? sql`and (seen_at, member_id) < (${after.at}, ${after.id}::uuid)` : sql``}
    order by seen_at desc, member_id desc limit ${limit}`.execute(reader);
  return rows;
}

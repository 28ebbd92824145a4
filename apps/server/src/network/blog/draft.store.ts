import type { BlogBody } from '@nukkad/contract/network/blog/blog-body.model';
import type { BlogStatus } from '@nukkad/contract/network/blog/blog.noun';
import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';
import { type BlogRow, blogAsB } from './blog.store.ts';

export interface DraftRow {
  readonly blogId: string;
  readonly revision: number;
  readonly title: string;
  readonly summary: string;
  readonly coverId: string | null;
  readonly coverAlternative: string;
  readonly tags: readonly string[];
  readonly body: BlogBody;
  readonly minutes: number;
  readonly isChanged: boolean;
  readonly savedAt: Date;
}

const draftAsD = sql`d.blog_id as "blogId", d.revision, d.title, d.summary, d.cover_id as "coverId",
  d.cover_alternative as "coverAlternative", d.tags, d.body, d.minutes, d.is_changed as "isChanged", d.saved_at as "savedAt"`;

export async function findDraft(reader: Reader, blogId: string): Promise<DraftRow | null> {
  const { rows } = await sql<DraftRow>`select ${draftAsD} from network_blog_draft d
    where d.blog_id = ${blogId}`.execute(reader);
  return rows[0] ?? null;
}

export async function insertDraft(tx: Tx, draft: Authorized<DraftRow>): Promise<void> {
  await sql`insert into network_blog_draft (blog_id, revision, title, summary, cover_id, cover_alternative, tags, body,
      minutes, is_changed, saved_at)
    values (${draft.blogId}, ${draft.revision}, ${draft.title}, ${draft.summary}, ${draft.coverId},
      ${draft.coverAlternative}, ${[...draft.tags]}::text[], ${JSON.stringify(draft.body)}::jsonb, ${draft.minutes},
      ${draft.isChanged}, ${draft.savedAt})`.execute(tx);
}

/** Behind the lock of its blog. */
export async function saveDraft(tx: Tx, draft: Authorized<DraftRow>): Promise<void> {
  await sql`update network_blog_draft set revision = ${draft.revision}, title = ${draft.title},
      summary = ${draft.summary}, cover_id = ${draft.coverId}, cover_alternative = ${draft.coverAlternative},
      tags = ${[...draft.tags]}::text[], body = ${JSON.stringify(draft.body)}::jsonb, minutes = ${draft.minutes},
      is_changed = ${draft.isChanged}, saved_at = ${draft.savedAt}
    where blog_id = ${draft.blogId}`.execute(tx);
}

/** What it says is what readers see. */
export async function markPublished(
  tx: Tx,
  { blogId }: Authorized<{ readonly blogId: string }>,
): Promise<void> {
  await sql`update network_blog_draft set is_changed = false where blog_id = ${blogId}`.execute(tx);
}

export async function deleteDraft(
  tx: Tx,
  { blogId }: Authorized<{ readonly blogId: string }>,
): Promise<void> {
  await sql`delete from network_blog_draft where blog_id = ${blogId}`.execute(tx);
}

export type OwnRow = BlogRow &
  Pick<DraftRow, 'savedAt' | 'isChanged'> & { readonly draftTitle: string; readonly draftMinutes: number };

/** Own ones in a state, the last saved first. */
export async function listOwn(
  reader: Reader,
  { authorId, status }: { readonly authorId: string; readonly status: BlogStatus },
  after: AfterInstant | null,
  most: number,
): Promise<OwnRow[]> {
  const { rows } = await sql<OwnRow>`select ${blogAsB}, d.title as "draftTitle", d.minutes as "draftMinutes",
      d.is_changed as "isChanged", d.saved_at as "savedAt"
    from network_blog b join network_blog_draft d on d.blog_id = b.blog_id
    where b.author_id = ${authorId}::uuid and b.status = ${status}
      ${after === null ? sql`` : sql`and (d.saved_at, b.blog_id) < (${after.at}, ${after.id}::uuid)`}
    order by d.saved_at desc, b.blog_id desc limit ${most}`.execute(reader);
  return rows;
}

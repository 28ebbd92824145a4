import type { BlogDraft, OwnBlog, OwnBlogList } from '@nukkad/contract/network/blog/blog.model';
import { type BlogStatus, blogErrors } from '@nukkad/contract/network/blog/blog.noun';
import { blogPictures } from '@nukkad/contract/network/blog/blog-body.model';
import type { Page } from '@nukkad/contract/kernel/page';
import * as z from 'zod/mini';
import type { Reader } from '../../platform/db/database.ts';
import { readCursor, readInstantCursor } from '../../platform/http/cursor.ts';
import { type PageAsked, listOf } from '../../platform/http/list-of.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { type Acting, actingAs } from './acting.ts';
import type { BlogDependencies } from './blog.interface.ts';
import { isAuthor } from './blog.policy.ts';
import { picturesIn, presentDraft, presentOwn } from './blog.presenter.ts';
import { type BlogRow, findBlog } from './blog.store.ts';
import { type DraftRow, findDraft, listOwn } from './draft.store.ts';
import { listPictures } from './picture.store.ts';
import { findVersion, listVersions } from './version.store.ts';

/** An own one that is not deleted; others do not learn that it exists. */
async function findOwn(reader: Reader, { actor }: Acting, blogId: string): Promise<BlogRow> {
  const row = await findBlog(reader, blogId);
  return row && isAuthor(actor, row) && row.status !== 'deleted' ? row : refuse(blogErrors.blog_not_found);
}

export async function presentDraftOf(
  { platform: { config } }: BlogDependencies,
  reader: Reader,
  acting: Acting,
  { row, draft }: { readonly row: BlogRow; readonly draft: DraftRow },
): Promise<BlogDraft> {
  const ids = blogPictures(draft.body).map(({ pictureId }) => pictureId);
  const pictures = await listPictures(reader, draft.coverId === null ? ids : [...ids, draft.coverId]);
  return presentDraft(row, draft, acting, { secret: config.secret, pictures });
}

export async function getDraft(
  deps: BlogDependencies,
  call: SignedInCall,
  blogId: string,
): Promise<BlogDraft> {
  const { db } = deps.platform;
  const acting = await actingAs(deps, call, 'view');
  const row = await findOwn(db, acting, blogId);
  const draft = (await findDraft(db, blogId)) ?? refuse(blogErrors.blog_not_found);
  return presentDraftOf(deps, db, acting, { row, draft });
}

const statuses: Readonly<Record<OwnBlogList, BlogStatus>> = {
  drafts: 'draft',
  published: 'published',
  removed: 'removed',
};

export async function listMine(
  deps: BlogDependencies,
  call: SignedInCall,
  { of, ...asked }: PageAsked & { readonly of: OwnBlogList },
): Promise<Page<OwnBlog>> {
  const acting = await actingAs(deps, call, 'view');
  const authorId = acting.member.memberId;
  return listOf(asked, {
    after: readInstantCursor,
    rows: (after, most) => listOwn(deps.platform.db, { authorId, status: statuses[of] }, after, most),
    key: ({ savedAt, blogId }) => [savedAt, blogId],
    items: (rows) => rows.map((row) => presentOwn(row, acting)),
  });
}

const numberKey = z.tuple([z.int()]);

/** Of what is not one's own there are none. */
export async function readVersions(
  deps: BlogDependencies,
  call: SignedInCall,
  { blogId, ...asked }: PageAsked & { readonly blogId: string },
) {
  const { db } = deps.platform;
  const { actor } = await actingAs(deps, call, 'view');
  const row = await findBlog(db, blogId);
  const isOwn = row !== null && isAuthor(actor, row);
  return listOf(asked, {
    after: (cursor) => readCursor(cursor, numberKey)?.[0] ?? null,
    rows: async (before, most) => (isOwn ? listVersions(db, blogId, before, most) : []),
    key: ({ number }) => [number],
    items: (rows) => rows.map(({ number, title, at }) => ({ number, title, at: at.toISOString() })),
  });
}

export async function readVersion(
  deps: BlogDependencies,
  call: SignedInCall,
  { blogId, number }: { readonly blogId: string; readonly number: number },
) {
  const { config, db } = deps.platform;
  const acting = await actingAs(deps, call, 'view');
  await findOwn(db, acting, blogId);
  const found = (await findVersion(db, blogId, number)) ?? refuse(blogErrors.blog_not_found);
  const { title, body, at } = found;
  const pictures = await listPictures(
    db,
    blogPictures(body).map(({ pictureId }) => pictureId),
  );
  const linking = { secret: config.secret, now: acting.now, isOpen: false };
  return { number, title, body, at: at.toISOString(), pictures: picturesIn(body, pictures, linking) };
}

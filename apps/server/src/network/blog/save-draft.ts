import type { BlogDraft, BlogWords, SaveDraftBody } from '@nukkad/contract/network/blog/blog.model';
import { blogErrors } from '@nukkad/contract/network/blog/blog.noun';
import { blogPictures, blogText } from '@nukkad/contract/network/blog/blog-body.model';
import { readingMinutes } from '@nukkad/contract/network/blog/reading-time';
import { postErrors } from '@nukkad/contract/network/post/post.noun';
import { type Authorized, authorize, partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { refuse } from '../../platform/refusal.ts';
import { type Acting, actingAs, refusePaused } from './acting.ts';
import type { BlogDependencies } from './blog.interface.ts';
import { holdsBlog, mayWrite } from './blog.policy.ts';
import { blogRules } from './blog.rules.ts';
import { type BlogRow, countDrafts, insertBlog, lockBlog } from './blog.store.ts';
import { blogTransitions } from './blog.transitions.ts';
import { type DraftRow, findDraft, insertDraft, saveDraft } from './draft.store.ts';
import { presentDraftOf } from './own-blogs.ts';
import { placePictures } from './picture.store.ts';

const draftOf = (words: BlogWords, revision: number, now: Date): Omit<DraftRow, 'blogId'> => ({
  revision,
  title: words.title,
  summary: words.summary,
  coverId: words.cover?.pictureId ?? null,
  coverAlternative: words.cover?.alternative ?? '',
  tags: [...new Set(words.tags)],
  body: words.body,
  minutes: readingMinutes(blogText(words.body)),
  isChanged: true,
  savedAt: now,
});

/** Pictures that it names are of its author and of no other blog. */
async function holdPictures(
  tx: Tx,
  { blogId, authorId }: Pick<BlogRow, 'blogId' | 'authorId'>,
  draft: Authorized<DraftRow>,
): Promise<void> {
  const ids = [
    ...blogPictures(draft.body).map(({ pictureId }) => pictureId),
    ...(draft.coverId === null ? [] : [draft.coverId]),
  ];
  const placed = await placePictures(tx, partOf(draft, { blogId, authorId }), ids);
  if (ids.some((id) => !placed.has(id))) refuse(postErrors.post_picture_not_found);
  if (placed.size > blogRules.pictures) refuse(blogErrors.blog_picture_limit);
}

const newRow = ({ member: { memberId }, actor, now }: Acting): BlogRow => ({
  blogId: newId(),
  authorId: memberId,
  writtenBy: actor.viewer.userId,
  slug: null,
  title: '',
  summary: '',
  coverId: null,
  coverAlternative: '',
  tags: [],
  language: 'en',
  minutes: 1,
  status: 'draft',
  publishedAt: null,
  editedAt: null,
  comments: 0,
  reactions: 0,
  views: 0,
  createdAt: now,
  updatedAt: now,
  version: 1,
});

export async function createDraft(
  deps: BlogDependencies,
  call: SignedInCall,
  words: BlogWords,
): Promise<BlogDraft> {
  const acting = await actingAs(deps, call, 'create');
  const { actor, member, now } = acting;
  return deps.platform.write(call, async (tx) => {
    await refusePaused(deps, tx, acting);
    const limit = blogRules.drafts;
    if ((await countDrafts(tx, member.memberId)) >= limit)
      refuse(blogErrors.blog_draft_limit, { values: { limit } });
    const row = newRow(acting);
    const allowed = blogTransitions.allowNew(actor, blogTransitions.verb.write, row);
    await insertBlog(tx, allowed.row);
    const draft = partOf(allowed.row, { blogId: row.blogId, ...draftOf(words, 1, now) });
    await insertDraft(tx, draft);
    await holdPictures(tx, row, draft);
    await blogTransitions.begin(tx, allowed, { now });
    return presentDraftOf(deps, tx, acting, { row, draft });
  });
}

const wordsOf = ({ title, summary, coverId, coverAlternative, tags, body }: Omit<DraftRow, 'blogId'>) =>
  JSON.stringify([title, summary, coverId, coverAlternative, tags, sorted(body)]);

/** The database gives the fields of a block back in an order of its own. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, part]) => [name, sorted(part)]);
}

/** Saved by itself while its author writes. What was saved already, of which the answer was lost, is saved. */
export async function saveBlogDraft(
  deps: BlogDependencies,
  call: SignedInCall,
  { blogId, revision, ...words }: SaveDraftBody,
): Promise<BlogDraft> {
  const acting = await actingAs(deps, call, 'update');
  const { actor, now } = acting;
  return deps.platform.write(call, async (tx) => {
    const row = await lockBlog(tx, blogId);
    if (!row || !holdsBlog(actor, row)) return refuse(blogErrors.blog_not_found);
    const written = { blogId, ...draftOf(words, revision + 1, now) };
    const next = authorize(written, mayWrite(actor, row));
    if (row.status === 'deleted') return refuse(blogErrors.blog_not_found);
    if (row.status === 'removed') return refuse(blogErrors.blog_moved_on, { present: row.status });
    const draft = (await findDraft(tx, blogId)) ?? refuse(blogErrors.blog_not_found);
    if (wordsOf(draft) === wordsOf(written)) return presentDraftOf(deps, tx, acting, { row, draft });
    if (draft.revision !== revision)
      return refuse(blogErrors.blog_draft_moved, { present: String(draft.revision) });
    await saveDraft(tx, next);
    await holdPictures(tx, row, next);
    return presentDraftOf(deps, tx, acting, { row, draft: next });
  });
}

import type { BlogDraft, ChangeBlogBody } from '@nukkad/contract/network/blog/blog.model';
import { blogErrors } from '@nukkad/contract/network/blog/blog.noun';
import { blogLinks, blogPictures, blogProse, blogText } from '@nukkad/contract/network/blog/blog-body.model';
import { languageOf, readingMinutes } from '@nukkad/contract/network/blog/reading-time';
import { partOf, systemAuthorized } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { system } from '../../platform/platform.ts';
import { Refusal, refuse } from '../../platform/refusal.ts';
import { discard } from '../../platform/storage/storage.ts';
import { countContactTry } from '../../platform/talk/contact-tries.store.ts';
import { type Acting, actingAs, refusePaused } from './acting.ts';
import type { BlogDependencies } from './blog.interface.ts';
import { daysBefore, hasContact, limitsOf, slugFrom, summaryOf } from './blog.rules.ts';
import { type BlogRow, copyBody, countPublished, lockBlog } from './blog.store.ts';
import { blogTransitions } from './blog.transitions.ts';
import { type DraftRow, deleteDraft, findDraft, markPublished } from './draft.store.ts';
import { presentDraftOf } from './own-blogs.ts';
import { deletePicturesOf } from './picture.store.ts';
import { deleteVersions, keepVersion } from './version.store.ts';

interface Changing {
  readonly acting: Acting;
  readonly asked: ChangeBlogBody;
}

const { verb } = blogTransitions;

const refuseOther = ({ version, status }: BlogRow, asked: ChangeBlogBody): void => {
  if (version !== asked.version) refuse(blogErrors.blog_moved_on, { present: status });
};

/** Whether it may be read by others as it stands. */
function refuseUnfit(draft: DraftRow, { member, now }: Acting): void {
  const { title, summary, body } = draft;
  const links = limitsOf(member, now).links;
  const undescribed = [
    ...blogPictures(body).map(({ alternative }) => alternative),
    ...(draft.coverId === null ? [] : [draft.coverAlternative]),
  ].includes('');
  if (title === '' || blogText(body).trim() === '') refuse(blogErrors.blog_empty);
  if (undescribed) refuse(blogErrors.blog_undescribed);
  if (hasContact({ title, summary, body })) refuse(blogErrors.blog_has_contact);
  if (blogLinks(body).length > links) refuse(blogErrors.blog_links, { values: { limit: links } });
}

async function refuseTooMany(tx: Tx, { member, now }: Acting): Promise<void> {
  const limit = limitsOf(member, now).perDay;
  const published = await countPublished(tx, member.memberId, daysBefore(now, 1));
  if (published >= limit) refuse(blogErrors.blog_limit, { values: { limit } });
}

/** What readers see of it from now on. */
const shownOf = (row: BlogRow, draft: DraftRow, now: Date) => {
  const { title, coverId, coverAlternative, body } = draft;
  const text = blogText(body);
  return {
    title,
    coverId,
    coverAlternative,
    tags: [...draft.tags],
    summary: draft.summary === '' ? summaryOf(blogProse(body) || text) : draft.summary,
    language: languageOf(`${title}\n${text}`),
    minutes: readingMinutes(text),
    slug: row.slug ?? slugFrom(title, row.blogId),
    publishedAt: row.publishedAt ?? now,
    editedAt: row.publishedAt === null ? null : now,
  };
};

/** The draft as its author has it before them; what readers saw until now is kept. */
async function publish(deps: BlogDependencies, tx: Tx, { acting, asked }: Changing): Promise<BlogRow> {
  const { actor, now } = acting;
  const row = await lockBlog(tx, asked.blogId);
  const isRevised = row?.status === 'published';
  const allowed = isRevised
    ? blogTransitions.allow(actor, verb.revise, row)
    : blogTransitions.allow(actor, verb.publish, row);
  refuseOther(allowed.row, asked);
  await refusePaused(deps, tx, acting);
  const draft = (await findDraft(tx, asked.blogId)) ?? refuse(blogErrors.blog_not_found);
  if (draft.revision !== asked.revision)
    refuse(blogErrors.blog_draft_moved, { present: String(draft.revision) });
  refuseUnfit(draft, acting);
  if (allowed.row.publishedAt === null) await refuseTooMany(tx, acting);
  else await keepVersion(tx, allowed.row, now);
  const making = { now, changes: shownOf(allowed.row, draft, now) };
  const moved =
    allowed.verb === 'revise'
      ? await blogTransitions.move(tx, allowed, making)
      : await blogTransitions.move(tx, allowed, making);
  await copyBody(tx, moved);
  await markPublished(tx, partOf(moved, { blogId: row?.blogId ?? asked.blogId }));
  return moved;
}

async function unpublish(tx: Tx, { acting, asked }: Changing): Promise<BlogRow> {
  const allowed = await blogTransitions.lockTo(tx, acting.actor, verb.unpublish, asked.blogId);
  refuseOther(allowed.row, asked);
  return blogTransitions.move(tx, allowed, { now: acting.now });
}

/** With the draft and what it said before; of the row is left what a report that is being looked at needs. */
async function remove(deps: BlogDependencies, call: SignedInCall, changing: Changing): Promise<BlogDraft> {
  const { platform } = deps;
  const { acting, asked } = changing;
  const { answer, keys } = await platform.write(call, async (tx) => {
    const allowed = await blogTransitions.lockTo(tx, acting.actor, verb.delete, asked.blogId);
    refuseOther(allowed.row, asked);
    const draft = (await findDraft(tx, asked.blogId)) ?? refuse(blogErrors.blog_not_found);
    const part = partOf(allowed.row, { blogId: asked.blogId });
    await deleteVersions(tx, part);
    await deleteDraft(tx, part);
    const gone = await deletePicturesOf(tx, part);
    const row = await blogTransitions.move(tx, allowed, { now: acting.now });
    return { answer: await presentDraftOf(deps, tx, acting, { row, draft }), keys: gone };
  });
  await discard(platform.storage, keys);
  return answer;
}

/** Counts a try to write contact details: the call that refuses it is rolled back with everything else. */
async function countingTries<Answer>(
  { platform }: BlogDependencies,
  { viewer, now }: SignedInCall,
  write: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof Refusal && error.fact === blogErrors.blog_has_contact) {
      const who = systemAuthorized({ userId: viewer.userId }, 'They wrote contact details.');
      await platform.write(system, (tx) => countContactTry(tx, who, 'blog', now));
    }
    throw error;
  }
}

export async function updateBlog(
  deps: BlogDependencies,
  call: SignedInCall,
  asked: ChangeBlogBody,
): Promise<BlogDraft> {
  const acting = await actingAs(deps, call, asked.action === 'delete' ? 'delete' : 'update');
  const changing = { acting, asked };
  if (asked.action === 'delete') return remove(deps, call, changing);
  return countingTries(deps, call, () =>
    deps.platform.write(call, async (tx) => {
      const row =
        asked.action === 'publish' ? await publish(deps, tx, changing) : await unpublish(tx, changing);
      const draft = (await findDraft(tx, asked.blogId)) ?? refuse(blogErrors.blog_not_found);
      return presentDraftOf(deps, tx, acting, { row, draft });
    }),
  );
}

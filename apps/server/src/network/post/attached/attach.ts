import type { NewPostBody } from '@nukkad/contract/network/post/post.model';
import { postAttachedErrors } from '@nukkad/contract/network/post/post-attached.noun';
import { firstLinkIn } from '@nukkad/contract/network/post/post-words';
import { type Authorized, partOf } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { jobCardErrors } from '@nukkad/contract/network/job-card/job-card.noun';
import { refuse } from '../../../platform/refusal.ts';
import type { Acting } from '../act-as.ts';
import type { PostDependencies } from '../post.interface.ts';
import type { PostRow } from '../post.store.ts';
import { placeFile } from './file.store.ts';
import { placeCard } from './job-card.store.ts';
import { deleteLink, findFresh, findLink, isBare, placeLink } from './link.store.ts';
import { placePoll } from './post-poll.store.ts';
import { freshSince, knownUrl } from './preview-link.ts';

/** With the card that its author has seen, where there was one; else it is read once the post is published. */
async function placeFirstLink(
  { platform }: PostDependencies,
  tx: Tx,
  post: Authorized<PostRow>,
  now: Date,
): Promise<void> {
  const { postId, body } = post;
  const first = firstLinkIn(body);
  const url = first === null ? null : knownUrl(platform, first);
  if (url === null) return deleteLink(tx, partOf(post, { postId }));
  const known = await findFresh(tx, url, freshSince(now));
  const previewId = known?.isFound ? known.previewId : null;
  return placeLink(tx, partOf(post, { postId, url, previewId }));
}

interface Attaching {
  readonly acting: Acting;
  readonly asked: NewPostBody;
  readonly now: Date;
}

/** The poll that the post is to show, made with it or an own one that is open; null: none. Its time runs from now on. */
async function pollFor(
  deps: PostDependencies,
  tx: Tx,
  { audience, authorId, status }: PostRow,
  { acting: { actor, member }, asked: { poll, pollId }, now }: Attaching,
): Promise<string | null> {
  if (poll === undefined && pollId === undefined) return null;
  if (status === 'scheduled') refuse(postAttachedErrors.post_poll_now);
  if (audience === 'group') return refuse(postAttachedErrors.post_poll_group);
  if (poll) return deps.poll.open(tx, { viewer: actor.viewer, member, now }, { ...poll, audience });
  if (pollId === undefined || !(await deps.poll.isOpenOf(tx, { pollId, authorId, now })))
    return refuse(postAttachedErrors.post_poll_not_open);
  return pollId;
}

/** The card's row is held, so that it is agreed to when the post is there; from then on it is asked at each reading. */
async function showJob(
  { jobCard }: PostDependencies,
  tx: Tx,
  post: Authorized<PostRow>,
  cardId: string,
): Promise<void> {
  const { postId, authorId } = post;
  if (!(await jobCard.holdAgreed(tx, { cardId, authorId }))) refuse(jobCardErrors.job_card_not_agreed);
  await placeCard(tx, partOf(post, { postId, cardId }));
}

/** One kind beside the words; the card of a link only where there is nothing else. */
export async function attach(
  deps: PostDependencies,
  tx: Tx,
  post: Authorized<PostRow>,
  { acting, asked, now }: Attaching,
): Promise<void> {
  const { pictures, file, poll, pollId, jobCardId, showLink } = asked;
  const given = [file, poll, pollId, jobCardId].filter((one) => one !== undefined).length;
  const kinds = given + (pictures.length > 0 ? 1 : 0);
  if (kinds > 1) refuse(postAttachedErrors.post_attached_kinds);
  const { postId, authorId } = post;
  if (file && !(await placeFile(tx, partOf(post, { postId, authorId }), file)))
    refuse(postAttachedErrors.post_file_not_found);
  if (jobCardId !== undefined) await showJob(deps, tx, post, jobCardId);
  const shown = await pollFor(deps, tx, post, { acting, asked, now });
  if (shown !== null) await placePoll(tx, partOf(post, { postId, pollId: shown }));
  if (kinds === 0 && showLink && firstLinkIn(post.body) !== null) await placeFirstLink(deps, tx, post, now);
}

/** After an edit: the card follows the words. One that its author took away before stays away. */
export async function followWords(
  deps: PostDependencies,
  tx: Tx,
  post: Authorized<PostRow>,
  { before, now }: { readonly before: string; readonly now: Date },
): Promise<void> {
  const [was, is] = [firstLinkIn(before), firstLinkIn(post.body)];
  if (was === is) return;
  const { postId } = post;
  const mayShow = was === null ? await isBare(tx, postId) : (await findLink(tx, postId)) !== null;
  if (!mayShow) return;
  await placeFirstLink(deps, tx, post, now);
}

import type { NewPostBody } from '@nukkad/contract/network/post/post.model';
import { groupPostEvents, postErrors } from '@nukkad/contract/network/post/post.noun';
import type { Authorized } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { publishEach } from '../../platform/outbox/publish.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Member } from '../member/index.ts';
import type { PostDependencies } from './post.interface.ts';
import type { PostRow } from './post.store.ts';

/** Whether a new post waits until it was looked at: those of who decides in the group do not. Refused to who is not in it. */
export async function waitsInGroup(
  { group }: PostDependencies,
  tx: Tx,
  { memberId }: Pick<Member, 'memberId'>,
  { audience, groupId, publishAt }: Pick<NewPostBody, 'audience' | 'groupId' | 'publishAt'>,
): Promise<boolean> {
  if (audience !== 'group' && groupId === undefined) return false;
  if (audience !== 'group' || groupId === undefined) return refuse(postErrors.post_group_not_joined);
  const place = await group.placeOf(tx, memberId, groupId);
  if (!place) return refuse(postErrors.post_group_not_joined);
  if (publishAt !== undefined) refuse(postErrors.post_group_later);
  return place.approvesPosts && !place.isDecider;
}

/** Those who decide in the group hear of a post that waits; who is apart from its author does not. */
export async function tellGroup(
  { group }: PostDependencies,
  tx: Tx,
  { postId, authorId, groupId }: Authorized<PostRow>,
  now: Date,
): Promise<void> {
  if (groupId === null) return;
  const deciders = await group.decidersAbout(tx, groupId, authorId);
  const facts = deciders.map((moderatorId) => ({ postId, authorId, groupId, moderatorId }));
  if (facts.length > 0) await publishEach(tx, now, groupPostEvents.waiting, facts);
}

import type { QuotedStory } from '@nukkad/contract/network/story/story.model';
import { storyErrors } from '@nukkad/contract/network/story/story.noun';
import { isNewMember, newMemberUntil } from '@nukkad/contract/network/member/new-member';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { signLink } from '../../platform/storage/links.ts';
import { listPicturesOf } from './picture.store.ts';
import { viewingAs } from './read-stories.ts';
import type { RepliedStory, StoryDependencies } from './story.interface.ts';
import { mayReply } from './story.policy.ts';
import { listReadable } from './story.store.ts';
import { listVideosOf } from './video.store.ts';

/** What a message answers: audience, block and end are asked each time, so a story that is over is quoted no more. */
export async function quoteStory(
  deps: StoryDependencies,
  call: SignedInCall,
  storyId: string,
): Promise<QuotedStory> {
  const { db, config } = deps.platform;
  const { member, now } = await viewingAs(deps, call);
  const [row] = await listReadable(db, member.memberId, [storyId], now);
  if (!row) return refuse(storyErrors.story_not_found);
  const [cards, [picture], [video]] = await Promise.all([
    deps.member.cards(db, member.memberId, [row.authorId]),
    listPicturesOf(db, [storyId]),
    listVideosOf(db, [storyId]),
  ]);
  const author = cards.get(row.authorId) ?? refuse(storyErrors.story_not_found);
  const key = picture?.storageKey ?? video?.pictureKey ?? null;
  return {
    storyId,
    author,
    words: row.words || (picture ?? video)?.alternative || '',
    pictureUrl: key === null ? null : signLink(config.secret, key, 'story', now),
  };
}

/** Whom a reply reaches: the author of a story that can be seen now, by their connection. */
export async function replyTo(
  deps: StoryDependencies,
  call: Pick<SignedInCall, 'viewer' | 'now'>,
  storyId: string,
): Promise<RepliedStory> {
  const { db } = deps.platform;
  const { actor, member, now } = await viewingAs(deps, call, 'create');
  const { memberId } = member;
  const [row] = await listReadable(db, memberId, [storyId], now);
  if (!row) return refuse(storyErrors.story_not_found);
  await deps.moderation.refusePaused(db, memberId, now);
  const connectionId = await deps.connection.connectionOf(db, memberId, row.authorId);
  if (connectionId === null || !mayReply(actor, row, new Set([row.authorId])))
    return refuse(storyErrors.story_reply_connections);
  return { connectionId, isNew: isNewMember(member, now), newUntil: newMemberUntil(member) };
}

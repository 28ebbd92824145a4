import { isNewMember, newMemberUntil } from '@nukkad/contract/network/member/new-member';
import { type NewStoryBody, type Story, storiesADay } from '@nukkad/contract/network/story/story.model';
import { storyErrors } from '@nukkad/contract/network/story/story.noun';
import type { Tx } from '../../platform/db/database.ts';
import { lastReads } from '../../platform/db/last-reads.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { refuse } from '../../platform/refusal.ts';
import { momentOf } from '../../platform/spoken.rules.ts';
import type { Member } from '../member/index.ts';
import { placePicture } from './picture.store.ts';
import { placeVideo } from './video.store.ts';
import { presentOwn, viewingAs } from './read-stories.ts';
import type { StoryDependencies } from './story.interface.ts';
import { daysBefore, endOf } from './story.rules.ts';
import { type StoryRow, countShared, insertStory } from './story.store.ts';
import { storyTransitions } from './story.transitions.ts';

/** Deleted ones count: the limit is of what is shared, not of what is left. */
async function refuseTooMany(tx: Tx, member: Member, now: Date): Promise<void> {
  const isNew = isNewMember(member, now);
  const limit = isNew ? storiesADay.new : storiesADay.usual;
  const shared = await countShared(tx, member.memberId, daysBefore(now, 1));
  if (shared < limit) return;
  if (!isNew) refuse(storyErrors.story_limit, { values: { limit } });
  refuse(storyErrors.story_limit_new, { values: { limit, from: momentOf(newMemberUntil(member)) } });
}

const rowOf = (
  { words, colour, picture, video, audience }: NewStoryBody,
  { memberId, cityCode }: Member,
  { viewer, now }: SignedInCall,
): StoryRow => ({
  storyId: newId(),
  authorId: memberId,
  writtenBy: viewer.userId,
  cityCode,
  words,
  colour: picture || video ? null : colour,
  audience,
  status: 'published',
  views: 0,
  reactions: 0,
  endsAt: endOf(now),
  createdAt: now,
  updatedAt: now,
  version: 1,
});

export async function createStory(
  deps: StoryDependencies,
  call: SignedInCall,
  asked: NewStoryBody,
): Promise<Story> {
  const viewing = await viewingAs(deps, call, 'create');
  const { actor, member, now } = viewing;
  return deps.platform.write(call, async (tx) => {
    await deps.moderation.refusePaused(tx, member.memberId, now);
    await refuseTooMany(tx, member, now);
    const row = rowOf(asked, member, call);
    const allowed = storyTransitions.allowNew(actor, storyTransitions.verb.publish, row);
    await insertStory(tx, allowed.row);
    if (asked.picture && !(await placePicture(tx, allowed.row, asked.picture)))
      refuse(storyErrors.story_picture_not_found);
    if (asked.video && !(await placeVideo(tx, allowed.row, asked.video)))
      refuse(storyErrors.story_video_not_found);
    await storyTransitions.begin(tx, allowed, { now });
    return lastReads((reader) => presentOwn(deps, reader, viewing, { ...row, isSeen: true }));
  });
}

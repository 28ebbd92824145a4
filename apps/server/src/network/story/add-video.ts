import { isNewMember, newMemberUntil } from '@nukkad/contract/network/member/new-member';
import { postVideoPictureType } from '@nukkad/contract/network/post/post-attached.model';
import {
  type StoryVideo,
  storyVideoLimits,
  storyVideosADay,
} from '@nukkad/contract/network/story/story.model';
import { storyErrors } from '@nukkad/contract/network/story/story.noun';
import { authorize } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { storeVideo } from '../../platform/reading/store-video.ts';
import { refuse } from '../../platform/refusal.ts';
import { momentOf } from '../../platform/spoken.rules.ts';
import { discard } from '../../platform/storage/storage.ts';
import type { Member } from '../member/index.ts';
import { viewingAs } from './read-stories.ts';
import type { StoryDependencies } from './story.interface.ts';
import { mayShare } from './story.policy.ts';
import { presentVideo } from './story.presenter.ts';
import { daysBefore } from './story.rules.ts';
import { countAdded, insertVideo } from './video.store.ts';

export const videoFolders = { video: 'story-videos/', picture: 'story-video-pictures/' } as const;

const refusals = {
  unreadable: storyErrors.story_video_unreadable,
  too_long: storyErrors.story_video_too_long,
  picture: storyErrors.story_video_picture,
};

/** What was added counts, also where no story took it: its reader has worked for it. */
async function refuseTooMany(tx: Tx, member: Member, now: Date): Promise<void> {
  const isNew = isNewMember(member, now);
  const limit = isNew ? storyVideosADay.new : storyVideosADay.usual;
  if ((await countAdded(tx, member.memberId, daysBefore(now, 1))) < limit) return;
  if (!isNew) refuse(storyErrors.story_video_limit, { values: { limit } });
  refuse(storyErrors.story_video_limit_new, { values: { from: momentOf(newMemberUntil(member)) } });
}

/** A video and then a picture from it. It waits for its story for a day. */
export async function addVideo(deps: StoryDependencies, call: SignedInCall): Promise<StoryVideo> {
  const { platform, moderation } = deps;
  const { viewer, now } = call;
  const [video, picture] = call.files;
  if (!video || video.mediaType === postVideoPictureType) return refuse(refusals.unreadable);
  if (picture?.mediaType !== postVideoPictureType) return refuse(refusals.picture);
  const { actor, member } = await viewingAs(deps, call, 'create');
  const { memberId } = member;
  await moderation.refusePaused(platform.db, memberId, now);
  const videoId = newId();
  const keys = {
    storageKey: `${videoFolders.video}${memberId}/${videoId}`,
    pictureKey: `${videoFolders.picture}${memberId}/${videoId}`,
  };
  const forget = () => discard(platform.storage, [keys.storageKey, keys.pictureKey]);
  try {
    const storing = { ...keys, by: viewer.userId, seconds: storyVideoLimits.seconds, refusals };
    const stored = await storeVideo(platform, { video, picture }, storing);
    const own = { videoId, memberId, addedBy: viewer.userId, storyId: null, alternative: '', addedAt: now };
    const row = { ...own, ...keys, ...stored };
    const answer = await platform.write(call, async (tx) => {
      await refuseTooMany(tx, member, now);
      await insertVideo(tx, authorize(row, mayShare(actor)));
      return presentVideo(row, { secret: platform.config.secret, now });
    });
    // Sent again with the same key, the answer is that of the first time: these files belong to no row.
    if (answer.videoId !== videoId) await forget();
    return answer;
  } catch (error) {
    await forget();
    throw error;
  }
}

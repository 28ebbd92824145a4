import { candidateVideoErrors } from '@nukkad/contract/hiring/candidate/video.noun';
import type { CandidateVideoAnswer } from '@nukkad/contract/hiring/candidate/video.model';
import { authorize } from '../../../platform/authorize.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import { discard } from '../../../platform/storage/storage.ts';
import type { CandidateDependencies } from '../candidate.interface.ts';
import { mayChangeOwn } from '../candidate.policy.ts';
import { presentVideo } from './video.presenter.ts';
import { deleteVideo, findVideo } from './video.store.ts';

export async function readOwnVideo(
  { platform: { db, config } }: CandidateDependencies,
  { viewer: { userId }, now }: SignedInCall,
): Promise<{ video: CandidateVideoAnswer | null }> {
  const row = await findVideo(db, userId);
  return { video: row && presentVideo(row, { secret: config.secret, now, viewerId: userId }) };
}

/** Links that were handed out before find nothing any more. */
export async function removeVideo(
  { platform }: CandidateDependencies,
  call: SignedInCall,
  { videoId }: { readonly videoId: string },
): Promise<{ removed: true }> {
  const own = { userId: call.viewer.userId, videoId };
  const keys = await platform.write(call, (tx) =>
    deleteVideo(tx, authorize(own, mayChangeOwn(call.viewer, own))),
  );
  const { storageKey, pictureKey } = keys ?? refuse(candidateVideoErrors.candidate_video_not_found);
  await discard(platform.storage, [storageKey, pictureKey]);
  return { removed: true };
}

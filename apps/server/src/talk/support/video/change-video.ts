import { type DemoVideo, mostVideos, type videoBody } from '@nukkad/contract/talk/support/video-office.api';
import { type videoActs, videoErrors } from '@nukkad/contract/talk/support/support.noun';
import type * as z from 'zod/mini';
import { actorOf, audit } from '../../../platform/audit.ts';
import { type Authorized, authorize, partOf } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/id.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { VideoDependencies } from './video.interface.ts';
import { presentVideo } from './video.presenter.ts';
import { type VideoRow, countLocked, deleteVideo, insertVideo, lockVideo, saveVideo } from './video.store.ts';
import type { Viewer } from '../../../platform/viewer.ts';

const mayEditVideos = ({ role }: Pick<Viewer, 'role'>): boolean => role === 'Admin';

type Written = z.output<typeof videoBody>;

interface Known {
  readonly videoId: string;
  readonly version: number;
}

const record = (
  tx: Tx,
  { viewer, now }: SignedInCall,
  action: (typeof videoActs)[number],
  { videoId, titleEn }: VideoRow,
) =>
  audit(tx, now, {
    ...actorOf(viewer),
    action,
    subjectKind: 'demo_video',
    subjectId: videoId,
    detail: { title: titleEn },
  });

const present = async ({ account }: VideoDependencies, tx: Tx, row: VideoRow): Promise<DemoVideo> =>
  presentVideo(row, await account.namesOf(tx, [row.changedBy]));

/** As this Admin saw it. */
async function lockSeen(
  tx: Tx,
  { viewer }: SignedInCall,
  { videoId, version }: Known,
): Promise<Authorized<VideoRow>> {
  const found = (await lockVideo(tx, videoId)) ?? refuse(videoErrors.video_not_found);
  const row = authorize(found, mayEditVideos(viewer));
  if (row.version !== version) refuse(videoErrors.video_changed);
  return row;
}

export const addVideo = (deps: VideoDependencies, call: SignedInCall, written: Written): Promise<DemoVideo> =>
  deps.platform.write(call, async (tx) => {
    const { viewer, now } = call;
    if ((await countLocked(tx)) >= mostVideos) refuse(videoErrors.too_many_videos);
    const added = {
      ...written,
      videoId: newId(),
      changedBy: viewer.userId,
      changedAt: now,
      views: 0,
      version: 1,
    };
    const row = authorize(added, mayEditVideos(viewer));
    await insertVideo(tx, row);
    await record(tx, call, 'demoVideo.added', row);
    return present(deps, tx, row);
  });

export const changeVideo = (
  deps: VideoDependencies,
  call: SignedInCall,
  { videoId, version, ...written }: Written & Known,
): Promise<DemoVideo> =>
  deps.platform.write(call, async (tx) => {
    const { viewer, now } = call;
    const before = await lockSeen(tx, call, { videoId, version });
    const after = {
      ...before,
      ...written,
      videoId,
      changedBy: viewer.userId,
      changedAt: now,
      version: version + 1,
    };
    const row = partOf(before, after);
    await saveVideo(tx, row);
    await record(tx, call, 'demoVideo.changed', row);
    return present(deps, tx, row);
  });

export const removeVideo = (
  deps: VideoDependencies,
  call: SignedInCall,
  known: Known,
): Promise<{ removed: true }> =>
  deps.platform.write(call, async (tx) => {
    const row = await lockSeen(tx, call, known);
    await deleteVideo(tx, row);
    await record(tx, call, 'demoVideo.removed', row);
    return { removed: true };
  });

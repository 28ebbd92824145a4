import type { PostFile, PostFileKind } from '@nukkad/contract/network/post/post-attached.model';
import { postAttachedErrors } from '@nukkad/contract/network/post/post-attached.noun';
import { isNewMember } from '@nukkad/contract/network/member/new-member';
import { authorize } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/id.ts';
import { refuse } from '../../../platform/refusal.ts';
import { discard } from '../../../platform/storage/storage.ts';
import type { Member } from '../../member/index.ts';
import { type Acting, actAs, refusePaused } from '../act-as.ts';
import type { PostDependencies } from '../post.interface.ts';
import { dayBefore } from '../post.rules.ts';
import { presentFile } from './attached.presenter.ts';
import { type FileRow, countAdded, insertFile } from './file.store.ts';

export const fileFolders = { file: 'post-files/', picture: 'post-video-pictures/' } as const;
/** Videos and documents of a member within a day. */
const filesADay = { usual: 10, new: 1 } as const;

/** What its reader found, before there is a row. */
export type FoundFile = Pick<
  FileRow,
  'mediaType' | 'name' | 'bytes' | 'pages' | 'seconds' | 'width' | 'height'
>;

export interface Keys {
  readonly storageKey: string;
  readonly pictureKey: string | null;
}

/** Puts the file, and the picture of a video, where these say. */
export type StoreFile = (keys: Keys) => Promise<FoundFile>;

async function refuseTooMany(tx: Tx, member: Member, now: Date): Promise<void> {
  const isNew = isNewMember(member, now);
  const added = await countAdded(tx, member.memberId, dayBefore(now));
  if (added < (isNew ? filesADay.new : filesADay.usual)) return;
  refuse(isNew ? postAttachedErrors.post_file_limit_new : postAttachedErrors.post_file_limit);
}

const keysFor = (kind: PostFileKind, memberId: string, fileId: string): Keys => ({
  storageKey: `${fileFolders.file}${memberId}/${fileId}`,
  pictureKey: kind === 'video' ? `${fileFolders.picture}${memberId}/${fileId}` : null,
});

/** For whom a file is added, where the member may post now and has room today. */
export async function addingAs(deps: PostDependencies, call: SignedInCall): Promise<Acting> {
  const { db } = deps.platform;
  const acting = await actAs(deps, call, 'create');
  await refusePaused(deps, db, acting.member, call.now);
  return acting;
}

/** Keeps a file for a post that is being written; without one it goes after a day. */
export async function keepFile(
  deps: PostDependencies,
  call: SignedInCall,
  kind: PostFileKind,
  store: StoreFile,
): Promise<PostFile> {
  const { platform } = deps;
  const { viewer, now } = call;
  const { member, actor } = await addingAs(deps, call);
  const { memberId } = member;
  const fileId = newId();
  const keys = keysFor(kind, memberId, fileId);
  const forget = () =>
    discard(platform.storage, [keys.storageKey, ...(keys.pictureKey === null ? [] : [keys.pictureKey])]);
  try {
    const found = await store(keys);
    const own = { fileId, memberId, addedBy: viewer.userId, postId: null, kind, description: '' };
    const row: FileRow = { ...own, ...keys, ...found, addedAt: now, removedAt: null };
    const answer = await platform.write(call, async (tx) => {
      await refuseTooMany(tx, member, now);
      await insertFile(tx, authorize(row, actor.memberId === memberId));
      return presentFile(row, { secret: platform.config.secret, now });
    });
    // Sent again with the same key, the answer is that of the first time: these files belong to no row.
    if (answer.fileId !== fileId) await forget();
    return answer;
  } catch (error) {
    await forget();
    throw error;
  }
}

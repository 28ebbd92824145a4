import { postAttachedErrors } from '@nukkad/contract/network/post/post-attached.noun';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import { signLink, signShortLink } from '../../../platform/storage/links.ts';
import type { PostDependencies } from '../post.interface.ts';
import { readPost, viewingAs } from '../read-posts.ts';
import { listFilesOf } from './file.store.ts';

/** Audience and blocks are asked each time; a player asks part by part, so its link lives for minutes. */
export async function openFile(
  deps: PostDependencies,
  call: SignedInCall,
  postId: string,
): Promise<{ url: string }> {
  const { db, config } = deps.platform;
  const { viewer, now } = call;
  await readPost(deps, db, await viewingAs(deps, call), postId);
  const [file] = await listFilesOf(db, [postId]);
  if (!file) return refuse(postAttachedErrors.post_file_not_found);
  const { kind, storageKey } = file;
  const url =
    kind === 'video'
      ? signLink(config.secret, storageKey, viewer.userId, now)
      : signShortLink(config.secret, storageKey, viewer.userId, now).url;
  return { url };
}

import { authorize } from '../../platform/authorize.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import type { PostDependencies } from './post.interface.ts';
import { readPost, viewingAs } from './read-posts.ts';
import { deleteSaved, insertSaved } from './saved.store.ts';

interface Asked {
  readonly postId: string;
  readonly saved: boolean;
}

/** What can be read can be kept for later; what cannot any more can still be taken out. */
export async function savePost(deps: PostDependencies, call: SignedInCall, { postId, saved }: Asked) {
  const viewing = await viewingAs(deps, call);
  const { memberId } = viewing.member;
  if (saved) await readPost(deps, deps.platform.db, viewing, postId);
  return deps.platform.write(call, async (tx) => {
    const saving = authorize({ memberId, postId }, memberId === viewing.actor.memberId);
    await (saved ? insertSaved(tx, saving, call.now) : deleteSaved(tx, saving));
    return { postId, saved };
  });
}

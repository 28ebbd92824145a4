import { storyErrors } from '@nukkad/contract/network/story/story.noun';
import { authorize } from '../../platform/authorize.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { viewingAs } from './read-stories.ts';
import type { StoryDependencies } from './story.interface.ts';
import { mayLook } from './story.policy.ts';
import { saveView } from './view.store.ts';

export async function markSeen(
  deps: StoryDependencies,
  call: SignedInCall,
  storyId: string,
): Promise<{ storyId: string }> {
  const { actor, member, now } = await viewingAs(deps, call);
  return deps.platform.write(call, async (tx) => {
    const view = authorize({ storyId, memberId: member.memberId }, mayLook(actor));
    if (!(await saveView(tx, view, now))) refuse(storyErrors.story_not_found);
    return { storyId };
  });
}

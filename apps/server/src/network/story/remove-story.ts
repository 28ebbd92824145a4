import { storyErrors } from '@nukkad/contract/network/story/story.noun';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { viewingAs } from './read-stories.ts';
import type { StoryDependencies } from './story.interface.ts';
import { storyTransitions } from './story.transitions.ts';

/** Gone for everyone at once. Row and file stay for a report that is being looked at, until the sweep. */
export async function removeStory(
  deps: StoryDependencies,
  call: SignedInCall,
  { storyId, version }: { readonly storyId: string; readonly version: number },
): Promise<{ removed: true }> {
  const { actor, now } = await viewingAs(deps, call, 'delete');
  return deps.platform.write(call, async (tx) => {
    const allowed = await storyTransitions.lockTo(tx, actor, storyTransitions.verb.delete, storyId);
    const { row } = allowed;
    if (row.version !== version) refuse(storyErrors.story_moved_on, { present: row.status });
    await storyTransitions.move(tx, allowed, { now });
    return { removed: true };
  });
}

/** How a story moves: its table is `story.noun.ts`, the order of a move `platform/lifecycle/transitions.ts`. */
import { storyErrors, storyEvents, storyLifecycle } from '@nukkad/contract/network/story/story.noun';
import { actorOf } from '../../platform/audit.ts';
import { logOf } from '../../platform/lifecycle/log-of.ts';
import { nextRow } from '../../platform/lifecycle/next-row.ts';
import { tellsOf } from '../../platform/lifecycle/tells-of.ts';
import type { Moved } from '../../platform/lifecycle/transition-spec.ts';
import { transitions } from '../../platform/lifecycle/transitions.ts';
import { type StoryActor, holdsStory, storyCapacities } from './story.policy.ts';
import { type StoryRow, lockStory, saveStory } from './story.store.ts';

interface StoryMove {
  readonly changes?: Partial<Pick<StoryRow, 'words'>>;
}

type StoryMoved = Moved<typeof storyLifecycle, StoryRow, StoryActor, StoryMove>;

export const storyTransitions = transitions({
  table: storyLifecycle,
  notFound: storyErrors.story_not_found,
  movedOn: storyErrors.story_moved_on,
  lock: lockStory,
  sees: (actor: StoryActor, row) => holdsStory(actor, row),
  capacities: (actor: StoryActor, row: Pick<StoryRow, 'authorId'>, verb) => storyCapacities(actor, row, verb),
  next: nextRow<StoryRow, StoryMove>,
  save: saveStory,
  logged: logOf(storyLifecycle, 'story', 'storyId', {
    actor: ({ viewer }: StoryActor) => actorOf(viewer),
    kind: 'network_story',
  }),
  tells: tellsOf(storyLifecycle, storyEvents, ({ after }: StoryMoved) => ({
    endsAt: after.endsAt.toISOString(),
  })),
});

import * as api from '@nukkad/contract/network/story/story.api';
import { type Route, route } from '../../platform/http/route.ts';
import { addPicture } from './add-picture.ts';
import { addVideo } from './add-video.ts';
import { createStory } from './create-story.ts';
import { listRings } from './list-rings.ts';
import { listViewers } from './list-viewers.ts';
import { markSeen } from './mark-seen.ts';
import { quoteStory } from './quote-story.ts';
import { listOwnStories, listStoriesOf } from './read-stories.ts';
import { removeStory } from './remove-story.ts';
import type { StoryDependencies } from './story.interface.ts';

export const storyRoutes = (deps: StoryDependencies): readonly Route[] => [
  route(api.listStoryRings, (call) => listRings(deps, call, call.input.query)),
  route(api.listStoriesOf, (call) => listStoriesOf(deps, call, call.input.query.handle)),
  route(api.listOwnStories, (call) => listOwnStories(deps, call, call.input.query)),
  route(api.listStoryViewers, (call) => listViewers(deps, call, call.input.query)),
  route(api.getQuotedStory, (call) => quoteStory(deps, call, call.input.query.storyId)),
  route(api.addStoryVideo, (call) => addVideo(deps, call)),
  route(api.addStoryPicture, (call) => addPicture(deps, call)),
  route(api.createStory, (call) => createStory(deps, call, call.input.body)),
  route(api.removeStory, (call) => removeStory(deps, call, call.input.body)),
  route(api.markStorySeen, (call) => markSeen(deps, call, call.input.body.storyId)),
];

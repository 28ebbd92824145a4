import { domain } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { videoFolders } from './add-video.ts';
import { listKnownPictures } from './picture.store.ts';
import { replyTo } from './quote-story.ts';
import type { StoryDependencies, StoryInterface } from './story.interface.ts';
import { storyPersonal } from './story-personal.store.ts';
import { storyRoutes } from './story.routes.ts';
import { storyAnswers } from './story-subject.ts';
import { sweepStories } from './sweep-stories.ts';
import { listKnownVideos } from './video.store.ts';

export type { StoryInterface } from './story.interface.ts';

/** What members show each other for 24 hours. */
export const createStoryDomain = (deps: StoryDependencies): Domain & StoryInterface => ({
  name: 'story',
  routes: storyRoutes(deps),
  personal: storyPersonal,
  keptFiles: [
    { prefixes: ['stories/'], listKnown: listKnownPictures },
    { prefixes: [videoFolders.video, videoFolders.picture], listKnown: listKnownVideos },
  ],
  replyTo: (call, storyId) => replyTo(deps, call, storyId),
  extensions: storyAnswers(deps),
  cron: [{ name: 'story.sweep', match: '55 21 * * *', run: () => sweepStories(deps.platform) }],
});

export const story = domain({
  needs: ['connection', 'member', 'moderation', 'reaction'],
  create: createStoryDomain,
});

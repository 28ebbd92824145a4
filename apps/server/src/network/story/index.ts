import { domain } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { listKnownPictures } from './picture.store.ts';
import type { StoryDependencies } from './story.interface.ts';
import { storyPersonal } from './story-personal.store.ts';
import { storyRoutes } from './story.routes.ts';
import { storyAnswers } from './story-subject.ts';
import { sweepStories } from './sweep-stories.ts';

/** What members show each other for 24 hours. */
export const createStoryDomain = (deps: StoryDependencies): Domain => ({
  name: 'story',
  routes: storyRoutes(deps),
  personal: storyPersonal,
  keptFiles: [{ prefixes: ['stories/'], listKnown: listKnownPictures }],
  extensions: storyAnswers(deps),
  cron: [{ name: 'story.sweep', match: '55 21 * * *', run: () => sweepStories(deps.platform) }],
});

export const story = domain({ needs: ['member', 'moderation', 'reaction'], create: createStoryDomain });

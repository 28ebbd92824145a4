import * as api from '@nukkad/contract/network/story/story.api';
import { renew, useAsked } from '../../platform/api/asked.ts';
import { usePages } from '../../platform/api/pages.ts';
import { useSend } from '../../platform/api/send.ts';

const shown = 20;

export const useStoryRings = () => usePages(api.listStoryRings, { limit: shown });
export const useStoriesOf = (handle: string) => useAsked(api.listStoriesOf, { query: { handle } });
export const useOwnStories = () => usePages(api.listOwnStories, { limit: shown });
export const useStoryViewers = (storyId: string) =>
  usePages(api.listStoryViewers, { storyId, limit: shown }, { staleTime: 0 });

export const useMarkSeen = () => useSend(api.markStorySeen);
export const useRemoveStory = () => useSend(api.removeStory);

/** What was looked at is asked for anew once the viewer closes: while it is open its stories stay where they are. */
export const renewSeen = () => renew(api.listStoryRings, api.listStoriesOf);

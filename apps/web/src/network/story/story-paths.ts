/** Dialogs about stories, by the address of the page they lie over. */
export const storyDialogs = {
  make: 'new-story',
  remove: 'delete-story',
  viewers: 'story-viewers',
} as const;

/** Which story such a dialog is about. */
export const aboutStory = 'about';

export const ownStoriesPath = '/stories';
/** The viewer of a member's stories. */
export const storiesOf = (handle: string) => `/stories/${handle}`;
export const storyPath = (handle: string, storyId: string) => `${storiesOf(handle)}?story=${storyId}`;

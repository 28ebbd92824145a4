import * as z from 'zod/mini';
import { draftedWords } from '../../kernel/written-words.ts';
import { contactFree } from '../../kernel/contact-details/contact-free.ts';
import { id, instant, text, whole } from '../../kernel/schema.ts';
import { memberCard } from '../member/member.model.ts';
import { postPicture } from '../post/post.model.ts';
import { reactionKind } from '../reaction/reaction.model.ts';
import { storyAudiences, storyStatuses } from './story.noun.ts';

export const storyHours = 24;
/** For so long after the end its author reads who saw it. */
export const viewersHours = 48;
export const mostCaptionLetters = 200;
export const mostStoryLetters = 280;
const mostAlternative = 300;
export const storyVideoLimits = { bytes: 30 * 1024 * 1024, seconds: 60 } as const;
/** Videos that a member adds in 24 hours, shared or not: each is written anew. */
export const storyVideosADay = { usual: 10, new: 1 } as const;
/** So many in 24 hours; of new members fewer. */
export const storiesADay = { usual: 20, new: 3 } as const;

/** Grounds of a text card; its words are white on each of them. */
export const storyColours = ['ink', 'brick', 'leaf', 'lake', 'plum'] as const;
export type StoryColour = (typeof storyColours)[number];

export const storyId = id('Story');

const contact = 'Remove phone numbers, emails and links.';

const storyWords = z.pipe(
  z.optional(draftedWords(mostStoryLetters, 'Of a text card, or below a photo.').check(contactFree(contact))),
  z.transform((words: string | undefined) => words ?? ''),
);

const storyPicture = z.object({
  pictureId: z.uuid('This is not a known id.'),
  alternative: text(mostAlternative, 'What it shows, for those who cannot see it.').check(
    contactFree(contact),
  ),
});

const storyVideo = z.object({
  videoId: z.uuid('This is not a known id.'),
  alternative: text(mostAlternative, 'What it shows and says, for those who cannot see or hear it.').check(
    contactFree(contact),
  ),
});

/** A photo or a video with an optional caption; a text card where there is neither. */
export const newStoryBody = z
  .object({
    words: storyWords,
    colour: z._default(z.enum(storyColours, 'Choose a colour.'), 'ink').check(z.describe('Of a text card.')),
    picture: z.optional(storyPicture.check(z.describe('Of stories/pictures.'))),
    video: z.optional(storyVideo.check(z.describe('Of stories/videos.'))),
    audience: z.enum(storyAudiences, 'Choose who sees it.'),
  })
  .check(
    z.refine(({ words, picture, video }) => picture !== undefined || video !== undefined || words !== '', {
      error: 'Write something, or add a photo or video.',
      path: ['words'],
    }),
    z.refine(
      ({ words, picture, video }) =>
        (picture === undefined && video === undefined) || words.length <= mostCaptionLetters,
      { error: `Use at most ${mostCaptionLetters} characters below a photo or video.`, path: ['words'] },
    ),
    z.refine(({ picture, video }) => picture === undefined || video === undefined, {
      error: 'Choose a photo or a video.',
      path: ['video'],
    }),
  );
export type NewStoryBody = z.output<typeof newStoryBody>;

export const removeStoryBody = z.object({ storyId, version: whole(1, 1_000_000, 'As it was seen.') });

export const shownStoryVideo = z.object({
  videoId: z.uuid(),
  url: z.string().check(z.describe('By ranges, for ten minutes.')),
  pictureUrl: z.string(),
  mediaType: z.string(),
  alternative: z.string(),
  seconds: z.int(),
  width: z.int(),
  height: z.int(),
});
export type StoryVideo = z.output<typeof shownStoryVideo>;

export const story = z.object({
  storyId: z.uuid(),
  author: memberCard,
  words: z.string(),
  colour: z.nullable(z.enum(storyColours)).check(z.describe('Null: it is a photo or video.')),
  picture: z.nullable(postPicture),
  video: z.nullable(shownStoryVideo),
  audience: z.enum(storyAudiences),
  status: z.enum(storyStatuses),
  publishedAt: instant(),
  endsAt: instant(),
  isSeen: z.boolean(),
  views: z.nullable(z.int()).check(z.describe('To its author alone, as the count of reactions.')),
  reactions: z.nullable(z.int()),
  reaction: z.nullable(reactionKind).check(z.describe('The reader’s own.')),
  version: z.int(),
  can: z.object({
    delete: z.boolean(),
    react: z.boolean(),
    reply: z.boolean().check(z.describe('By a message to its author.')),
    report: z.boolean(),
    seeViewers: z.boolean(),
  }),
});
export type Story = z.output<typeof story>;

/** As much of a story as a message that answers it shows. */
export const quotedStory = z.object({
  storyId: z.uuid(),
  author: memberCard,
  words: z.string().check(z.describe('Or what the photo or video shows.')),
  pictureUrl: z.nullable(z.string()),
});
export type QuotedStory = z.output<typeof quotedStory>;

/** A member with stories that the reader may see now. */
export const storyRing = z.object({
  member: memberCard,
  stories: z.int(),
  unseen: z.int(),
  latestAt: instant(),
});
export type StoryRing = z.output<typeof storyRing>;

export const storyViewer = z.object({ member: memberCard, at: instant() });
export type StoryViewer = z.output<typeof storyViewer>;

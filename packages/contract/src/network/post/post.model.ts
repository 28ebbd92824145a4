import * as z from 'zod/mini';
import { writtenWords } from '../../kernel/written-words.ts';
import { pageQuery } from '../../kernel/page.ts';
import { instant, optionalText, text, whole } from '../../kernel/schema.ts';
import { memberCard } from '../member/member.model.ts';
import { jobCardId } from '../job-card/job-card.model.ts';
import { newPollOfPost, pollId } from '../poll/poll.model.ts';
import { reactionKind } from '../reaction/reaction.model.ts';
import { chosenFile, postAttached } from './post-attached.model.ts';
import { postAudiences, postStatuses } from './post.noun.ts';

export const mostPostWords = 3_000;
export const mostPostPictures = 10;
export const mostPostMentions = 20;
export const mostPostTags = 10;
const mostAlternative = 300;

export const postId = z.uuid('This is not a known id.');
export const pictureId = z.uuid('This is not a known id.');
export const postAudience = z.enum(postAudiences, 'Choose who sees it.');

export const postWords = writtenWords(
  mostPostWords,
  'With @handles of members and #tags; links begin with https://.',
);

export const chosenPicture = z.object({
  pictureId,
  alternative: text(mostAlternative, 'What it shows, for those who cannot see it.'),
});

export const newPostBody = z.object({
  body: postWords,
  audience: postAudience,
  groupId: z.optional(z.uuid('This is not a known id.').check(z.describe('With the audience group.'))),
  pictures: z
    .array(chosenPicture)
    .check(z.maxLength(mostPostPictures, 'At most 10 pictures.'), z.describe('Of feed/pictures.')),
  file: z.optional(chosenFile).check(z.describe('Of feed/video or feed/document; in place of pictures.')),
  poll: z.optional(newPollOfPost).check(z.describe('A new poll; in place of pictures.')),
  pollId: z.optional(pollId).check(z.describe('An own open poll; in place of a new one.')),
  jobCardId: z.optional(jobCardId).check(z.describe('An own agreed card; in place of pictures.')),
  showLink: z._default(
    z.boolean('Choose yes or no.').check(z.describe('Shows its first link where it has nothing else.')),
    true,
  ),
  publishAt: z.optional(instant('When it is published; left out: now.')),
});
export type NewPostBody = z.output<typeof newPostBody>;

/** One of these for each act. */
export const changePostBody = z.object({
  postId,
  version: whole(1, 1_000_000),
  action: z.enum(['edit', 'delete', 'publish'], 'Choose what to do.'),
  body: z.optional(postWords).check(z.describe('With edit.')),
});
export type ChangePostBody = z.output<typeof changePostBody>;

export const postPicture = z.object({
  pictureId: z.uuid(),
  url: z.string().check(z.describe('Good for ten minutes.')),
  alternative: z.string(),
  width: z.int(),
  height: z.int(),
});
export type PostPicture = z.output<typeof postPicture>;

/** A member who is named; `handle` as the words have it, `currentHandle` as its page is found now. */
export const postMention = z.object({
  memberId: z.uuid(),
  handle: z.string(),
  currentHandle: z.string(),
  name: z.string(),
});
export type PostMention = z.output<typeof postMention>;

/** Why a post is in the reader's feed. */
export const postReasons = ['own', 'connection', 'group', 'place', 'tag', 'member', 'saved'] as const;
export type PostReason = (typeof postReasons)[number];

const postGroup = z.object({ groupId: z.uuid(), slug: z.string(), name: z.string() });

export const post = z.object({
  postId: z.uuid(),
  author: memberCard,
  body: z.string(),
  audience: z.enum(postAudiences),
  group: z.nullable(postGroup).check(z.describe('That it was written in.')),
  tags: z.array(z.string()),
  mentions: z.array(postMention),
  pictures: z.array(postPicture),
  ...postAttached,
  status: z.enum(postStatuses),
  declineReason: z.nullable(z.string()).check(z.describe('Why its group did not publish it.')),
  publishAt: z.nullable(instant()).check(z.describe('While it is scheduled.')),
  publishedAt: z.nullable(instant()),
  editedAt: z.nullable(instant()),
  comments: z.int(),
  reactions: z.int(),
  reaction: z.nullable(reactionKind).check(z.describe('The reader’s own.')),
  saved: z.boolean(),
  why: z.enum(postReasons),
  version: z.int(),
  can: z.object({
    edit: z.boolean(),
    delete: z.boolean(),
    release: z.boolean(),
    answer: z.boolean().check(z.describe('React, comment and report.')),
  }),
});
export type Post = z.output<typeof post>;

export const postEdit = z.object({
  number: z.int(),
  body: z.string(),
  at: instant('Until when it said so.'),
});
export type PostEdit = z.output<typeof postEdit>;

export const feedOrders = ['latest', 'relevant'] as const;
export type FeedOrder = (typeof feedOrders)[number];

/** Own posts that others do not see. */
export const unseenStatuses = ['scheduled', 'waiting', 'declined', 'removed'] as const;
export type UnseenStatus = (typeof unseenStatuses)[number];

export const feedQuery = z.object({
  ...pageQuery,
  order: z._default(z.enum(feedOrders, 'Choose an order.'), 'latest'),
  of: z.optional(z.uuid('This is not a known id.').check(z.describe('Posts of this member alone.'))),
  tag: optionalText(40, 'With this tag, without #.'),
  groupId: z.optional(z.uuid('This is not a known id.').check(z.describe('Posts of this group alone.'))),
  status: z.optional(z.enum(unseenStatuses, 'Choose one of the list.').check(z.describe('Own posts alone.'))),
});
export type FeedQuery = z.output<typeof feedQuery>;

/** Posts that wait in a group. */
export const waitingPostsQuery = z.object({ ...pageQuery, groupId: z.uuid('This is not a known id.') });

export const decidePostBody = z.object({
  postId,
  version: whole(1, 1_000_000),
  action: z.enum(['approve', 'decline'], 'Choose what to do.'),
  reason: optionalText(300, 'With decline: why, as its author reads it.'),
});
export type DecidePostBody = z.output<typeof decidePostBody>;

import * as z from 'zod/mini';
import { draftedLine } from '../../kernel/written-words.ts';
import { pageQuery } from '../../kernel/page.ts';
import { instant, optionalText, whole, wholeParam } from '../../kernel/schema.ts';
import { memberCard } from '../member/member.model.ts';
import { seenByChoices } from '../member/member.noun.ts';
import { reactionKind } from '../reaction/reaction.model.ts';
import { blogBody, blogPictureAlternative } from './blog-body.model.ts';
import { blogStatuses } from './blog.noun.ts';

export const mostTitleLetters = 120;
export const mostSummaryLetters = 300;
export const mostBlogTags = 5;

export const blogId = z.uuid('This is not a known id.');
export const blogSlug = z.string('Enter an address.').check(z.maxLength(120, 'This is not a known address.'));

/** Of a draft, so it may be empty. */
const line = draftedLine;

export const blogTag = z
  .string('Enter a tag.')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}_]{1,39}$/u, 'Use one word of 2 to 40 letters or digits.'),
  );

/** All that its author writes. */
export const blogWords = z.object({
  title: line(mostTitleLetters),
  summary: line(mostSummaryLetters).check(z.describe('Empty: made from the text.')),
  cover: z.nullable(
    z.object({ pictureId: z.uuid('This is not a known id.'), alternative: blogPictureAlternative }),
  ),
  tags: z.array(blogTag).check(z.maxLength(mostBlogTags, 'Use at most 5 tags.')),
  body: blogBody,
});
export type BlogWords = z.output<typeof blogWords>;

const revision = whole(1, 1_000_000_000, 'As it was last saved.');
export const saveDraftBody = z.object({ blogId, revision, ...blogWords.shape });
export type SaveDraftBody = z.output<typeof saveDraftBody>;

/** One of these for each act; `revision` with publish: what the author has before them. */
export const changeBlogBody = z.object({
  blogId,
  version: whole(1, 1_000_000),
  action: z.enum(['publish', 'unpublish', 'delete'], 'Choose what to do.'),
  revision: z.optional(revision),
});
export type ChangeBlogBody = z.output<typeof changeBlogBody>;

export const blogPicture = z.object({
  pictureId: z.uuid(),
  url: z.string().check(z.describe('Works for who may read the blog.')),
  width: z.int(),
  height: z.int(),
});
export type BlogPicture = z.output<typeof blogPicture>;

const cover = z.nullable(z.object({ ...blogPicture.shape, alternative: z.string() }));
const language = z.enum(['en', 'hi']);

/** As a list shows it. */
export const blogCard = z.object({
  blogId: z.uuid(),
  slug: z.string(),
  author: memberCard,
  title: z.string(),
  summary: z.string(),
  cover,
  tags: z.array(z.string()),
  language,
  minutes: z.int().check(z.describe('To read it.')),
  publishedAt: instant(),
  editedAt: z.nullable(instant()),
  comments: z.int(),
  reactions: z.int(),
  views: z.int(),
});
export type BlogCard = z.output<typeof blogCard>;

export const blog = z.object({
  ...blogCard.shape,
  body: blogBody,
  pictures: z.array(blogPicture),
  isListed: z
    .boolean()
    .check(z.describe('Search engines may list it, as its author lets them list its page.')),
  reaction: z.nullable(reactionKind).check(z.describe('The reader’s own.')),
  can: z.object({
    edit: z.boolean(),
    answer: z.boolean().check(z.describe('React, comment and report.')),
  }),
});
export type Blog = z.output<typeof blog>;

/** The own working copy. */
export const blogDraft = z.object({
  blogId: z.uuid(),
  status: z.enum(blogStatuses),
  slug: z.nullable(z.string()).check(z.describe('Null: never published.')),
  ...blogWords.shape,
  pictures: z.array(blogPicture),
  isChanged: z.boolean().check(z.describe('Not as readers see it.')),
  seenBy: z.enum(seenByChoices).check(z.describe('Who will read it, as of the own page.')),
  savedAt: instant(),
  revision: z.int(),
  version: z.int(),
  can: z.object({ save: z.boolean(), publish: z.boolean(), unpublish: z.boolean(), delete: z.boolean() }),
});
export type BlogDraft = z.output<typeof blogDraft>;

/** One of the own, in a list. */
export const ownBlog = z.object({
  blogId: z.uuid(),
  slug: z.nullable(z.string()),
  status: z.enum(blogStatuses),
  title: z.string(),
  isChanged: z.boolean(),
  minutes: z.int(),
  savedAt: instant(),
  publishedAt: z.nullable(instant()),
  comments: z.int(),
  reactions: z.int(),
  views: z.int(),
  version: z.int(),
  can: z.object({ unpublish: z.boolean(), delete: z.boolean() }),
});
export type OwnBlog = z.output<typeof ownBlog>;

export const blogVersion = z.object({
  number: z.int(),
  title: z.string(),
  at: instant('Until when it said so.'),
});

export const blogVersionWords = z.object({
  ...blogVersion.shape,
  body: blogBody,
  pictures: z.array(blogPicture),
});

export const ownBlogLists = ['drafts', 'published', 'removed'] as const;
export type OwnBlogList = (typeof ownBlogLists)[number];

export const latestBlogsQuery = z.object({
  ...pageQuery,
  tag: optionalText(40, 'With this tag.'),
  of: z.optional(z.uuid('This is not a known id.').check(z.describe('Of this member.'))),
});
export type LatestBlogsQuery = z.output<typeof latestBlogsQuery>;

export const blogVersionQuery = z.object({ blogId, number: wholeParam(1, 100_000) });

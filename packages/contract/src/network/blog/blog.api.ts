/** Blogs: specification section 7, stories (latest, trendingBlogs, updateView) and content (blogs/trending). */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { moderationErrors } from '../moderation/moderation.noun.ts';
import { postErrors } from '../post/post.noun.ts';
import {
  blog,
  blogCard,
  blogDraft,
  blogId,
  blogPicture,
  blogSlug,
  blogVersion,
  blogVersionQuery,
  blogVersionWords,
  blogWords,
  changeBlogBody,
  latestBlogsQuery,
  ownBlog,
  ownBlogLists,
  saveDraftBody,
} from './blog.model.ts';
import { blogErrors as e } from './blog.noun.ts';

const tag = 'Network';
const memberCalls = { who: 'roles', roles: ['Buyer', 'Service Partner', 'Jobseeker', 'subUser'] } as const;
const own = { ...memberCalls, scope: 'blogs of the own member' } as const;
/** Visitors read what members show to everyone. */
const open = { who: 'anyone', scope: 'blogs whose authors let themselves be seen by the caller' } as const;
const perMinute = 60;
const kept = [e.blog_draft_moved, e.blog_picture_limit, postErrors.post_picture_not_found] as const;

export const listLatestBlogs = endpoint('GET /stories/latest', {
  summary: 'Blogs, the newest first; also of one member, or with a tag',
  tag,
  authz: open,
  query: latestBlogsQuery,
  response: pageOf(blogCard),
});

const trending = { tag, authz: open, query: z.object(pageQuery), response: pageOf(blogCard) } as const;

export const listTrendingBlogs = endpoint('GET /blogs/trending', {
  summary:
    'Blogs of 30 days by views of 7 days, 3 for each reaction and 5 for each comment, halved every 2 days',
  ...trending,
});

export const listTrendingStories = endpoint('GET /stories/trendingBlogs', {
  summary: 'The same as blogs/trending',
  ...trending,
});

export const getBlog = endpoint('GET /blogs/blog', {
  summary: 'One blog by its address',
  tag,
  authz: open,
  query: z.object({ slug: blogSlug }),
  response: blog,
  errors: [e.blog_not_found],
});

export const countBlogView = endpoint('POST /stories/updateView', {
  summary: 'A blog is being read: counted once a day for each reader, not for its author',
  tag,
  authz: open,
  unconfirmed: 'machine-or-hint',
  perMinute,
  body: z.object({ blogId }),
  response: z.object({ views: z.int() }),
  errors: [e.blog_not_found],
  touches: 'nothing',
});

export const listOwnBlogs = endpoint('GET /blogs/mine', {
  summary: 'Own drafts, published or removed blogs, the last saved first',
  tag,
  authz: own,
  query: z.object({
    ...pageQuery,
    of: z._default(z.enum(ownBlogLists, 'Choose one of the list.'), 'drafts'),
  }),
  response: pageOf(ownBlog),
});

export const getBlogDraft = endpoint('GET /blogs/draft', {
  summary: 'The working copy of an own blog',
  tag,
  authz: own,
  query: z.object({ blogId }),
  response: blogDraft,
  errors: [e.blog_not_found],
});

export const createBlogDraft = endpoint('POST /blogs/draft', {
  summary: 'Begin a blog; no one else sees it',
  tag,
  authz: own,
  unconfirmed: 'only-adds',
  idempotency: 'required',
  perMinute,
  body: blogWords,
  response: blogDraft,
  status: 201,
  errors: [...kept, e.blog_draft_limit, moderationErrors.network_paused],
});

export const saveBlogDraft = endpoint('PATCH /blogs/draft', {
  summary: 'Save the working copy; refused where it was saved elsewhere meanwhile',
  tag,
  authz: own,
  unconfirmed: 'carries-version',
  perMinute,
  body: saveDraftBody,
  response: blogDraft,
  errors: [...kept, e.blog_not_found, e.blog_moved_on],
});

export const updateBlog = endpoint('PATCH /blogs/blog', {
  summary: 'Publish the working copy, take a blog back into drafts, or delete it',
  tag,
  authz: own,
  unconfirmed: 'carries-version',
  perMinute: 20,
  body: changeBlogBody,
  response: blogDraft,
  errors: [
    e.blog_not_found,
    e.blog_moved_on,
    e.blog_draft_moved,
    e.blog_empty,
    e.blog_undescribed,
    e.blog_has_contact,
    e.blog_links,
    e.blog_limit,
    moderationErrors.network_paused,
  ],
});

export const listBlogVersions = endpoint('GET /blogs/versions', {
  summary: 'What an own blog said before it was changed, the newest first',
  tag,
  authz: own,
  query: z.object({ ...pageQuery, blogId }),
  response: pageOf(blogVersion),
});

export const getBlogVersion = endpoint('GET /blogs/version', {
  summary: 'One earlier version of an own blog',
  tag,
  authz: own,
  query: blogVersionQuery,
  response: blogVersionWords,
  errors: [e.blog_not_found],
});

export const addBlogPictures = endpoint('POST /blogs/pictures', {
  summary: 'Pictures for a blog that is being written; kept for a day until its draft has them',
  tag,
  authz: own,
  unconfirmed: 'only-adds',
  idempotency: 'optional',
  perMinute,
  upload: {
    field: 'photos',
    maxFiles: 10,
    maxBytes: 10_485_760,
    mediaTypes: ['image/jpeg', 'image/png', 'image/webp'],
  },
  response: z.object({ items: z.array(blogPicture) }),
  status: 201,
  errors: [postErrors.post_picture_unreadable, e.blog_picture_limit, moderationErrors.network_paused],
  touches: 'nothing',
});

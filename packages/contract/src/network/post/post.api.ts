/** The feed: specification section 7, Feed, stories, network, messaging. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { text } from '../../kernel/schema.ts';
import { memberCard } from '../member/member.model.ts';
import { moderationErrors } from '../moderation/moderation.noun.ts';
import { postAttachedErrors } from './post-attached.noun.ts';
import { jobCardErrors } from '../job-card/job-card.noun.ts';
import { pollErrors } from '../poll/poll.noun.ts';
import { changePostBody, feedQuery, newPostBody, post, postEdit, postId, postPicture } from './post.model.ts';
import { postErrors as e } from './post.noun.ts';

const tag = 'Network';
const roles = ['Buyer', 'Service Partner', 'Jobseeker', 'subUser'] as const;
/** Staff act for themselves, or for their business with the feature network; the policy asks for it. */
const reading = { who: 'roles', roles, scope: 'posts that the own member may see' } as const;
const writing = { who: 'roles', roles, scope: 'posts of the own member' } as const;
const perMinute = 20;
const words = [e.post_has_contact, e.post_mentions, e.post_tags, e.post_links, e.post_new_member] as const;

export const addPostPictures = endpoint('POST /feed/pictures', {
  summary: 'Pictures for a post that is being written; kept for a day until it is published',
  tag,
  authz: writing,
  unconfirmed: 'only-adds',
  idempotency: 'optional',
  perMinute,
  upload: {
    field: 'photos',
    maxFiles: 10,
    maxBytes: 10_485_760,
    mediaTypes: ['image/jpeg', 'image/png', 'image/webp'],
  },
  response: z.object({ items: z.array(postPicture) }),
  status: 201,
  errors: [e.post_picture_unreadable, e.post_picture_limit, moderationErrors.network_paused],
  touches: 'nothing',
});

export const createPost = endpoint('POST /feed/create_new', {
  summary: 'Write a post, now or for later',
  tag,
  authz: writing,
  unconfirmed: 'only-adds',
  idempotency: 'required',
  perMinute,
  body: newPostBody,
  response: post,
  status: 201,
  errors: [
    ...words,
    e.post_pictures,
    e.post_picture_not_found,
    e.post_limit,
    e.post_scheduled_limit,
    postAttachedErrors.post_attached_kinds,
    postAttachedErrors.post_file_not_found,
    postAttachedErrors.post_poll_now,
    postAttachedErrors.post_poll_group,
    postAttachedErrors.post_poll_not_open,
    pollErrors.poll_limit,
    jobCardErrors.job_card_not_agreed,
    e.post_group_not_joined,
    e.post_group_later,
    moderationErrors.network_paused,
  ],
  touches: ['poll'],
});

export const updatePost = endpoint('PATCH /feed/update', {
  summary: 'Edit an own post within 24 hours, delete it, or publish a scheduled one now',
  tag,
  authz: writing,
  unconfirmed: 'carries-version',
  perMinute,
  body: changePostBody,
  response: post,
  errors: [
    ...words,
    e.post_not_found,
    e.post_moved_on,
    e.post_edit_over,
    e.post_edit_approved,
    moderationErrors.network_paused,
  ],
});

export const getFeeds = endpoint('GET /feed/getFeeds', {
  summary: 'Posts of connections, of the own place and one’s own: the latest or the most relevant first',
  tag,
  authz: reading,
  query: feedQuery,
  response: pageOf(post),
});

export const getPost = endpoint('GET /feed/post', {
  summary: 'One post',
  tag,
  authz: reading,
  query: z.object({ postId }),
  response: post,
  errors: [e.post_not_found],
});

export const listPostEdits = endpoint('GET /feed/edits', {
  summary: 'What a post said before it was edited, the newest first',
  tag,
  authz: reading,
  query: z.object({ postId }),
  response: z.object({ items: z.array(postEdit) }),
  errors: [e.post_not_found],
});

export const savePost = endpoint('PUT /feed/save', {
  summary: 'Keep a post for later, or no longer',
  tag,
  authz: reading,
  unconfirmed: 'nothing-to-agree',
  body: z.object({ postId, saved: z.boolean('Choose yes or no.') }),
  response: z.object({ postId: z.uuid(), saved: z.boolean() }),
  errors: [e.post_not_found],
});

export const listSavedPosts = endpoint('GET /feed/saved', {
  summary: 'Posts that were saved and can still be seen, the last saved first',
  tag,
  authz: reading,
  query: z.object(pageQuery),
  response: pageOf(post),
});

export const listMentionable = endpoint('GET /feed/mentionable', {
  summary: 'Members whom a post may mention, by the beginning of their name or handle',
  tag,
  authz: writing,
  query: z.object({ q: text(60, 'What was typed behind the @.') }),
  response: z.object({ items: z.array(memberCard) }),
});

/** Stories: specification section 7, Feed, stories, network, messaging. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { removed } from '../../kernel/schema.ts';
import { memberCard, memberHandle } from '../member/member.model.ts';
import { moderationErrors } from '../moderation/moderation.noun.ts';
import { postVideoPictureType, postVideoTypes } from '../post/post-attached.model.ts';
import { postPicture } from '../post/post.model.ts';
import {
  newStoryBody,
  quotedStory,
  removeStoryBody,
  shownStoryVideo,
  story,
  storyId,
  storyRing,
  storyVideoLimits,
  storyViewer,
} from './story.model.ts';
import { storyErrors as e } from './story.noun.ts';

const tag = 'Network';
const roles = ['Buyer', 'Service Partner', 'Jobseeker', 'subUser'] as const;
const reading = { who: 'roles', roles, scope: 'stories that the own member may see' } as const;
const writing = { who: 'roles', roles, scope: 'stories of the own member' } as const;
const perMinute = 20;

export const listStoryRings = endpoint('GET /stories/getLists', {
  summary: 'Members with stories now: the own member first, then those with unseen ones, the newest first',
  tag,
  authz: reading,
  query: z.object(pageQuery),
  response: pageOf(storyRing),
});

export const listStoriesOf = endpoint('GET /stories/ofMember', {
  summary: 'Stories of a member that can be seen now, the oldest first',
  tag,
  authz: reading,
  query: z.object({ handle: memberHandle }),
  response: z.object({ member: memberCard, items: z.array(story) }),
  errors: [e.story_not_found],
});

export const listOwnStories = endpoint('GET /stories/mine', {
  summary: 'Own stories until 48 hours after their end, the newest first',
  tag,
  authz: writing,
  query: z.object(pageQuery),
  response: pageOf(story),
});

export const listStoryViewers = endpoint('GET /stories/viewers', {
  summary: 'Who saw an own story, until 48 hours after its end; without blocked members',
  tag,
  authz: writing,
  query: z.object({ ...pageQuery, storyId }),
  response: pageOf(storyViewer),
});

export const getQuotedStory = endpoint('GET /stories/quoted', {
  summary: 'A story that a message answers, while the reader may see it',
  tag,
  authz: reading,
  query: z.object({ storyId }),
  response: quotedStory,
  errors: [e.story_not_found],
});

export const addStoryVideo = endpoint('POST /stories/videos', {
  summary: 'A video of up to 60 seconds, and then a picture from it, for a story that is being made',
  tag,
  authz: writing,
  unconfirmed: 'only-adds',
  idempotency: 'optional',
  perMinute: 10,
  upload: {
    field: 'files',
    maxFiles: 2,
    maxBytes: storyVideoLimits.bytes,
    mediaTypes: [...postVideoTypes, postVideoPictureType],
  },
  response: shownStoryVideo,
  status: 201,
  errors: [
    e.story_video_unreadable,
    e.story_video_too_long,
    e.story_video_picture,
    e.story_video_limit,
    e.story_video_limit_new,
    moderationErrors.network_paused,
  ],
  touches: 'nothing',
});

export const addStoryPicture = endpoint('POST /stories/pictures', {
  summary: 'A picture for a story that is being made; kept for a day until it is shared',
  tag,
  authz: writing,
  unconfirmed: 'only-adds',
  idempotency: 'optional',
  perMinute,
  upload: {
    field: 'photos',
    maxFiles: 1,
    maxBytes: 10_485_760,
    mediaTypes: ['image/jpeg', 'image/png', 'image/webp'],
  },
  response: z.object({ items: z.array(postPicture) }),
  status: 201,
  errors: [e.story_picture_unreadable, e.story_picture_limit, moderationErrors.network_paused],
  touches: 'nothing',
});

export const createStory = endpoint('POST /stories/create', {
  summary: 'Share a photo, a video or a text card for 24 hours',
  tag,
  authz: writing,
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'required',
  perMinute,
  body: newStoryBody,
  response: story,
  errors: [
    e.story_limit,
    e.story_limit_new,
    e.story_picture_not_found,
    e.story_video_not_found,
    moderationErrors.network_paused,
  ],
});

export const removeStory = endpoint('POST /stories/remove', {
  summary: 'Delete an own story',
  tag,
  authz: writing,
  unconfirmed: 'carries-version',
  perMinute,
  body: removeStoryBody,
  response: removed,
  errors: [e.story_not_found, e.story_moved_on],
});

export const markStorySeen = endpoint('POST /stories/seen', {
  summary: 'Say that a story was seen; counted once for each member, and not for its author',
  tag,
  authz: reading,
  unconfirmed: 'nothing-to-agree',
  perMinute: 120,
  body: z.object({ storyId }),
  response: z.object({ storyId: z.uuid() }),
  errors: [e.story_not_found],
  touches: 'nothing',
});

/** What a post carries besides pictures: specification section 7, Feed, stories, network, messaging. The calls are the project’s own choice. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { moderationErrors } from '../moderation/moderation.noun.ts';
import {
  linkQuery,
  openedFile,
  postDocumentBytes,
  postDocumentTypes,
  postFile,
  postLink,
  postVideoLimits,
  postVideoPictureType,
  postVideoTypes,
} from './post-attached.model.ts';
import { postAttachedErrors as e } from './post-attached.noun.ts';
import { postId } from './post.model.ts';
import { postErrors } from './post.noun.ts';

const tag = 'Network';
const roles = ['Buyer', 'Service Partner', 'Jobseeker', 'subUser'] as const;
const reading = { who: 'roles', roles, scope: 'posts that the own member may see' } as const;
const writing = { who: 'roles', roles, scope: 'posts of the own member' } as const;
const adding = {
  tag,
  authz: writing,
  unconfirmed: 'only-adds',
  idempotency: 'optional',
  perMinute: 10,
  response: postFile,
  status: 201,
  touches: 'nothing',
} as const;
const limits = [e.post_file_limit, e.post_file_limit_new, moderationErrors.network_paused] as const;

export const previewPostLink = endpoint('GET /feed/preview', {
  summary: 'What will be shown of a link in a post that is being written; null: nothing',
  tag,
  authz: writing,
  perMinute: 10,
  query: linkQuery,
  response: z.object({ link: z.nullable(postLink) }),
});

export const addPostVideo = endpoint('POST /feed/video', {
  summary: 'A video of up to 60 seconds, and then a picture from it, for a post that is being written',
  ...adding,
  upload: {
    field: 'files',
    maxFiles: 2,
    maxBytes: postVideoLimits.bytes,
    mediaTypes: [...postVideoTypes, postVideoPictureType],
  },
  errors: [...limits, e.post_video_unreadable, e.post_video_too_long, e.post_video_picture],
});

export const addPostDocument = endpoint('POST /feed/document', {
  summary: 'A document for a post that is being written; kept for a day until it is published',
  ...adding,
  upload: {
    field: 'files',
    maxFiles: 1,
    maxBytes: postDocumentBytes,
    mediaTypes: [...postDocumentTypes],
  },
  errors: [...limits, e.post_document_unreadable, e.post_document_active, e.post_document_locked],
});

export const openPostFile = endpoint('GET /feed/file', {
  summary: 'Opens the video or document of a post, for who may see the post now',
  tag,
  authz: reading,
  query: z.object({ postId }),
  response: openedFile,
  errors: [postErrors.post_not_found, e.post_file_not_found],
});

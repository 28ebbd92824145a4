/** The 60-second video of the own profile: specification section 4, empty state "no videos". The calls are the project’s own choice. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/schema.ts';
import { candidateVideo, videoLimits, videoMediaTypes, videoPictureMediaType } from './video.model.ts';
import { candidateVideoErrors as e } from './video.noun.ts';

const tag = 'Jobs';
const own = { who: 'roles', roles: ['Jobseeker'], scope: 'own video only' } as const;

export const getOwnVideo = endpoint('GET /jobs/video', {
  summary: 'The own video',
  tag,
  authz: own,
  response: z.object({ video: z.nullable(candidateVideo) }),
});

export const sendVideo = endpoint('POST /jobs/video', {
  summary: 'Send a video of up to 60 seconds and then a picture from it, in place of the one before',
  tag,
  authz: own,
  unconfirmed: 'own-text',
  status: 201,
  perMinute: 6,
  upload: {
    field: 'files',
    maxFiles: 2,
    maxBytes: videoLimits.bytes,
    mediaTypes: [...videoMediaTypes, videoPictureMediaType],
  },
  response: candidateVideo,
  errors: [e.candidate_video_unreadable, e.candidate_video_too_long, e.candidate_video_picture],
});

export const removeVideo = endpoint('DELETE /jobs/video', {
  summary: 'Remove the own video and its picture at once',
  tag,
  authz: own,
  unconfirmed: 'removes-named',
  query: z.object({ videoId: id('Video') }),
  response: z.object({ removed: z.literal(true) }),
  errors: [e.candidate_video_not_found],
});

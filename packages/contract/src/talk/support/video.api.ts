/** How-to videos: specification section 7, `demo_videos` with its views. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { videoErrors } from './support.noun.ts';

const tag = 'Support';
const authz = { who: 'anyone' } as const;

export const shownVideo = z.object({
  videoId: z.uuid(),
  title: z.string().check(z.describe('In the language of the one who asks.')),
  url: z.string().check(z.describe('Its page at the video service.')),
  seconds: z.int(),
  views: z.int().check(z.describe('How often it was opened from our page.')),
});
export type ShownVideo = z.output<typeof shownVideo>;

export const listVideos = endpoint('GET /demo_videos', {
  summary: 'Short how-to videos, in their order; at most 50',
  tag,
  authz,
  response: z.object({ videos: z.array(shownVideo) }),
});

export const countView = endpoint('PATCH /demo_videos/views', {
  summary: 'A video was opened',
  tag,
  authz,
  unconfirmed: 'machine-or-hint',
  perMinute: 20,
  body: z.object({ videoId: z.uuid('This is not a known id.') }),
  response: z.object({ views: z.int() }),
  errors: [videoErrors.video_not_found],
});

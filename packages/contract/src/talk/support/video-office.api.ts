import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { countedPageOf, countedPageQuery } from '../../kernel/page.ts';
import { instant, optionalText, text, whole, removed } from '../../kernel/schema.ts';
import { videoErrors } from './support.noun.ts';

const tag = 'Back office';
const adminOnly = { who: 'roles', roles: ['Admin'] } as const;
const params = z.object({ videoId: z.uuid('This is not a known id.') });
const version = whole(1, 1_000_000, 'As it was shown; a changed video is refused.');

/** All that there can be, so that the help page has them in one answer. */
export const mostVideos = 50;

/** Where videos may lie: the page leads there, and asks them nothing. */
const videoPage = /^https:\/\/(?:www\.youtube\.com|youtube\.com|youtu\.be|vimeo\.com)\/[!-~]+$/;

const videoFields = {
  titleEn: text(100, 'What it shows, in English.'),
  titleHi: text(100, 'What it shows, in Hindi.'),
  url: text(300, 'Its page at the video service.').check(
    z.regex(videoPage, 'Enter an https address of YouTube or Vimeo.'),
  ),
  seconds: whole(5, 7_200, 'How long it is, in seconds.'),
  position: whole(0, 999, 'The lowest comes first.'),
};

export const videoBody = z.object(videoFields);

export const demoVideo = z.object({
  videoId: z.uuid(),
  ...videoFields,
  views: z.int().check(z.describe('How often it was opened from our page.')),
  changedBy: z.nullable(z.string()).check(z.describe('Name of the Admin; null: the account is erased.')),
  changedAt: z.nullable(instant()),
  version: z.int(),
});
export type DemoVideo = z.output<typeof demoVideo>;

export const demoVideosQuery = z.object({
  ...countedPageQuery,
  q: optionalText(60, 'A part of the title.'),
});

export const listDemoVideos = endpoint('GET /backoffice/demoVideos', {
  summary: 'How-to videos of the help page, by position',
  tag,
  authz: adminOnly,
  query: demoVideosQuery,
  response: countedPageOf(demoVideo),
});

export const addDemoVideo = endpoint('POST /backoffice/demoVideos', {
  summary: 'Add a how-to video; the help page shows it at once',
  tag,
  authz: adminOnly,
  unconfirmed: 'only-adds',
  status: 201,
  body: videoBody,
  response: demoVideo,
  errors: [videoErrors.too_many_videos],
});

export const changeDemoVideo = endpoint('PATCH /backoffice/demoVideos/{videoId}', {
  summary: 'Change a how-to video',
  tag,
  authz: adminOnly,
  unconfirmed: 'carries-version',
  params,
  body: z.object({ ...videoFields, version }),
  response: demoVideo,
  errors: [videoErrors.video_not_found, videoErrors.video_changed],
});

export const removeDemoVideo = endpoint('POST /backoffice/demoVideos/{videoId}/remove', {
  summary: 'Remove a how-to video',
  tag,
  authz: adminOnly,
  unconfirmed: 'carries-version',
  params,
  body: z.object({ version }),
  response: removed,
  errors: [videoErrors.video_not_found, videoErrors.video_changed],
});

/** How-to videos in the back office; they are written and published as public content (`office/piece`). */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { countedPageOf, countedPageQuery } from '../../kernel/page.ts';
import { instant, optionalText } from '../../kernel/schema.ts';

const tag = 'Back office';
const adminOnly = { who: 'roles', roles: ['Admin'] } as const;
/** All that there can be, so that the help page has them in one answer. */
export const mostVideos = 50;

export const demoVideo = z.object({
  videoId: z.uuid(),
  titleEn: z.string(),
  titleHi: z.string(),
  url: z.string(),
  seconds: z.int(),
  position: z.int(),
  isShown: z.boolean().check(z.describe('False: it was taken back.')),
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

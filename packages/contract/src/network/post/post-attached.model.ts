import * as z from 'zod/mini';
import { text } from '../../kernel/schema.ts';
import { shownJobCard } from '../job-card/job-card.model.ts';
import { poll } from '../poll/poll.model.ts';

/** A minute as phones film it, also those that do not spare the disk. */
export const postVideoLimits = { bytes: 30 * 1024 * 1024, seconds: 60 } as const;
export const postVideoTypes = ['video/mp4', 'video/quicktime', 'video/webm'] as const;
export const postVideoPictureType = 'image/jpeg';

export const postDocumentBytes = 10_485_760;
const openXml = 'application/vnd.openxmlformats-officedocument';
export const postDocumentTypes = [
  'application/pdf',
  `${openXml}.wordprocessingml.document`,
  `${openXml}.spreadsheetml.sheet`,
] as const;

const mostDescription = 300;
const longestLink = 2_000;

/** What of the files a post takes. */
export const chosenFile = z.object({
  fileId: z.uuid('This is not a known id.'),
  description: text(mostDescription, 'What it shows or says, for those who cannot see or hear it.'),
});

export const linkQuery = z.object({ url: text(longestLink, 'A link that begins with https://.') });

/** A page that a post leads to, as it says of itself. */
export const postLink = z.object({
  url: z.string(),
  site: z.string(),
  title: z.string(),
  description: z.string(),
  picture: z.nullable(
    z.object({
      url: z.string().check(z.describe('Good for ten minutes.')),
      width: z.int(),
      height: z.int(),
    }),
  ),
});
export type PostLink = z.output<typeof postLink>;

export const postFileKinds = ['video', 'document'] as const;
export type PostFileKind = (typeof postFileKinds)[number];

export const postFile = z.object({
  fileId: z.uuid(),
  kind: z.enum(postFileKinds),
  name: z.string(),
  description: z.string(),
  mediaType: z.string(),
  bytes: z.int(),
  pages: z.nullable(z.int()).check(z.describe('Of a PDF.')),
  seconds: z.nullable(z.int()).check(z.describe('Of a video.')),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  pictureUrl: z.nullable(z.string()).check(z.describe('Of a video, before it plays.')),
});
export type PostFile = z.output<typeof postFile>;

/** One of these at most. */
export const postAttached = {
  link: z.nullable(postLink),
  file: z.nullable(postFile),
  poll: z.nullable(poll),
  jobCard: z.nullable(shownJobCard).check(z.describe('While its customer agrees.')),
};

export const openedFile = z.object({
  url: z.string().check(z.describe('A video by ranges, for ten minutes; a document for one.')),
});

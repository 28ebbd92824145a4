import * as z from 'zod/mini';
import { instant } from '../../kernel/schema.ts';

/** A minute as we record it takes 10 MB; more than this is more than a reader process holds. */
export const videoLimits = { bytes: 20 * 1024 * 1024, seconds: 60 } as const;
export const videoMediaTypes = ['video/mp4', 'video/quicktime', 'video/webm'] as const;
export const videoPictureMediaType = 'image/jpeg';

/** The short video in which a person says who they are. */
export const candidateVideo = z.object({
  videoId: z.uuid(),
  url: z.string().check(z.describe('Plays for a few minutes, also by ranges.')),
  pictureUrl: z.string().check(z.describe('Shown before it plays; for a few minutes.')),
  mediaType: z.string(),
  seconds: z.int(),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  uploadedAt: instant(),
});
export type CandidateVideo = z.output<typeof candidateVideo>;
export type CandidateVideoAnswer = z.input<typeof candidateVideo>;

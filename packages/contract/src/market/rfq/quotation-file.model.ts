import * as z from 'zod/mini';

/** Of one upload, of one request and of one quote; `daily`: of one person. */
export const quotationFileLimits = {
  bytes: 10 * 1024 * 1024,
  atOnce: 5,
  ofRequest: 10,
  ofQuote: 5,
  daily: 40,
} as const;

export const quotationFile = z.object({
  fileId: z.uuid(),
  fileName: z.string().check(z.describe('As it was called where it came from; for showing only.')),
  mediaType: z.enum(['application/pdf', 'image/webp']),
  bytes: z.int(),
  url: z.string().check(z.describe('Opens it for this person, for some minutes.')),
});
export type QuotationFile = z.output<typeof quotationFile>;

const fileId = z.uuid('This is not a known id.');

/** Files that go with what is sent. */
export const filesChosen = (most: number) =>
  z.optional(
    z
      .array(fileId)
      .check(z.maxLength(most, `At most ${most} files.`), z.describe('Kept before; in this order.')),
  );

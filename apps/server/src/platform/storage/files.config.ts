/** Where files lie. */
import * as z from 'zod/mini';

const word = z.optional(z.string());

export const filesEnvironment = {
  FILES_IN: z.optional(z.enum(['folder', 's3'], 'FILES_IN must be one of folder, s3.')),
  S3_BUCKET: word,
  S3_REGION: word,
  S3_ENDPOINT: word,
  S3_ACCESS_KEY_ID: word,
  S3_SECRET_ACCESS_KEY: word,
};

import * as z from 'zod/mini';

const word = z.optional(z.string());

/** With what signed documents are closed, and who vouches for the time; see docs/operations.md. */
export const sealEnvironment = {
  SEAL_CERTIFICATE_FILE: word,
  SEAL_KEY_FILE: word,
  SEAL_TIMESTAMP_URL: z.optional(
    z
      .url('SEAL_TIMESTAMP_URL must be an address such as https://timestamp.example.in/tsr.')
      .check(
        z.refine(
          (value) => /^https?:/.test(value),
          'SEAL_TIMESTAMP_URL must start with http:// or https://.',
        ),
      ),
  ),
};

/** The certificate and key of the seal, where the installation does not make its own, and the time server (RFC 3161). */
import * as z from 'zod/mini';

export const sealEnvironment = {
  SEAL_CERTIFICATE_FILE: z.optional(z.string()),
  SEAL_KEY_FILE: z.optional(z.string()),
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

/** Each of the two needs the other. */
export const sealIsGiven = (env: {
  readonly SEAL_CERTIFICATE_FILE?: string | undefined;
  readonly SEAL_KEY_FILE?: string | undefined;
}): boolean => env.SEAL_CERTIFICATE_FILE !== undefined || env.SEAL_KEY_FILE !== undefined;

/** Who offers Aadhaar eSign to the people who sign here. */
import * as z from 'zod/mini';

const file = z.optional(z.string());

export const eSignEnvironment = {
  ESIGN_PROVIDER: z.optional(
    z.enum(['off', 'embedded', 'cca'], 'ESIGN_PROVIDER must be one of off, embedded, cca.'),
  ),
  ESIGN_NAME: z._default(
    z
      .string()
      .check(
        z.minLength(1, 'ESIGN_NAME must not be empty.'),
        z.maxLength(60, 'ESIGN_NAME must have at most 60 characters.'),
      ),
    'Aadhaar eSign',
  ),
  ESIGN_URL: z.optional(
    z
      .url('ESIGN_URL must be an address such as https://esign.example.in/2.1/sign.')
      .check(z.refine((value) => /^https?:/.test(value), 'ESIGN_URL must start with http:// or https://.')),
  ),
  ESIGN_ASP_ID: z.optional(z.string()),
  ESIGN_KEY_FILE: file,
  ESIGN_CERTIFICATE_FILE: file,
  ESIGN_PROVIDER_CERTIFICATE_FILE: file,
  ESIGN_ROOTS_FILE: file,
};

interface Given {
  readonly NODE_ENV: string;
  readonly ESIGN_PROVIDER?: 'off' | 'embedded' | 'cca' | undefined;
  readonly ESIGN_URL?: string | undefined;
}

/** What `cca` needs. */
export const eSignNeeds = [
  'ESIGN_URL',
  'ESIGN_ASP_ID',
  'ESIGN_KEY_FILE',
  'ESIGN_CERTIFICATE_FILE',
  'ESIGN_PROVIDER_CERTIFICATE_FILE',
  'ESIGN_ROOTS_FILE',
] as const;

/** Signatures of the stand-in are worth nothing. */
export const eSignProviderOf = ({ NODE_ENV, ESIGN_PROVIDER }: Given): 'off' | 'embedded' | 'cca' =>
  ESIGN_PROVIDER ?? (NODE_ENV === 'production' ? 'off' : 'embedded');

export function eSignMistakes({ ESIGN_PROVIDER, ESIGN_URL }: Given): (readonly [boolean, string])[] {
  return [
    [
      ESIGN_PROVIDER === 'embedded',
      'ESIGN_PROVIDER must be cca or off in production: signatures of the embedded stand-in are worth nothing.',
    ],
    [
      ESIGN_URL !== undefined && !ESIGN_URL.startsWith('https:'),
      'ESIGN_URL must start with https:// in production.',
    ],
  ];
}

/** The JSON forms of WebAuthn Level 3, section 5.1.8 and 5.1.9, as far as they are used here. */
import * as z from 'zod/mini';
import { instant } from '../../kernel/schema.ts';

const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

const base64url = (max: number) =>
  z
    .string('This is missing.')
    .check(
      z.maxLength(max, 'This is too long.'),
      z.regex(/^[A-Za-z0-9_-]+$/, 'This is not base64url.'),
      z.describe('base64url without padding.'),
    );

const descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.optional(z.array(z.string())),
});

/** For navigator.credentials.create(). */
export const creationOptions = z.object({
  rp: z.object({ id: z.optional(z.string()), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.optional(z.int()),
  excludeCredentials: z.optional(z.array(descriptor)),
  authenticatorSelection: z.optional(
    z.object({
      residentKey: z.optional(z.string()),
      requireResidentKey: z.optional(z.boolean()),
      userVerification: z.optional(z.string()),
    }),
  ),
  attestation: z.optional(z.string()),
  extensions: z.optional(z.object({ credProps: z.optional(z.boolean()) })),
});
export type CreationOptions = z.output<typeof creationOptions>;

/** For navigator.credentials.get(). */
export const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.optional(z.string()),
  timeout: z.optional(z.int()),
  allowCredentials: z.optional(z.array(descriptor)),
  userVerification: z.optional(z.string()),
});
export type RequestOptions = z.output<typeof requestOptions>;

const credential = {
  id: base64url(1_400),
  rawId: base64url(1_400),
  type: z.literal('public-key', 'This is no passkey.'),
  authenticatorAttachment: z.optional(z.enum(['platform', 'cross-platform'], 'This is unknown.')),
};

/** What navigator.credentials.create() gave. */
export const madePasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4_000),
    attestationObject: base64url(20_000),
    transports: z.optional(
      z
        .array(z.string('This is unknown.').check(z.maxLength(20, 'This is too long.')))
        .check(z.maxLength(10, 'These are too many.')),
    ),
  }),
});
export type MadePasskey = z.output<typeof madePasskey>;

/** What navigator.credentials.get() gave. */
export const shownPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4_000),
    authenticatorData: base64url(4_000),
    signature: base64url(4_000),
    userHandle: z.optional(base64url(100)),
  }),
});
export type ShownPasskey = z.output<typeof shownPasskey>;

export const knownTransports: readonly string[] = transports;

/** A passkey as its owner sees it. */
export const passkey = z.object({
  passkeyId: z.uuid(),
  name: z.string(),
  isSynced: z
    .boolean()
    .check(z.describe('Kept by a service such as a password manager, so it works on several devices.')),
  createdAt: instant(),
  lastUsedAt: z.nullable(instant('Null: never yet.')),
});
export type Passkey = z.output<typeof passkey>;

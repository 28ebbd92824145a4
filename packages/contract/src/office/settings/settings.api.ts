import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';

const tag = 'Platform';

export const getAppSettings = endpoint('GET /home/aapSettings', {
  summary: 'Public settings, fetched once at startup',
  tag,
  authz: { who: 'anyone' },
  response: z.object({
    brand: z.string(),
    publicOrigin: z.string(),
    mobileOrigin: z.nullable(z.string()),
    production: z.boolean(),
    analyticsId: z
      .nullable(z.string())
      .check(z.describe('Public key of the analytics provider; null: none.')),
    analyticsOrigin: z.string(),
    pushPublicKey: z.nullable(z.string()).check(z.describe('VAPID public key of web push; null: none.')),
    paymentProvider: z.enum(['sandbox', 'razorpay']),
    paymentKeyId: z.nullable(z.string()),
    developmentInbox: z.boolean(),
    shopWindowDays: z.int().check(z.describe('How many days ahead can be booked.')),
    languages: z.array(z.string()),
    payloadKey: z
      .nullable(z.string())
      .check(
        z.describe(
          'Public key that bodies are encrypted to, P-256 uncompressed, base64url; null: they are not.',
        ),
      ),
  }),
});

export const getDictionary = endpoint('GET /home/languageTranslation', {
  summary: 'Words that replace the built-in ones, by language; empty is a good answer',
  tag,
  authz: { who: 'anyone' },
  query: z.object({ lang: z._default(z.enum(['en', 'hi'], 'Choose en or hi.'), 'en') }),
  response: z.record(z.string(), z.string()),
});

export const transliterate = endpoint('GET /home/transliterate', {
  summary: 'Readings of a word of Latin letters in Devanagari, for suggestions while typing',
  tag,
  authz: { who: 'anyone' },
  query: z.object({
    text: z.string('Enter a word.').check(z.regex(/^[A-Za-z]{1,40}$/, 'A word has 1 to 40 Latin letters.')),
  }),
  response: z.object({ suggestions: z.array(z.string()) }),
  perMinute: 240,
});

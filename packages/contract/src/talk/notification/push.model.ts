import * as z from 'zod/mini';

/** So many browsers of one person; the oldest makes room. */
export const mostSubscriptions = 10;

const base64url = (length: number, what: string) =>
  z
    .string(`Send ${what}.`)
    .check(
      z.regex(/^[\w-]+={0,2}$/, `This is not ${what}.`),
      z.minLength(length, `This is not ${what}.`),
      z.maxLength(length + 2, `This is not ${what}.`),
    );

export const pushEndpoint = z
  .url('Send the address that the browser gave.')
  .check(
    z.maxLength(1_000, 'This address is too long.'),
    z.describe('Of a known push service; no other address is ever called.'),
  );

/** What `PushSubscription.toJSON()` of a browser gives. */
export const pushSubscription = z.object({
  endpoint: pushEndpoint,
  keys: z.object({
    p256dh: base64url(87, 'the key of the browser'),
    auth: base64url(22, 'the secret of the browser'),
  }),
});

export const subscribeBody = z.object({
  deviceType: z.literal('web', 'Send web.'),
  subscription: pushSubscription,
});

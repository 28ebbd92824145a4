import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, text, removed } from '../../kernel/schema.ts';
import { whileIncomplete } from '../../kernel/access-level.ts';
import { accountErrors } from './account.noun.ts';
import { session, signInRole } from './account.model.ts';
import { passkeyErrors } from './passkey.noun.ts';
import { creationOptions, madePasskey, passkey, requestOptions, shownPasskey } from './passkey.model.ts';

const tag = 'Account';
const own = { who: 'signed-in', scope: 'own passkeys only' } as const;
const passkeyId = z.object({ passkeyId: id('passkey') });
const challengeId = z.uuid('This is not a known id.');

export const beginPasskey = endpoint('POST /user/passkeys/options', {
  summary: 'What the browser needs to make a passkey; good once, for five minutes',
  tag,
  authz: own,
  unconfirmed: 'proves-identity',
  openWhile: whileIncomplete,
  response: z.object({ challengeId, options: creationOptions }),
  errors: [passkeyErrors.passkey_too_many],
  perMinute: 20,
});

export const addPasskey = endpoint('POST /user/passkeys', {
  summary: 'Keep a passkey that the browser has made',
  tag,
  authz: own,
  unconfirmed: 'proves-identity',
  openWhile: whileIncomplete,
  body: z.object({ challengeId, name: text(60, 'What the person calls it.'), made: madePasskey }),
  response: passkey,
  status: 201,
  errors: [
    passkeyErrors.passkey_refused,
    passkeyErrors.passkey_expired,
    passkeyErrors.passkey_known,
    passkeyErrors.passkey_too_many,
  ],
  perMinute: 20,
});

export const listPasskeys = endpoint('GET /user/passkeys', {
  summary: 'The own passkeys, the newest first; there are 20 at most',
  tag,
  authz: own,
  openWhile: whileIncomplete,
  response: z.object({ items: z.array(passkey) }),
});

export const renamePasskey = endpoint('PATCH /user/passkeys/{passkeyId}', {
  summary: 'Rename a passkey',
  tag,
  authz: own,
  unconfirmed: 'own-text',
  openWhile: whileIncomplete,
  params: passkeyId,
  body: z.object({ name: text(60, 'What the person calls it.') }),
  response: passkey,
});

export const removePasskey = endpoint('DELETE /user/passkeys/{passkeyId}', {
  summary: 'Remove a passkey; it can no longer be used to sign in',
  tag,
  authz: own,
  unconfirmed: 'ends-own-session',
  openWhile: whileIncomplete,
  params: passkeyId,
  response: removed,
});

export const beginPasskeySignIn = endpoint('POST /home/passkey/options', {
  summary: 'What the browser needs to sign in with a passkey; good once, for five minutes',
  tag,
  authz: { who: 'anyone' },
  unconfirmed: 'proves-identity',
  response: z.object({ challengeId, options: requestOptions }),
  perMinute: 60,
});

export const signInWithPasskey = endpoint('POST /home/passkey/login', {
  summary: 'Sign in with a passkey that the browser found by itself',
  tag,
  authz: { who: 'anyone' },
  unconfirmed: 'proves-identity',
  body: z.object({ challengeId, shown: shownPasskey, role: z.optional(signInRole) }),
  response: session,
  errors: [passkeyErrors.passkey_refused, passkeyErrors.passkey_expired, accountErrors.admin_refused],
  perMinute: 60,
});

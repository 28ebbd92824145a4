import { getMyProfile } from '@nukkad/contract/identity/account/account.api';
import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Mounted } from '../../../test/harness/mounted.ts';
import { mountedWithSignIn, signInAs } from '../../../test/harness/sign-in.ts';

const hour = 3_600_000;

let app: Mounted;
let next = 9_000_000_400;
const mobile = () => String((next += 1));
beforeAll(async () => {
  app = await mountedWithSignIn();
});
afterAll(() => app.close());

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const hmac = (input: string, key: string | Buffer) =>
  createHmac('sha256', key).update(input).digest('base64url');
const asks = (authorization: string) => app.as(null).ask(getMyProfile, { headers: { authorization } });

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Forged, edited and broken forms of a good token. */
function mutations(token: string): string[] {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
  const edited = [
    { role: 'Admin' },
    { role: 'Service Partner' },
    { userId: randomUUID() },
    { sid: randomUUID() },
    { jti: randomUUID() },
    { exp: 9_999_999_999 },
    { smeId: randomUUID() },
  ];
  const none = ['none', 'None', 'NONE', 'nOnE'].flatMap((alg) => [
    `${base64({ alg, typ: 'JWT' })}.${payload}.`,
    `${base64({ alg, typ: 'JWT' })}.${payload}.${signature}`,
  ]);
  const others = ['HS384', 'HS512', 'RS256', 'ES256', 'PS256', 'EdDSA'].map(
    (alg) => `${base64({ alg, typ: 'JWT' })}.${payload}.${signature}`,
  );
  const keys = ['', 'secret', app.platform.config.secret, 'a secret of the tests only'].map(
    (key) => `${header}.${payload}.${hmac(`${header}.${payload}`, key)}`,
  );
  const flipped = Array.from(
    { length: signature.length - 1 },
    (_, at) =>
      `${header}.${payload}.${signature.slice(0, at)}${signature[at] === 'A' ? 'B' : 'A'}${signature.slice(at + 1)}`,
  );
  const cut = Array.from({ length: 40 }, (_, index) => token.slice(0, -1 - index));
  const rest = [
    '',
    '.',
    '..',
    'a.b.c',
    `${token}.x`,
    `.${payload}.${signature}`,
    `${header}..${signature}`,
    `${token} ${token}`,
    'null',
    'undefined',
    '💥'.normalize(),
    ...['=', '==', '%3D', '.', '\\n'].map((more) => `${token}${more}`),
    `${header}=.${payload}=.${signature}=`,
    token.replaceAll('-', '+').replaceAll('_', '/').concat('='),
    // The last character of a signature carries two bits that decoders drop.
    ...[1, 2, 3].map((bits) => token.slice(0, -1) + alphabet[alphabet.indexOf(token.at(-1) ?? '') ^ bits]),
  ];
  return [
    ...edited.map((change) => `${header}.${base64({ ...claims, ...change })}.${signature}`),
    ...none,
    ...others,
    ...keys,
    ...flipped,
    ...cut,
    ...rest.filter((text) => /^[\x20-\x7e]*$/.test(text)),
  ];
}

describe('promise 33 and 56: a token', () => {
  test('is refused in every forged form, by call and by socket', async () => {
    const { accessToken } = await signInAs(app, mobile());
    expect((await asks(`Bearer ${accessToken}`)).status).toBe(200);
    for (const forged of mutations(accessToken)) {
      expect({ forged, status: (await asks(`Bearer ${forged}`)).status }).toEqual({ forged, status: 401 });
      expect(await app.verifyToken?.(forged)).toBeNull();
    }
    expect((await app.verifyToken?.(accessToken))?.role).toBe('Buyer');
  });

  test('accepts a Bearer token only; without one the caller is anonymous', async () => {
    const { accessToken } = await signInAs(app, mobile());
    for (const header of [
      accessToken,
      `Basic ${accessToken}`,
      `Bearer  ${accessToken}`,
      `Token ${accessToken}`,
      'Bearer',
    ])
      expect((await asks(header)).status).toBe(401);
    const anonymous = await app.as(null).ask(getMyProfile);
    expect([anonymous.status, anonymous.body.code, anonymous.body.message]).toEqual([
      401,
      'signed_out',
      'Session Expired',
    ]);
  });

  test('dies with its day', async () => {
    const { client } = await signInAs(app, mobile());
    app.clock.advance(24 * hour);
    expect((await client.ask(getMyProfile)).status).toBe(401);
  });
});

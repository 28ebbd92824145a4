import { createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { publicKeySet, readCopy, signCopy, signingKeyFrom } from './signing-key.ts';

const key = signingKeyFrom(undefined, 'a secret of the tests');

test('a copy is read with the key that signed it, and with no other', () => {
  const copy = signCopy(key, { of: 'रवि' });
  expect(readCopy(key, copy)).toEqual({ of: 'रवि' });
  expect(readCopy(signingKeyFrom(undefined, 'another secret'), copy)).toBeNull();
});

test.each(['', 'a', 'a.b', 'a.b.c', '..'])('%j is no copy', (copy) => expect(readCopy(key, copy)).toBeNull());

test('a copy that was changed anywhere is not read', () => {
  const copy = signCopy(key, { visits: 7 });
  const [header = '', , signature = ''] = copy.split('.');
  const forged = Buffer.from(JSON.stringify({ visits: 700 })).toString('base64url');
  expect(readCopy(key, `${header}.${forged}.${signature}`)).toBeNull();
  const [, what = ''] = copy.split('.');
  const otherHeader = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
  expect(readCopy(key, `${otherHeader}.${what}.${signature}`)).toBeNull();
});

test('the same secret makes the same key, a given key counts before it', () => {
  const seed = Buffer.alloc(32, 7).toString('base64url');
  expect(signingKeyFrom(undefined, 'a secret of the tests').keyId).toBe(key.keyId);
  expect(signingKeyFrom(seed, 'one').keyId).toBe(signingKeyFrom(seed, 'two').keyId);
  expect(signingKeyFrom(seed, 'a secret of the tests').keyId).not.toBe(key.keyId);
});

test('a program checks a copy by the public key set alone', () => {
  const [header = '', what = '', signature = ''] = signCopy(key, { visits: 7 }).split('.');
  const [jwk] = publicKeySet(key).keys;
  expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toEqual({ alg: 'EdDSA', kid: jwk?.kid });
  const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: jwk?.x ?? '' }, format: 'jwk' });
  const signed = Buffer.from(`${header}.${what}`);
  expect(verify(null, signed, publicKey, Buffer.from(signature, 'base64url'))).toBe(true);
});

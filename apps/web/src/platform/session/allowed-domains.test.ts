import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { authorizationFor, mayCarryToken } from './allowed-domains.ts';

const token = `h.${Buffer.from(JSON.stringify({ userId: 'u' })).toString('base64url')}.s`;
beforeEach(() => {
  vi.stubGlobal('location', new URL('https://nukkad.example/cart'));
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'token' ? token : null) });
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['/api/user/myprofile', true],
  ['https://nukkad.example/api', true],
  ['https://NUKKAD.example:443/api', true],
  ['http://nukkad.example:80/api', true],
  ['https://nukkad.example:8443/api', false],
  ['https://m.nukkad.example/api', false],
  ['https://nukkad.example.evil.in/api', false],
  ['https://nukkad.example@evil.in/api', false],
  ['//evil.in/api', false],
  ['/\\evil.in/api', false],
])('the token of https://nukkad.example may go to %s: %s', (address, expected) => {
  expect(mayCarryToken(address)).toBe(expected);
  expect(authorizationFor(address)).toEqual(expected ? { Authorization: `Bearer ${token}` } : {});
});

test('without a token no header is sent anywhere', () => {
  vi.stubGlobal('localStorage', { getItem: () => null });
  expect(authorizationFor('/api/user/myprofile')).toEqual({});
});

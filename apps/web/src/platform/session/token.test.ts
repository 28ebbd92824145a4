import { describe, expect, it } from 'vitest';
import { isOwnPath } from './session-store.ts';
import { claimsOf, isAllowedDomain, isExpired } from './token.ts';

const token = (claims: object) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;
const now = new Date('2026-11-20T12:00:00Z');
const seconds = now.getTime() / 1000;

describe('token', () => {
  it('needs three parts', () => {
    expect(claimsOf('a.b')).toBeNull();
    expect(claimsOf(token({ role: 'Buyer' }))).toEqual({ role: 'Buyer' });
  });

  it('is expired when missing, unreadable or past its time', () => {
    expect(isExpired(null, now)).toBe(true);
    expect(isExpired('a.!.c', now)).toBe(true);
    expect(isExpired(token({ exp: seconds }), now)).toBe(true);
    expect(isExpired(token({ exp: seconds + 60 }), now)).toBe(false);
  });

  it('looks ahead by the offset', () => {
    expect(isExpired(token({ exp: seconds + 60 }), now, 60)).toBe(true);
    expect(isExpired(token({ exp: seconds + 60 }), now, 59)).toBe(false);
  });

  it('ignores the standard ports of an allowed domain', () => {
    expect(isAllowedDomain(new URL('https://a.in/x'), ['a.in:443'])).toBe(true);
    expect(isAllowedDomain(new URL('https://a.in:8443/x'), ['a.in'])).toBe(false);
  });
});

describe('promise 40: the return address', () => {
  it('stays on this site', () => {
    for (const path of ['/cart', '/services?q=a#b']) expect(isOwnPath(path)).toBe(true);
    for (const path of [
      '//evil.in',
      '/\\evil.in',
      'https://evil.in',
      '/\tx',
      '/a\\b',
      'javascript:alert(1)',
      '',
    ])
      expect(isOwnPath(path)).toBe(false);
  });
});

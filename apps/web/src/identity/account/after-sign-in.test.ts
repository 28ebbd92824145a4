import type { MyProfile } from '@nukkad/contract/identity/account/account.model';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isOwnPath, rememberReturn } from '../../platform/session/session-store.ts';
import { afterSignIn, ownPath } from './after-sign-in.ts';

const origin = 'https://nukkad.example';

class Store {
  private readonly items = new Map<string, string>();
  getItem = (key: string) => this.items.get(key) ?? null;
  setItem = (key: string, value: string) => void this.items.set(key, value);
  removeItem = (key: string) => void this.items.delete(key);
}
beforeEach(() => {
  vi.stubGlobal('sessionStorage', new Store());
  vi.stubGlobal('localStorage', new Store());
});

const stays = [
  '/',
  '/cart',
  '/services?q=tap#top',
  '/buyer/bookings/01a1fa74-4e34-72ea-bd43-000000000000',
  '/services?next=https://evil.example',
  '/a/../cart',
  '/सेवाएँ',
  '/@evil.example',
  '/%2f%2fevil.example',
  '/.evil.example',
];

/** Ways that lead, or have led, some browser off the site. */
const leaves = [
  '',
  ' ',
  'cart',
  '?a=b',
  '#a',
  '.',
  '..',
  './cart',
  '../cart',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '//evil.example/%2e%2e',
  '//evil.example?x',
  '//evil.example#x',
  '//user@evil.example',
  '//evil.example:443',
  '//127.0.0.1',
  '//[::1]',
  '//0x7f000001',
  '//evil。example',
  '/\\evil.example',
  '/\\/evil.example',
  '/\\\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '\\evil.example',
  '/cart\\..\\..\\evil',
  '/a\\b',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  '\n//evil.example',
  ' //evil.example',
  '/\u0000/evil.example',
  '/\u0009//evil.example',
  '/\u0085/evil.example',
  '/cart\r\nLocation: https://evil.example',
  '/\u001f/evil.example',
  '/\u007f/evil.example',
  'http://evil.example',
  'https://evil.example',
  'HTTPS://EVIL.EXAMPLE',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https:\\\\evil.example',
  'http:evil.example',
  'ht\ntps://evil.example',
  ' https://evil.example',
  '\u0001https://evil.example',
  `${origin}.evil.example`,
  `${origin}@evil.example`,
  `${origin}:pw@evil.example`,
  `${origin}/cart`,
  'ftp://evil.example',
  'ws://evil.example',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  'javascript://nukkad.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  'view-source:https://evil.example',
  'about:blank',
  'mailto:a@evil.example',
  'intent://evil.example#Intent;end',
];

const asha = {
  role: 'Buyer',
  fullName: 'Asha Rao',
  status: 'Active',
  partnerStatus: null,
} as unknown as MyProfile;
const newcomer = { ...asha, role: null } as MyProfile;

describe('promise 40: where one goes after signing in', () => {
  it('is on this site, whatever is asked for in the address', () => {
    expect(leaves.length).toBeGreaterThan(60);
    for (const path of leaves) {
      expect([path, isOwnPath(path), ownPath(path)]).toEqual([path, false, null]);
      const to = afterSignIn(asha, path, '/home-of-asha');
      expect([path, to]).toEqual([path, '/home-of-asha']);
    }
  });

  it('is on this site, whatever was put into the store beside us', () => {
    for (const path of leaves) {
      rememberReturn(path);
      expect([path, afterSignIn(asha, null, '/x')]).toEqual([path, '/x']);
      sessionStorage.setItem('returnUrl', path);
      expect([path, afterSignIn(asha, null, '/x')]).toEqual([path, '/x']);
    }
  });

  it('is where one was going, and a browser agrees that this is here', () => {
    for (const path of stays) {
      expect([path, afterSignIn(asha, path, '/x')]).toEqual([path, path]);
      expect(new URL(path, origin).origin).toBe(origin);
      rememberReturn(path);
      expect([path, afterSignIn(asha, null, '/x')]).toEqual([path, path]);
    }
    expect(afterSignIn(asha, null, '/x')).toBe('/x');
  });

  it('waits while a role is being chosen', () => {
    expect(afterSignIn(newcomer, '/cart')).toBe('/login/basicinfo');
    expect(afterSignIn(asha, null, '/x')).toBe('/cart');
  });
});

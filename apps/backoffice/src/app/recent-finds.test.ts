import type { Find } from '@nukkad/frame/find';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetRecent, keepRecent, recentFinds } from './recent-finds.ts';

const find = (label: string): Find => ({
  kind: 'person',
  to: `/people/${label}`,
  label,
  detail: '',
  startsAt: null,
  status: null,
});

beforeEach(() => {
  // As a browser's: stored values are its own keys.
  const storage: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, value: string) => void (storage[key] = value),
    removeItem: (key: string) => void delete storage[key],
  };
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(storage, name, { value });
  vi.stubGlobal('localStorage', storage);
});

afterEach(() => vi.unstubAllGlobals());

test('recent finds are those of the Admin who opened them', () => {
  keepRecent('nisha', [find('Asha Rao')]);
  keepRecent('farah', [find('Ravi Kumar')]);
  expect(recentFinds('nisha').map(({ label }) => label)).toEqual(['Asha Rao']);
  expect(recentFinds('farah').map(({ label }) => label)).toEqual(['Ravi Kumar']);
  expect(recentFinds('omar')).toEqual([]);
});

test('logging out leaves no name of any Admin’s finds on the device, and other settings stay', () => {
  localStorage.setItem('another-setting', 'kept');
  keepRecent('nisha', [find('Asha Rao')]);
  keepRecent('farah', [find('Ravi Kumar')]);
  forgetRecent();
  expect([recentFinds('nisha'), recentFinds('farah')]).toEqual([[], []]);
  expect(JSON.stringify(localStorage)).toBe('{"another-setting":"kept"}');
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  dropReferralCode,
  referralCodeIn,
  storeReferralCode,
  storedReferralCode,
  onStoredCode,
} from './stored-code.ts';

const site = 'https://nukkad.example';
const day = 86_400_000;
beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a code is read from the link, in whatever case it was typed', () => {
  expect(referralCodeIn(`${site}/?friend=abcd2345`)).toBe('ABCD2345');
  for (const link of [
    '/',
    '/?friend=',
    '/?friend=ABC',
    '/?friend=ABCD2341',
    '/?friend=<script>',
    '/?other=ABCD2345',
  ])
    expect([link, referralCodeIn(site + link)]).toEqual([link, null]);
});

test('it is kept for 30 days or until it is taken out, and a later link without one changes nothing', () => {
  storeReferralCode(`${site}/?friend=ABCD2345`, 1_000);
  storeReferralCode(`${site}/services`, 2_000);
  expect(storedReferralCode(1_000 + 30 * day)).toBe('ABCD2345');
  expect(storedReferralCode(1_001 + 30 * day)).toBeNull();
  storeReferralCode(`${site}/?friend=WXYZ6789`, 3_000);
  expect(storedReferralCode(4_000)).toBe('WXYZ6789');
  const heard = vi.fn();
  const stop = onStoredCode(heard);
  dropReferralCode();
  expect([storedReferralCode(4_000), heard.mock.calls.length]).toEqual([null, 1]);
  stop();
});

test('a value written by another script is no code', () => {
  for (const value of ['', 'ABCD2345', 'ABCD2345 later', 'abc 5']) {
    localStorage.setItem('friend', value);
    expect(storedReferralCode(10)).toBeNull();
  }
});

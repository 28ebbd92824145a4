import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepCode, keptCode } from './sent-code.ts';

function storage(): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  } as unknown as Storage;
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('localStorage', storage());
  localStorage.setItem('sessionId', 'here');
});
afterEach(() => vi.unstubAllGlobals());

const code = { sessionId: 'here', codeId: 'c', sentTo: '••01', expiresAt: 300_000, resendAt: 60_000 };

test('a code that was sent counts as long as it lives, also after the minute in which no other is sent', () => {
  expect(keptCode(0)).toBeNull();
  keepCode(code);
  expect(keptCode(59_000)).toEqual(code);
  expect(keptCode(61_000)).toEqual(code);
  expect(keptCode(300_000)).toBeNull();
});

test('a code of another session, or one that is spent, counts no more', () => {
  keepCode(code);
  localStorage.setItem('sessionId', 'another');
  expect(keptCode(0)).toBeNull();
  localStorage.setItem('sessionId', 'here');
  keepCode(null);
  expect(keptCode(0)).toBeNull();
});

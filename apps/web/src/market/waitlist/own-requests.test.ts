import { beforeEach, expect, test, vi } from 'vitest';
import { forgetRequest, ownRequest, rememberRequest } from './own-requests.ts';

const items = new Map<string, string>();
beforeEach(() => {
  items.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
});

const mumbai = { place: 'Mumbai', code: 'code-of-mumbai' };
const now = Date.parse('2026-11-23T04:00:00Z');

test('a visitor’s request is known again after a reload, for its service and place alone', async () => {
  await rememberRequest(false, 'tap-repair mumbai', mumbai, now);
  expect(await ownRequest(false, 'tap-repair mumbai', now)).toEqual(mumbai);
  expect(await ownRequest(false, 'tap-repair pune', now)).toBeNull();
});

test('it is forgotten with the request, and a year later', async () => {
  await rememberRequest(false, 'a', mumbai, now);
  await rememberRequest(false, 'b', mumbai, now);
  await forgetRequest(false, 'a');
  expect(await ownRequest(false, 'a', now)).toBeNull();
  expect(await ownRequest(false, 'b', now + 366 * 86_400_000)).toBeNull();
});

test('the newest twenty are kept, and what another program wrote there is no request', async () => {
  for (let nth = 0; nth < 25; nth += 1) await rememberRequest(false, `place ${nth}`, mumbai, now + nth);
  expect(await ownRequest(false, 'place 4', now)).toBeNull();
  expect(await ownRequest(false, 'place 5', now)).toEqual(mumbai);
  items.set('waitlistRequests', '{broken');
  expect(await ownRequest(false, 'place 24', now)).toBeNull();
});

test('without a session nothing of a signed-in person is kept or found', async () => {
  vi.stubGlobal('sessionStorage', { getItem: () => null });
  await rememberRequest(true, 'a', mumbai, now);
  expect(await ownRequest(true, 'a', now)).toBeNull();
  expect([...items.keys()]).toEqual([]);
});

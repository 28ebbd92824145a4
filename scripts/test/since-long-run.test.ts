import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { filesSince } from '../check/changed-files.mjs';
import { hashOf, isInFixedPart, isNamed } from './fixed-part.mjs';
import { domainsOfCalls, inEnvironment, wholeLine, wholeSinceParts } from './since-long-run.mjs';

test('a fixed part is the same names each day, and about a fifth of them', () => {
  expect(hashOf('partner')).toBe(hashOf('partner'));
  expect([hashOf(''), hashOf('a')]).toEqual([0x811c9dc5, 0xe40c292c]);
  const some = Array.from({ length: 1_000 }, (_, at) => `tour ${at}`).filter((name) => isInFixedPart(name));
  expect(some.length).toBeGreaterThan(150);
  expect(some.length).toBeLessThan(250);
});

test('a list of domains names its own, and "all" names each', () => {
  expect(isNamed('market/booking,people/leave', 'people/leave')).toBe(true);
  expect(isNamed('market/booking', 'market/book')).toBe(false);
  expect(isNamed('all', 'people/leave')).toBe(true);
  expect(isNamed('', 'people/leave')).toBe(false);
});

test('calls belong to the domain of the contract and of the server; what all of them share names none', () => {
  const files = [
    'packages/contract/src/market/lamp/lamp.api.ts',
    'apps/server/src/work/street/office/close-street.ts',
    'apps/server/src/work/street/street.test.ts',
    'apps/server/src/platform/http/server.ts',
    'packages/contract/src/kernel/roles/roles.ts',
    'apps/server/src/app.ts',
    'apps/web/src/people/leave/leave.tsx',
  ];
  expect(domainsOfCalls(files)).toEqual(['market/lamp', 'work/street']);
});

test('without a long run, everything is tried whole, and a line says why', () => {
  const whole = wholeSinceParts({});
  expect(inEnvironment(whole)).toMatchObject({ TOURS: 'all', WHOLE_CALLS: 'all' });
  expect(whole.left).toEqual({ unit: [], e2e: [] });
  expect(wholeLine(whole)).toBe('Tried whole: all tours and all calls (no long run is written down).');
});

test('tests are told the domains that changed, and what is left to the long run', () => {
  const left = { unit: ['apps/server/src/work/kite/kite.test.ts'], e2e: [] };
  const whole = { tours: ['market/lamp', 'work/street'], calls: [], left, why: 'changed since 9f8e7d6c' };
  expect(inEnvironment(whole)).toMatchObject({ TOURS: 'market/lamp,work/street', WHOLE_CALLS: '' });
  expect(wholeLine(whole)).toBe(
    'Tried whole: tours of 2 domains and calls of 0 domains (changed since 9f8e7d6c), and a fixed part of the others.\n' +
      'Left to the long run: 1 test files of the server and 0 of the browser, to which nothing leads from what changed.',
  );
});

/** In a checkout of one commit nothing is older, and there is nothing to compare. */
test('a commit that the history does not hold: what changed in the history that there is, or nothing is known', () => {
  const heads = execFileSync('git', ['rev-list', '--max-count=2', 'HEAD'], { encoding: 'utf8' }).trim();
  const since = filesSince('0123456789abcdef0123456789abcdef01234567');
  if (heads.includes('\n')) expect(since?.reached).toBe(false);
  else expect(since).toBeNull();
});

test('a commit of the history is compared with', () => {
  expect(filesSince('HEAD')?.reached).toBe(true);
});

import { expect, test } from 'vitest';
import { median, timePiece, usualMs, watchPace } from './pace.mjs';
import {
  beyondBound,
  beyondShares,
  boundsOfDocs,
  readBounds,
  readShares,
  sharesOfDocs,
  slowestFiles,
  slowestSpecs,
} from './shares.mjs';
import { steps } from './steps.mjs';

const page = `Some words.

| Step | Share | Bound | Took |
|---|---|---|---|
| \`unit\` | 150 s | 2,400 s | 120 s |
| \`e2e\` | 90 s | 900 s | 80 s |
`;

test('the bounds are read from the table of the page, and every step of npm test has one', () => {
  expect([...readBounds(page)]).toEqual([
    ['unit', 2_400],
    ['e2e', 900],
  ]);
  expect([...boundsOfDocs().keys()]).toEqual(steps.map(({ name }) => name));
});

test('a step beyond its bound is named with its slowest files; a slow machine is granted more', () => {
  const known = { bounds: readBounds(page), slowest: [{ file: 'a.test.ts', seconds: 61.4 }] };
  expect(beyondBound({ name: 'unit', processor: 2_400, pace: 1 }, known)).toBeNull();
  expect(beyondBound({ name: 'unit', processor: 4_700, pace: 2 }, known)).toBeNull();
  expect(beyondBound({ name: 'unit', processor: 2_500, pace: 1 }, known)).toBe(
    `unit took 2500 s of the processor, and may take 2400 s: make it quicker, or change docs/testing.md with a reason.
      61.4 s  a.test.ts`,
  );
  expect(beyondBound({ name: 'e2e', processor: 1_900, pace: 2 }, { ...known, slowest: [] })).toContain(
    'may take 900 s (2.0 times that on this machine)',
  );
  expect(beyondBound({ name: 'paint', processor: 1, pace: 1 }, known)).toContain('has no bound');
});

test('the pace of a machine is at least the usual one, by the middle of several looks', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(timePiece()).toBeGreaterThan(0);
  expect(usualMs).toBeGreaterThan(0);
  expect(watchPace()()).toBeGreaterThanOrEqual(1);
});

test('the slowest files of the browser tests are those whose tests take longest together', () => {
  const spec = (...seconds: number[]) => ({
    tests: [{ results: seconds.map((one) => ({ duration: one * 1000 })) }],
  });
  const suites = [
    { file: 'journeys/chat.spec.ts', specs: [spec(2)], suites: [{ specs: [spec(3, 4)] }] },
    { file: 'pages/seo.spec.ts', specs: [spec(5)] },
  ];
  expect(slowestSpecs({ suites }, 5)).toEqual([
    { file: 'e2e/journeys/chat.spec.ts', seconds: 9 },
    { file: 'e2e/pages/seo.spec.ts', seconds: 5 },
  ]);
  expect(slowestSpecs({}, 5)).toEqual([]);
});

test('the shares are read from the table of the page', () => {
  expect([...readShares(page)]).toEqual([
    ['unit', 150],
    ['e2e', 90],
  ]);
});

test('every step of npm test has a share, and together they are less than ten minutes', () => {
  const shares = sharesOfDocs();
  expect([...shares.keys()]).toEqual(steps.map(({ name }) => name));
  expect([...shares.values()].reduce((sum, seconds) => sum + seconds, 0)).toBeLessThanOrEqual(600);
});

test('a step beyond its share is named with both figures, one within it is not', () => {
  const results = [
    { name: 'unit', seconds: 180.4 },
    { name: 'e2e', seconds: 90 },
  ];
  expect(beyondShares(results, readShares(page))).toEqual([
    'unit took 180 s of its 150 s: say why in the review, or make it quicker.',
  ]);
  expect(beyondShares([{ name: 'paint', seconds: 1 }], readShares(page))).toEqual([
    'paint has no share in docs/testing.md.',
  ]);
});

test('the slowest files come first', () => {
  const testResults = [1, 3, 2].map((seconds) => ({
    name: `/x/${seconds}.test.ts`,
    startTime: 0,
    endTime: seconds * 1000,
  }));
  expect(slowestFiles({ testResults }, 2).map(({ seconds }) => seconds)).toEqual([3, 2]);
});

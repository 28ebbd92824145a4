import { expect, test } from 'vitest';
import { beyondShares, readShares, sharesOfDocs, slowestFiles } from './shares.mjs';
import { steps } from './steps.mjs';

const page = `Some words.

| Step | Share | Took |
|---|---|---|
| \`unit\` | 150 s | 120 s |
| \`e2e\` | 90 s | 80 s |
`;

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

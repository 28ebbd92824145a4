import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectFiles } from '../check/changed-files.mjs';
import { projectRoot } from '../project.mjs';
import { timedAssertions } from './timed-assertions.ts';

/** Where times may be asserted, and why. */
const exceptions: Readonly<Record<string, string>> = {
  'apps/server/test/harness/expect-within.ts': 'Asserts in the long run alone.',
};

const read = (file: string) => {
  try {
    return readFileSync(path.join(projectRoot, file), 'utf8');
  } catch {
    // Listed by git, deleted on disk.
    return '';
  }
};

test('no test asserts that something took less than so long: it counts, or leaves it to the long run (expectWithin)', () => {
  const files = projectFiles().filter(
    (file) => /^(?:apps|packages|scripts|e2e|bench)\/.*\.tsx?$/.test(file) && !file.endsWith('.gen.ts'),
  );
  expect(files.length).toBeGreaterThan(1_000);
  const breaches = files
    .filter((file) => !(file in exceptions))
    .flatMap((file) => timedAssertions(file, read(file)).map((line) => `${file}:${line}`));
  expect(breaches).toEqual([]);
});

const found = (text: string) => timedAssertions('a.test.ts', text);

test.each([
  'const began = performance.now();\nexpect(performance.now() - began).toBeLessThan(200);',
  'const began = Date.now();\nconst ms = Date.now() - began;\nexpect(ms).toBeLessThanOrEqual(200);',
  'const took = async () => performance.now() - began;\nexpect(await took()).toBeLessThan(9);',
  'const all = [];\nall.push((performance.now() - began) / 1000); expect(Math.max(...all)).toBeLessThan(5);',
  'async function timed() { const at = now; return { ms: Date.now() - at }; }\nconst { ms } = await timed(); expect(ms).toBeLessThan(5);',
])('a bound on time is found: %s', (text) => {
  expect(found(text)).toHaveLength(1);
});

test.each([
  'expect(rows.length).toBeLessThan(9);',
  'const end = performance.now() + 500; while (performance.now() < end); expect(rounds).toBeLessThan(9);',
  'const ms = performance.now() - began; expect(ms).toBeGreaterThan(9);',
  'const s = performance.now() - began; expect(reads).toBeLessThan(1 + s);',
  'const ms = performance.now() - began; const bound = ms / 10; expect(ms / 20).toBeLessThan(bound);',
  'const ms = performance.now() - began; expect(answer.ms).toBeLessThan(9);',
])('a count, a pause, a lower bound and a bound that was measured may stand: %s', (text) => {
  expect(found(text)).toEqual([]);
});

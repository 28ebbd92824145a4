import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { checkSync } from 'recheck';
import { expect, test } from 'vitest';
import { projectRoot } from '../project.mjs';
import { findPatterns } from './find-patterns.ts';

/** Every workspace of ours, also one that comes later. */
const folders = ['packages', 'apps'].flatMap((parent) =>
  readdirSync(path.join(projectRoot, parent))
    .map((name) => path.join(parent, name, 'src'))
    .filter((folder) => existsSync(path.join(projectRoot, folder))),
);
const found = findPatterns(projectRoot, folders);
const distinct = [...new Map(found.literals.map((one) => [`/${one.source}/${one.flags}`, one])).entries()];

test('the check itself knows a pattern that goes back again and again', () => {
  expect(checkSync('^(a+)+$', '').status).toBe('vulnerable');
  expect(checkSync('\\s+$', '').status).toBe('vulnerable');
});

test('the patterns of contract, server and web are found', () => {
  expect(distinct.length).toBeGreaterThan(60);
  expect(found.literals.some(({ file }) => file.endsWith('patterns/email.ts'))).toBe(true);
});

test('promise 68: no pattern is made at run time, where no check would see it', () => {
  expect(found.made).toEqual([]);
});

/** What this version of the check found to be safe when it ran here last: a pattern's text decides alone. A long run forgets it. */
const { version } = createRequire(import.meta.url)('recheck/package.json') as { version: string };
const kept = path.join(projectRoot, `.cache/test/safe-patterns-${version}.json`);
function knownSafe(): ReadonlySet<string> {
  if (process.env['WHOLE_CALLS'] === 'all') return new Set();
  try {
    return new Set(JSON.parse(readFileSync(kept, 'utf8')) as string[]);
  } catch {
    // Not there, or cut short.
    return new Set();
  }
}

/**
 * A busy machine takes longer to say that a pattern is safe; it does not say that it is not. So an attack is bounded by
 * the characters that it reads alone: bounded by time as well, one that a stalled machine stretched passes for found.
 */
const bounds = { timeout: 90_000, incubationTimeout: null, attackTimeout: null } as const;

test('promise 68: every pattern in the sources takes linear time', { timeout: 400_000 }, () => {
  const known = knownSafe();
  const unsafe = distinct.flatMap(([pattern, { file, source, flags }]) => {
    if (known.has(pattern)) return [];
    const { status } = checkSync(source, flags, bounds);
    return status === 'safe' ? [] : [`${file}: ${pattern} is ${status}`];
  });
  expect(unsafe).toEqual([]);
  mkdirSync(path.dirname(kept), { recursive: true });
  writeFileSync(kept, JSON.stringify(distinct.map(([pattern]) => pattern)));
});

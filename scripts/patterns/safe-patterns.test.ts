import { existsSync, readdirSync } from 'node:fs';
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

/** A busy machine takes longer to say that a pattern is safe; it does not say that it is not. */
test('promise 68: every pattern in the sources takes linear time', { timeout: 400_000 }, () => {
  const unsafe = distinct.flatMap(([pattern, { file, source, flags }]) => {
    const { status } = checkSync(source, flags, { timeout: 90_000 });
    return status === 'safe' ? [] : [`${file}: ${pattern} is ${status}`];
  });
  expect(unsafe).toEqual([]);
});

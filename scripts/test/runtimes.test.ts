import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../project.mjs';
import { runtimes, runtimesAsked } from './runtimes.mjs';

const textOf = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');

test('all runtimes are tried unless some are named, or none', () => {
  expect(runtimesAsked(undefined)).toEqual(runtimes);
  expect(runtimesAsked('0')).toEqual([]);
  expect(runtimesAsked('24')).toEqual(['24']);
  expect(() => runtimesAsked('18')).toThrow('The runtimes are 22.22, 24, 26; not 18.');
});

test('the oldest runtime that is tried is the one that package.json and the README ask for', () => {
  const [oldest] = runtimes;
  const { engines } = JSON.parse(textOf('package.json')) as { engines: { node: string } };
  expect(engines.node).toBe(`>=${oldest}`);
  expect(textOf('README.md')).toContain(`Node ${oldest} or newer`);
});

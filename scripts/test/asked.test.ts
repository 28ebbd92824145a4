import { expect, test } from 'vitest';
import { readAsked, stepsAsked } from './asked.mjs';
import { ofShard, readKnownTimes } from './known-times.mjs';
import { steps } from './steps.mjs';

test('what is asked for is read: steps, how far to go, and which part', () => {
  expect(readAsked([])).toEqual({ names: [], all: false, goOn: false, keepTimes: false, shard: null });
  expect(readAsked(['unit', '--go-on', 'e2e'])).toMatchObject({
    names: ['unit', 'e2e'],
    goOn: true,
    all: false,
  });
  expect(readAsked(['--all'])).toMatchObject({ all: true, goOn: true });
  for (const words of [['--shard', '2/4'], ['--shard=2/4']])
    expect(readAsked(words)).toMatchObject({ names: [], shard: { index: 2, count: 4 } });
});

test.each(['0/4', '5/4', '1', '1/0', 'a/b'])('a shard is one of so many, and %s is none', (shard) => {
  expect(() => readAsked([`--shard=${shard}`])).toThrow('A shard is one of so many, as 1/4');
});

test('a step that is not there is named with those that are', () => {
  expect(() => stepsAsked(steps, readAsked(['units']))).toThrow(
    'No step is called units; the steps are format',
  );
});

test('the first shard runs the steps that have no parts, each the build, and each its part of the tests', () => {
  const inShard = (index: number) => stepsAsked(steps, { names: [], shard: { index, count: 4 } });
  expect(inShard(1).map(({ name }) => name)).toEqual(steps.map(({ name }) => name));
  expect(inShard(3).map(({ name }) => name)).toEqual(['build', 'unit', 'e2e']);
  const commands = inShard(3).flatMap((step) => step.commands);
  expect(commands[0]).toBe('node scripts/build.mjs');
  expect(commands.slice(1).every((command) => command.endsWith('--shard=3/4'))).toBe(true);
});

const times: Readonly<Record<string, number>> = { a: 60, b: 40, c: 30, d: 5, e: 5, f: 5, g: 5 };
const shardsOf = (files: readonly string[], count: number) =>
  Array.from({ length: count }, (_, at) =>
    ofShard(
      files,
      { index: at + 1, count },
      { nameOf: (file) => file, secondsOf: (file) => times[file] ?? 1 },
    ),
  );

test('each file is in one shard, the sums are near each other, and the order of the list changes nothing', () => {
  const files = Object.keys(times);
  const shards = shardsOf(files, 3);
  expect(shards.flat().toSorted()).toEqual(files);
  const sums = shards.map((shard) => shard.reduce((sum, file) => sum + (times[file] ?? 0), 0));
  expect(sums).toEqual([60, 45, 45]);
  expect(shardsOf(files.toReversed(), 3)).toEqual(shards);
});

test('more shards than files leave some empty', () => {
  expect(shardsOf(['a'], 2)).toEqual([['a'], []]);
});

test('what is known of slow files is read, and a file that is not named counts as quick', () => {
  const secondsOf = readKnownTimes();
  expect(secondsOf('apps/server/test/heavy-files.test.ts')).toBeGreaterThan(5);
  expect(secondsOf('apps/server/src/market/lamp/lamp.test.ts')).toBe(1);
});

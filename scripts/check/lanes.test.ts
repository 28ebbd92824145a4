import { expect, test } from 'vitest';
import { sourceSteps, testStep } from './lanes.mjs';

const commandsOf = (files: readonly string[], deleted: readonly string[] = []) =>
  Object.fromEntries(sourceSteps(files, deleted).map(({ name, command }) => [name, command]));

test('a verb of the server is formatted, typed with its tests, linted and held to the walls', () => {
  const { format, types, lint, walls } = commandsOf(['apps/server/src/lamp/light-lamp.ts']);
  expect(format).toContain("'apps/server/src/lamp/light-lamp.ts'");
  expect(types).toMatch(/^tsc -b packages\/contract apps\/server && tsc -p \. /);
  expect(lint).toMatch(/^oxlint --type-aware .*'apps\/server\/src\/lamp\/light-lamp\.ts'$/);
  expect(walls).toMatch(/walls-of\.mjs 'apps\/server\/src\/lamp\/light-lamp\.ts'$/);
});

test('a screen is typed within its app alone, a change of the contract everywhere', () => {
  const screen = commandsOf(['apps/web/src/lamp/lamp-screen.tsx'])['types'];
  expect(screen).toContain('-w apps/web');
  expect(screen).not.toContain('-w apps/backoffice');
  const contract = commandsOf(['packages/contract/src/lamp/lamp.api.ts'])['types'];
  expect(contract).toContain('-w apps/web');
  expect(contract).toContain('-w apps/backoffice');
  expect(contract).toContain('tsc -p .');
});

test('a deleted file is taken off its lists and still typed against, and neither formatted nor linted', () => {
  expect(Object.keys(commandsOf([], ['apps/server/src/lamp/light-lamp.ts']))).toEqual(['lists', 'types']);
});

test('a migration, a page of words and a lock file need no compiler', () => {
  expect(
    commandsOf(['apps/server/migrations/0001_platform.sql', 'docs/map.md', 'package-lock.json']),
  ).toEqual({});
});

test('an odd file name reaches the tools as one word', () => {
  expect(testStep(["a 'b'.test.ts"]).command).toMatch(/'a '\\''b'\\''\.test\.ts'$/);
});

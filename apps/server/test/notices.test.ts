import { readFileSync } from 'node:fs';
import { events } from '@nukkad/contract/events';
import { expect, test } from 'vitest';
import { composedNotices } from './composed-notices.ts';

interface Row {
  readonly event: string;
  /** Sorted; none where no one needs to hear. */
  readonly notices: readonly string[];
  readonly why: string;
}

function rowOf(line: string): Row[] {
  const [, event, notices = '', why = ''] = /^\| (\S+\.\S+) \| (.+?) \| (.+) \|$/.exec(line) ?? [];
  if (event === undefined) return [];
  return [{ event, notices: [...notices.matchAll(/`(.+?)`/g)].map(([, name = '']) => name).toSorted(), why }];
}
const table = readFileSync(new URL('../../../docs/notices.md', import.meta.url), 'utf8')
  .split('\n')
  .flatMap(rowOf);

const made = new Map<string, string[]>();
for (const { name, event } of composedNotices())
  made.set(event.name, [...(made.get(event.name) ?? []), name].toSorted());

test('promise 97: every event has notices, or a reason why no one needs to hear of it', () => {
  expect(table.map(({ event }) => event).toSorted()).toEqual(events.map(({ name }) => name).toSorted());
  expect(table.filter(({ why }) => why.length < 10)).toEqual([]);
});

test('promise 97: the table of notices says what the code does', () => {
  const said = Object.fromEntries(table.map(({ event, notices }) => [event, notices]));
  expect(said).toEqual(Object.fromEntries(events.map(({ name }) => [name, made.get(name) ?? []])));
});

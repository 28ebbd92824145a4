import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { events } from '@nukkad/contract/events';
import type { AnyEvent } from '@nukkad/contract/kernel/event';
import type { AnyLifecycle } from '@nukkad/contract/kernel/lifecycle';
import { projectRoot } from '../project.mjs';
import { findEventUses, readSources, sourcesBelow } from './find-event-uses.ts';

const contract = path.join(projectRoot, 'packages/contract/src');
const server = path.join(projectRoot, 'apps/server/src');
const uses = findEventUses(readSources(sourcesBelow(server)));

/** What every `*.noun.ts` and `*.events.ts` exports under a name that ends so. */
async function exportedAs<Kind>(ending: string): Promise<(readonly [string, Kind])[]> {
  const found: (readonly [string, Kind])[] = [];
  for (const file of sourcesBelow(contract).filter((name) => /\.(?:noun|events)\.ts$/.test(name))) {
    const exported = (await import(pathToFileURL(file).href)) as Record<string, Kind>;
    found.push(...Object.entries(exported).filter(([name]) => name.endsWith(ending)));
  }
  return found;
}

/** `bookingEvents.closed` -> the event. */
const declared = new Map(
  (await exportedAs<Record<string, AnyEvent>>('Events')).flatMap(([name, group]) =>
    Object.entries(group).map(([key, event]) => [`${name}.${key}`, event] as const),
  ),
);
const tables = new Map(await exportedAs<AnyLifecycle>('Lifecycle'));

/** The names of the events that a table tells. */
const toldBy = (table: string) =>
  Object.values(tables.get(table)?.moves ?? {}).flatMap(({ tells = [] }) => tells);
const toldByMoves = new Set<string>(
  uses.told.flatMap(({ table, events: group }) =>
    [...declared].flatMap(([key, { name }]) =>
      key.startsWith(`${group}.`) && toldBy(table).includes(name) ? key : [],
    ),
  ),
);

test('every declared event is listed once, under a name of its own', () => {
  const names = [...declared.values()].map(({ name }) => name);
  expect(events.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^[a-z_]+\.[a-z_]+$/.test(name))).toEqual([]);
});

test('every declared event is published, so that no consumer waits for what never happens', () => {
  const isPublished = (event: string) => uses.published.has(event) || toldByMoves.has(event);
  expect([...declared.keys()].filter((event) => !isPublished(event))).toEqual([]);
  expect(toldByMoves.size).toBeGreaterThan(0);
});

test('no event is reached by a computed name', () => {
  expect(uses.computed).toEqual([]);
});

const found = (text: string) => findEventUses([{ name: 'planted.ts', text }]);

test('a consumer of an event that nothing publishes is found', () => {
  const { published, mentioned } = found(
    "export const hears = consumer('a.b', when(bookingEvents.closed, run));",
  );
  expect([...mentioned]).toEqual(['bookingEvents.closed']);
  expect([...published]).toEqual([]);
});

test('an event is published by publish, by many at once, and by a move that names it', () => {
  const { published } = found(`publish(tx, now, a ? payEvents.one : payEvents.two, facts);
    publishEach(tx, now, payEvents.three, all);
    move(tx, allowed, { now, event: happened(payEvents.four) });
    end(tx, { event: payEvents.five });`);
  expect(published.size).toBe(5);
});

test('a table of moves whose events the kit tells is found, with the group of its events', () => {
  const { told } = found('const mover = transitions({ tells: tellsOf(lampLifecycle, lampEvents, more) });');
  expect(told).toEqual([{ table: 'lampLifecycle', events: 'lampEvents' }]);
});

test('a name that is built from pieces is found', () => {
  expect(found('publish(tx, now, bookingEvents[verb], facts);').computed).toEqual(['planted.ts']);
});

import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { events } from '@nukkad/contract/events';
import type { AnyEvent } from '@nukkad/contract/kernel/event';
import { projectRoot } from '../project.mjs';
import { findEventUses, readSources, sourcesBelow } from './find-event-uses.ts';

const contract = path.join(projectRoot, 'packages/contract/src');
const server = path.join(projectRoot, 'apps/server/src');
const uses = findEventUses(readSources(sourcesBelow(server)));

/** `bookingEvents.closed` -> the event, of every `*.noun.ts` and `*.events.ts`. */
async function declaredEvents(): Promise<Map<string, AnyEvent>> {
  const declared = new Map<string, AnyEvent>();
  for (const file of sourcesBelow(contract).filter((name) => /\.(?:noun|events)\.ts$/.test(name))) {
    const exported = (await import(pathToFileURL(file).href)) as Record<string, Record<string, AnyEvent>>;
    for (const [name, group] of Object.entries(exported).filter(([one]) => one.endsWith('Events')))
      for (const [key, event] of Object.entries(group)) declared.set(`${name}.${key}`, event);
  }
  return declared;
}
const declared = await declaredEvents();

test('every declared event is listed once, under a name of its own', () => {
  const names = [...declared.values()].map(({ name }) => name);
  expect(events.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^[a-z_]+\.[a-z_]+$/.test(name))).toEqual([]);
});

test('every declared event is published, so that no consumer waits for what never happens', () => {
  expect([...declared.keys()].filter((event) => !uses.published.has(event))).toEqual([]);
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

test('a name that is built from pieces is found', () => {
  expect(found('publish(tx, now, bookingEvents[verb], facts);').computed).toEqual(['planted.ts']);
});

import { events } from '@nukkad/contract/events';
import type { AnyLifecycle } from '@nukkad/contract/kernel/lifecycle';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { composeDomains } from '../src/domains.ts';
import type { Domain } from '../src/platform/domain.ts';
import { everyTransitions } from './walks/lifecycles.ts';
import { type Mounted, mounted } from './harness/mounted.ts';

let app: Mounted;
let domains: readonly Domain[];
beforeAll(async () => {
  app = await mounted((platform, sessions) => {
    const composed = composeDomains(platform, sessions);
    ({ domains } = composed);
    return composed.domains;
  });
});
afterAll(() => app.close());

const lives = await everyTransitions();
const movesOf = (table: AnyLifecycle) => Object.entries(table.moves);
const timers = () => domains.flatMap(({ consumers = [] }) => consumers.filter(({ at }) => at !== undefined));
const clocks = () => domains.flatMap(({ cron = [] }) => cron.map(({ name }) => name));

describe.each([...lives])('%s', (_, table) => {
  test('every state is reached from the start', () => {
    const reached = new Set<string | null>([null]);
    for (let size = 0; size !== reached.size; ) {
      size = reached.size;
      for (const [, { from, to }] of movesOf(table))
        if (from.some((state) => reached.has(state))) for (const state of to) reached.add(state);
    }
    reached.delete(null);
    const declared = movesOf(table).flatMap(([, { to }]) => to);
    expect([...reached].toSorted()).toEqual([...new Set(declared)].toSorted());
  });

  test('what a move tells is an event that is declared', () => {
    const names = new Set(events.map(({ name }) => name));
    for (const [verb, { tells = [] }] of movesOf(table))
      expect([verb, tells.filter((name) => !names.has(name))]).toEqual([verb, []]);
  });

  test('what a move times is a job by the clock, or a timer of an event that the move tells', () => {
    for (const [verb, { tells = [], times = [] }] of movesOf(table)) {
      const heard = timers().filter(({ on }) => on.some((name) => tells.includes(name)));
      const known = new Set([...heard.map(({ name }) => name), ...clocks()]);
      expect([verb, times.filter((name) => !known.has(name))]).toEqual([verb, []]);
    }
  });

  test('every timer of an event that a move tells is named on one of the moves that tell it', () => {
    const moves = Object.values(table.moves);
    for (const { name, on } of timers())
      for (const event of on) {
        const socketDelivery = moves.filter(({ tells = [] }) => tells.includes(event));
        if (socketDelivery.length > 0)
          expect(socketDelivery.flatMap(({ times = [] }) => times)).toContain(name);
      }
  });
});

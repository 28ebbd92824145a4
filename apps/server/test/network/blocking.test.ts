import { readdirSync } from 'node:fs';
import path from 'node:path';
import { endpoints } from '@nukkad/contract/index';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type NetworkFixture, networkFixture } from '../fixtures/network-fixture.ts';
import { importSource } from '../harness/import-source.ts';
import type { Blocking, Three } from './blocking/blocking-row.ts';
import { domainsAbove } from './blocking/domains-above.ts';

/**
 * Blocking works in both directions and everywhere: each surface on which members meet is a row of a file of `blocking/`.
 * Before the block the looker meets the other one there, which shows that the row looks; after it no longer, no matter
 * which of both has blocked.
 */
const folder = path.join(import.meta.dirname, 'blocking');
const parts = await Promise.all(
  readdirSync(folder)
    .filter((file) => !['blocking-row.ts', 'domains-above.ts'].includes(file))
    .toSorted()
    .map((file) => importSource(path.join(folder, file)) as Promise<{ blocking: Blocking }>),
);
const rows = parts.flatMap(({ blocking }) => blocking.rows);
const without = new Map(parts.flatMap(({ blocking }) => Object.entries(blocking.without ?? {})));

let net: NetworkFixture;
beforeAll(async () => {
  net = await networkFixture(domainsAbove);
});
afterAll(async () => {
  await net.app.close();
});

const aThree = async (): Promise<Three> => ({
  looker: await net.person('Asha Verma'),
  other: await net.person('Bela Rao'),
  third: await net.person('Chitra Nair'),
});

describe.each(rows)('$call', ({ arrange, shows }) => {
  test.each(['looker', 'other'] as const)(
    'shows neither to the other once the %s has blocked',
    async (who) => {
      const three = await aThree();
      await arrange?.(net, three);
      const control = await shows(net, three);
      expect(control).toBe(true);
      const again = await aThree();
      await arrange?.(net, again);
      await (who === 'looker' ? net.block(again.looker, again.other) : net.block(again.other, again.looker));
      expect(await shows(net, again)).toBe(false);
    },
  );
});

const tags: readonly string[] = ['Network', 'Messages', 'Notifications'];

test('every call of the network, of messages and of notifications, and the search for everyone, is a row of the table, or says why it shows no other member', () => {
  const calls = endpoints
    .filter(({ spec: { tag }, path: address }) => tags.includes(tag) || address === '/search/global')
    .map(({ method, path: address }) => `${method} ${address}`);
  const named = rows.map(({ call }) => call.split(' ').slice(0, 2).join(' '));
  expect(calls.filter((call) => !named.includes(call) && !without.has(call))).toEqual([]);
  expect([...named, ...without.keys()].filter((call) => !calls.includes(call))).toEqual([]);
});

import { readdirSync } from 'node:fs';
import path from 'node:path';
import { endpoints } from '@nukkad/contract/index';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storedScripts } from '../../../../e2e/pages/stored-scripts.ts';
import { recordPromise } from '../faults/record-promise.ts';
import { type NetworkFixture, networkFixture } from '../fixtures/network-fixture.ts';
import { aMember } from '../fixtures/post-fixture.ts';
import { importSource } from '../harness/import-source.ts';
import type { Answer } from '../harness/test-client.ts';
import { callName, variantsFor } from '../walks/whole-calls.ts';
import { domainsAbove } from './blocking/domains-above.ts';
import type { Hostile, HostileRow, Writers } from './hostile/hostile-row.ts';
import { hostileWordsWith } from './hostile/hostile-words.ts';
import { textFields, withWords, wordsAt } from './hostile/text-fields.ts';

/**
 * Hostile words in every text of every writing call of the network: each is refused in a sentence at its field, or kept
 * as it was written. Calls are found in the contract; their other fields stand in a file of `hostile/` for each domain.
 */
const folder = path.join(import.meta.dirname, 'hostile');
const parts = await Promise.all(
  readdirSync(folder)
    .filter((file) => !['hostile-row.ts', 'hostile-words.ts', 'text-fields.ts', 'clear.ts'].includes(file))
    .toSorted()
    .map((file) => importSource(path.join(folder, file)) as Promise<{ hostile: Hostile }>),
);
const rows = parts.flatMap(({ hostile }) => hostile.rows);
const hostileWords = hostileWordsWith(storedScripts);

let net: NetworkFixture;
let writers: Writers;
beforeAll(async () => {
  net = await networkFixture(domainsAbove);
  const [writer, friend] = [await aMember(net, 'Asha Verma'), await aMember(net, 'Bela Rao')];
  await net.connect(writer, friend);
  writers = { writer, friend };
});
afterAll(() => net.app.close());

/** Besides space, halves of letters and marks that turn the direction of a page, nothing of the words may be missing. */
const letters = (words: string): string =>
  words.replaceAll(/[\s\p{Cs}\u202a-\u202e\u2066-\u2069\ufeff\ufffd]/gu, '');

const isClear = ({ status, body }: Answer): boolean =>
  status >= 400 &&
  status < 500 &&
  typeof body.code === 'string' &&
  typeof body.message === 'string' &&
  body.message.length > 8;

async function fault(row: HostileRow, field: string, words: string): Promise<string | null> {
  const { endpoint, kept } = row;
  const at = field.split('.');
  const example = await row.example(net, writers, field);
  const sent = Object(withWords(example, at, words));
  const answer = await net.app.as(writers.writer.viewer).askLoosely(endpoint, { body: sent });
  const said = JSON.stringify(words.slice(0, 60));
  if (!(answer.headers.get('content-type') ?? '').startsWith('application/json'))
    return `${said} answered something else than JSON`;
  if (answer.status >= 300) return isClear(answer) ? null : `${said} answered ${answer.status}`;
  const read = kept?.[field] ? await kept[field](net, writers, sent) : wordsAt(answer.body, at);
  const isKept = typeof read === 'string' && letters(read).toLowerCase() === letters(words).toLowerCase();
  return isKept && !/\p{Cs}/u.test(read)
    ? null
    : `${said} came back as ${JSON.stringify(read)?.slice(0, 60)}`;
}

const tries = rows.flatMap((row) =>
  textFields(row.endpoint).map((field) => ({ name: `${callName(row.endpoint)} ${field}`, row, field })),
);

describe.each(tries)('$name', ({ row, field, name }) => {
  test('promise 64: harmless words are taken, and hostile ones are refused in a sentence or kept as they are', async () => {
    const control = await net.app
      .as(writers.writer.viewer)
      .askLoosely(row.endpoint, { body: await row.example(net, writers, field) });
    expect([name, control.status < 300]).toEqual([name, true]);
    const chosen = variantsFor(callName(row.endpoint), hostileWords, 16);
    const faults: string[] = [];
    for (const words of chosen) {
      const found = await fault(row, field, words);
      if (found) faults.push(found);
    }
    recordPromise(64, chosen.length, faults.length);
    expect(faults).toEqual([]);
  }, 600_000);
});

/** They need a finished visit, which the tests of job cards have; those try words as well. */
const triedAtHome = new Set(['POST /job-cards', 'PATCH /job-cards']);

test('every writing call of the network that takes words has an example', () => {
  const written = endpoints.filter(
    (endpoint) =>
      endpoint.spec.tag === 'Network' && endpoint.method !== 'GET' && textFields(endpoint).length > 0,
  );
  const known = new Set(rows.map(({ endpoint }) => callName(endpoint)));
  expect(written.map(callName).filter((call) => !known.has(call) && !triedAtHome.has(call))).toEqual([]);
  expect(hostileWords).toHaveLength(400);
});

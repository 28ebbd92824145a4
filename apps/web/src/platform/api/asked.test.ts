import { endpoint } from '@nukkad/contract/kernel/endpoint';
import * as z from 'zod/mini';
import { afterEach, expect, test } from 'vitest';
import { queryClient } from '../query-client.ts';
import { keepAnswer, keptAnswer, keyOf, renew } from './asked.ts';
import { renewAfter } from './send.ts';

const said = { summary: '', tag: '', authz: { who: 'anyone' }, unconfirmed: 'only-adds' } as const;
const query = z.object({ leadId: z.string() });
const response = z.object({ colour: z.string() });

const getLead = endpoint('GET /lead', { ...said, query, response }, 'lead');
const countLeads = endpoint('GET /lead/count', { ...said, response }, 'lead');
const getQuote = endpoint('GET /quote', { ...said, response, spoken: true }, 'quote');
const getShift = endpoint('GET /shift', { ...said, response }, 'shift');
const all = { getLead, countLeads, getQuote, getShift };

const first = { query: { leadId: '1' } };
const red = { colour: 'red' };

/** Keeps an answer to each, does it, and says whose answers are stale. */
async function staleAfter(act: () => Promise<unknown>): Promise<readonly string[]> {
  keepAnswer(getLead, first, red);
  for (const one of [countLeads, getQuote, getShift]) keepAnswer(one, {}, red);
  await act();
  return Object.entries(all)
    .filter(([, one]) => queryClient.getQueryState(keyOf(one, one === getLead ? first : {}))?.isInvalidated)
    .map(([name]) => name);
}

// Other tests of this worker share the client.
afterEach(() => queryClient.clear());

test('a key says the noun, the call and what was asked; the language where the answer speaks it', () => {
  expect(keyOf(getLead, first)).toEqual(['lead', 'GET /lead', first, '', '']);
  expect(keyOf(getQuote, {}, 'pages')).toEqual(['quote', 'GET /quote', {}, 'en', 'pages']);
});

test('an answer that was taken over is the answer to that call alone', () => {
  keepAnswer(getLead, first, red);
  expect(keptAnswer(getLead, first)).toEqual(red);
  expect(keptAnswer(getLead, { query: { leadId: '2' } })).toBeUndefined();
  keepAnswer(getLead, first, (before) => before && { colour: `${before.colour}dish` });
  expect(keptAnswer(getLead, first)).toEqual({ colour: 'reddish' });
});

test.each([
  ['its own noun', {}, ['getLead', 'countLeads']],
  ['what it touches as well', { touches: ['quote'] }, ['getLead', 'countLeads', 'getQuote']],
  ['nothing, where it says so', { touches: 'nothing' }, []],
  [
    'everything, where it says so',
    { touches: 'everything' },
    ['getLead', 'countLeads', 'getQuote', 'getShift'],
  ],
] as const)('a write makes stale %s', async (_what, touches, stale) => {
  const write = endpoint('POST /lead', { ...said, ...touches }, 'lead');
  expect(await staleAfter(() => renewAfter(write))).toEqual(stale);
});

test('a call that only reads makes nothing stale', async () => {
  expect(await staleAfter(() => renewAfter(getLead))).toEqual([]);
});

test('a noun, a call or a single answer is asked anew', async () => {
  expect(await staleAfter(() => renew('quote', countLeads))).toEqual(['countLeads', 'getQuote']);
  expect(await staleAfter(() => renew(keyOf(getLead, { query: { leadId: '2' } })))).toEqual([]);
  expect(await staleAfter(() => renew(keyOf(getLead, first)))).toEqual(['getLead']);
});

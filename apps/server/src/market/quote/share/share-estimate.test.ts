import { shareEstimate } from '@nukkad/contract/market/quote/estimate-share.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type QuotePlay, aQuote, aQuotePlay } from '../../../../test/fixtures/quote-play.ts';
import type { Viewer } from '../../../platform/viewer.ts';

const dayMs = 86_400_000;
let play: QuotePlay;
beforeAll(async () => {
  play = await aQuotePlay();
});
afterAll(() => play.app.close());

const share = (viewer: Viewer, quoteId: string, more: object = {}) =>
  play.app.as(viewer).askLoosely(shareEstimate, { body: { quoteId, ...more } });
async function quoted() {
  const { asha, leadId } = await play.unlocked();
  const terms = 'Call 98765 43210 or write to taps@example.in before.';
  const { body } = await play.send(play.vikram, leadId, aQuote({ terms, message: 'Dear Asha, as we said.' }));
  return { asha, quoteId: body.current?.quoteId ?? '' };
}
async function opened(url: string) {
  const { pathname, search } = new URL(url, play.app.url);
  const answer = await fetch(new URL(pathname + search, play.app.url));
  return { status: answer.status, page: await answer.text(), headers: answer.headers };
}
const inside = (page: string) => /href="([^"]+\/view[^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';

test('a version is passed on by a link that opens without signing in: work and price, and no contact data', async () => {
  const { asha, quoteId } = await quoted();
  const { status, body } = await share(play.vikram, quoteId);
  expect(status).toBe(201);
  expect(body.message).toContain(body.url);
  expect(body.expiresAt).toBe(new Date(play.app.clock.now().getTime() + 7 * dayMs).toISOString());
  const front = await opened(body.url);
  expect(front.page).toContain('Bright Spark');
  const { status: shown, page, headers } = await opened(inside(front.page));
  expect([shown, headers.get('x-robots-tag'), headers.get('referrer-policy')]).toEqual([
    200,
    'noindex',
    'no-referrer',
  ]);
  expect(page).toContain('New taps');
  expect(page).toContain('₹5,310');
  expect(page).toContain('Bright Spark');
  const { rows } = await sql<{ mobile: string }>`select mobile_number as mobile from user_account
    where user_id in (${asha.userId}, ${play.vikram.userId})`.execute(play.app.platform.db);
  for (const { mobile } of rows) expect(page).not.toContain(mobile);
  expect(page).not.toMatch(/Asha|98765|taps@example|Dear/);
});

test('the customer shares it as well; a stranger and the other partner may not', async () => {
  const { asha, quoteId } = await quoted();
  expect((await share(asha, quoteId, { days: 30 })).status).toBe(201);
  expect((await share(play.tapMasters, quoteId)).status).toBe(404);
  expect((await share(await play.aCustomer(), quoteId)).status).toBe(404);
  expect((await share(asha, quoteId, { days: 91 })).status).toBe(400);
  expect((await share(asha, quoteId, { days: 0 })).status).toBe(400);
});

test('the link ends with its days, and a code that we did not sign opens nothing', async () => {
  const { quoteId } = await quoted();
  const { body } = await share(play.vikram, quoteId, { days: 2 });
  const start = play.app.clock.now();
  play.app.clock.set(new Date(start.getTime() + 2 * dayMs - 1));
  expect((await opened(body.url)).status).toBe(200);
  play.app.clock.set(new Date(start.getTime() + 2 * dayMs));
  const { status, page } = await opened(body.url);
  expect([status, page.includes('This link has expired'), page.includes('New taps')]).toEqual([
    410,
    true,
    false,
  ]);
  play.app.clock.set(start);
  const forged = `${body.url.slice(0, -2)}${body.url.endsWith('AA') ? 'BB' : 'AA'}`;
  expect((await opened(forged)).status).toBe(404);
});

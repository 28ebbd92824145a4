import { listShares, makeShare, revokeShare } from '@nukkad/contract/files/share/share.api';
import { shareInvoice } from '@nukkad/contract/money/invoice/invoice-share.api';
import { completeBooking } from '@nukkad/contract/market/fulfilment/fulfilment.api';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PaymentFixture, paymentFixture } from '../../../../test/fixtures/payment-fixture.ts';
import { key } from '../../../../test/harness/tenant.ts';
import { required } from '../../../../test/harness/required.ts';
import type { Viewer } from '../../../platform/viewer.ts';

let fixture: PaymentFixture;
beforeAll(async () => {
  fixture = await paymentFixture();
});
afterAll(() => fixture.close());

async function invoiced(): Promise<string> {
  const bookingId = await fixture.started({ startsAt: new Date(fixture.clock.now().getTime() + 86_400_000) });
  const [pro] = fixture.partners[0].professionals;
  await fixture.as(pro).ask(completeBooking, { body: { bookingId } });
  await fixture.collect(bookingId, 50_000);
  await fixture.drain();
  await fixture.drain();
  return bookingId;
}
const fileIn = (page: string) =>
  /href="(?<path>[^"]+\/file\?[^"]+)"/.exec(page)?.groups?.['path']?.replaceAll('&amp;', '&') ?? '';
const share = (bookingId: string, way: 'link' | 'sms' | 'mail' = 'link', viewer: Viewer = fixture.buyer) =>
  fixture.as(viewer).ask(shareInvoice, { body: { bookingId, way } });
const open = (address: string) =>
  fetch(new URL(new URL(address).pathname + new URL(address).search, fixture.url));

test('a shared invoice opens without signing in, until it is taken back, and shows no more than the invoice', async () => {
  const bookingId = await invoiced();
  const { status, body } = await share(bookingId);
  expect(status).toBe(201);
  const page = await open(body.url);
  expect(page.headers.get('x-robots-tag')).toBe('noindex');
  const words = await page.text();
  expect(words).toMatch(/P[0-9A-Z]{4}\/2627\/0000\d/);
  expect(words).not.toContain(fixture.buyer.userId);
  const file = fileIn(words);
  const pdf = await open(new URL(file, fixture.url).href);
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  fixture.clock.set(new Date(fixture.clock.now().getTime() + 10 * 60_000));
  const late = await fetch(new URL(file, fixture.url), { redirect: 'manual' });
  expect([late.status, late.headers.get('location')]).toEqual([302, new URL(body.url).pathname]);
  expect((await open(body.url)).status).toBe(200);
  const [own] = await links(bookingId, fixture.buyer);
  await fixture.as(fixture.buyer).ask(revokeShare, { query: { shareId: required(own).shareId } });
  const over = await open(body.url);
  expect([over.status, await over.text()]).toEqual([
    410,
    expect.stringContaining('This link was turned off'),
  ]);
  expect((await open(body.url.slice(0, -3))).status).toBe(404);
});

const of = (bookingId: string) => ({ subject: 'invoice', subjectId: bookingId }) as const;
async function links(bookingId: string, viewer: Viewer) {
  return (await fixture.as(viewer).ask(listShares, { query: of(bookingId) })).body.items;
}

test('each side sees its own links, how often each was opened and until when, and turns off one of them', async () => {
  const bookingId = await invoiced();
  const [owner] = [fixture.partners[0].owner];
  const first = (await share(bookingId)).body;
  const second = (await share(bookingId)).body;
  await share(bookingId, 'link', owner);
  const words = await (await open(first.url)).text();
  const file = fileIn(words);
  // One address is one opening, however often it is loaded.
  for (let time = 0; time < 2; time += 1) await open(new URL(file, fixture.url).href);
  const again = await (await open(first.url)).text();
  await open(new URL(fileIn(again), fixture.url).href);
  const own = await links(bookingId, fixture.buyer);
  expect(own.map(({ url, opened, state, isOwn }) => [url, opened, state, isOwn])).toEqual([
    [second.url, 0, 'open', true],
    [first.url, 2, 'open', true],
  ]);
  expect(own[1]?.lastOpenedAt).toBe(fixture.clock.now().toISOString());
  expect(await links(bookingId, owner)).toHaveLength(1);
  const query = { shareId: required(own[1]).shareId };
  // The partner cannot turn off the customer's.
  expect((await fixture.as(owner).askLoosely(revokeShare, { query })).status).toBe(404);
  expect((await open(first.url)).status).toBe(200);
  await fixture.as(fixture.buyer).ask(revokeShare, { query });
  expect((await open(first.url)).status).toBe(410);
  expect((await open(second.url)).status).toBe(200);
  expect((await links(bookingId, fixture.buyer)).map(({ state, url }) => [state, url])).toEqual([
    ['open', second.url],
    ['revoked', null],
  ]);
  for (const stranger of [fixture.stranger, fixture.partners[1].owner])
    expect((await fixture.as(stranger).askLoosely(listShares, { query: of(bookingId) })).status).toBe(404);
});

test('a link ends after a week, and only the two sides of a booking make one, once there is an invoice', async () => {
  const started = await fixture.started();
  expect((await share(started)).body.code).toBe('invoice_not_ready');
  const bookingId = await invoiced();
  expect((await share(bookingId, 'link', fixture.stranger)).status).toBe(404);
  expect((await share(bookingId, 'link', fixture.partners[1].owner)).status).toBe(404);
  const { body } = await share(bookingId, 'sms', fixture.partners[0].owner);
  expect(await fixture.events('invoice.shared')).toMatchObject([{ bookingId, way: 'sms' }]);
  fixture.clock.set(new Date(new Date(body.expiresAt).getTime() + 1_000));
  const over = await open(body.url);
  expect([over.status, await over.text()]).toEqual([410, expect.stringContaining('This link has expired')]);
});

test('shared view only, its pages are pictures with the name of who reads them', async () => {
  const bookingId = await invoiced();
  const sent = { body: { ...of(bookingId), allows: 'view' as const }, headers: key() };
  const { url } = (await fixture.as(fixture.buyer).ask(makeShare, sent)).body;
  const { pathname } = new URL(required(url));
  const form = { method: 'POST', body: new URLSearchParams({ name: 'रवि Kumar' }) };
  const pages = await (await fetch(new URL(pathname, fixture.url), form)).text();
  const sources = [...pages.matchAll(/<img src="([^"]+)" alt="Page (\d) of (\d)"/g)];
  expect(sources.map(([, , at, count]) => [at, count])).toEqual([['1', '1']]);
  for (const [, source = ''] of sources) {
    const picture = await fetch(new URL(source.replaceAll('&amp;', '&'), fixture.url));
    const { format, height } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata();
    expect([format, height]).toEqual(['webp', 1_600]);
  }
  expect(pages).not.toContain('/file?');
});

import * as api from '@nukkad/contract/market/quote/quote.api';
import * as templates from '@nukkad/contract/market/quote/quote-template.api';
import * as leads from '@nukkad/contract/market/lead/lead.api';
import type { QuoteContent, QuoteThread } from '@nukkad/contract/market/quote/quote.model';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aPaperLogo, picturesIn } from '../../../test/fixtures/logo-fixture.ts';
import { permitted } from '../../../test/walks/permitted.ts';
import { type QuotePlay, aQuotePlay, aQuote, taps } from '../../../test/fixtures/quote-play.ts';
import { readPrint } from '../../platform/reading/read-print.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { drawQuote } from './draw-quote.ts';
import { paperOf } from './get-paper.ts';
import { key } from '../../../test/harness/tenant.ts';

let play: QuotePlay;
beforeAll(async () => {
  play = await aQuotePlay();
});
beforeEach(() => {
  play.app.sms.length = 0;
});
afterAll(() => play.app.close());

const hour = 3_600_000;
const thread = async (viewer: Viewer, leadId: string): Promise<QuoteThread> =>
  (await play.app.as(viewer).ask(api.getQuoteThread, { query: { leadId } })).body;
const accept = (viewer: Viewer, leadId: string, quoteId: string) =>
  play.app.as(viewer).askLoosely(api.acceptQuote, { body: { leadId, quoteId } });
const counter = (viewer: Viewer, body: object) =>
  play.app.as(viewer).askLoosely(api.counterQuote, { body: { message: 'A little less, please.', ...body } });
const refuse = (viewer: Viewer, body: object) =>
  play.app.as(viewer).askLoosely(api.refuseQuote, { body: { reason: 'too_expensive', ...body } });

type Read = Pick<QuoteThread, 'current'>;
const newestId = ({ current }: Read) => current?.quoteId ?? '';

/** Sent at the total that the server says of it. */
async function sent(viewer: Viewer, leadId: string, content: QuoteContent = aQuote()): Promise<QuoteThread> {
  const { body } = await play.send(viewer, leadId, content);
  expect(body.status).toBe('Qoutation Sent');
  return body;
}

test('a partner writes a draft, sees what it comes to with GST, and sends it; the customer reads the same', async () => {
  const { asha, leadId } = await play.unlocked();
  const content = aQuote({ lines: [{ ...taps, quantity: 3, unitPrice: 1_000_00 }], discount: 100_00 });
  const draft = await play.app
    .as(play.vikram)
    .ask(api.updatePrice, { body: { leadId, version: 0, content } });
  expect(draft.body.price).toMatchObject({
    subtotal: 3_000_00,
    discount: 100_00,
    taxable: 2_900_00,
    tax: 522_00,
  });
  expect(draft.body.price.total).toBe(3_422_00);
  const again = await play.app.as(play.vikram).askLoosely(api.updatePrice, {
    body: { leadId, version: 0, content },
  });
  expect(again.body.code).toBe('quote_draft_changed');
  const { current, can } = await sent(play.vikram, leadId, content);
  expect(can).toMatchObject({ write: true, accept: false });
  await play.app.drain();
  expect(play.app.sms).toHaveLength(1);
  const read = await thread(asha, leadId);
  expect(read.current).toEqual(current);
  expect(read.can).toMatchObject({ accept: true, counter: true, refuse: true, write: false });
  expect(read.current?.price.milestones.map(({ amount }) => amount)).toEqual([1_026_60, 2_395_40]);
});

test('of two that save a draft at once from the same version one is kept, and the other is told', async () => {
  const { leadId } = await play.unlocked();
  const save = (version: number, discount: number) =>
    play.app
      .as(play.vikram)
      .askLoosely(api.updatePrice, { body: { leadId, version, content: aQuote({ discount }) } });
  await save(0, 0);
  const answers = await Promise.all([save(1, 10_00), save(1, 20_00), save(1, 30_00)]);
  const kept = answers.filter(({ status }) => status === 200);
  expect(kept).toHaveLength(1);
  expect(answers.flatMap(({ body }) => body.code ?? [])).toEqual([
    'quote_draft_changed',
    'quote_draft_changed',
  ]);
  const { body } = await play.app.as(play.vikram).ask(api.getQuoteDraft, { query: { leadId } });
  expect([body.version, body.content.discount]).toEqual([2, kept[0]?.body.content.discount]);
});

test('bad input changes nothing: payments that are no whole, another total, a version that was superseded', async () => {
  const { asha, leadId } = await play.unlocked();
  const halves = aQuote({ milestones: [{ title: 'Half', percent: 50 }] });
  expect((await play.send(play.vikram, leadId, halves)).status).toBe(400);
  expect((await play.send(play.vikram, leadId, aQuote(), { total: 1_00 })).body.code).toBe(
    'quote_total_differs',
  );
  expect((await play.send(play.vikram, leadId, aQuote({ discount: 99_999_00 }))).status).toBe(400);
  const unknown = aQuote({ lines: [{ ...taps, serviceId: 'no-such-service' }] });
  expect((await play.send(play.vikram, leadId, unknown)).body.code).toBe('quote_service_unknown');
  const first = await sent(play.vikram, leadId);
  const stale = await play.send(play.vikram, leadId, aQuote(), { newestVersion: 0 });
  expect(stale.body.code).toBe('quote_superseded');
  const second = await sent(play.vikram, leadId, aQuote({ discount: 200_00 }));
  expect(second.current).toMatchObject({ versionNumber: 2, totalBefore: first.current?.price.total });
  expect((await accept(asha, leadId, first.current?.quoteId ?? '')).body.code).toBe('quote_superseded');
  expect((await thread(asha, leadId)).versions).toHaveLength(2);
});

test('the customer counters in total or by line, never below zero nor above; the partner accepts or sends another', async () => {
  const { asha, leadId } = await play.unlocked();
  const { current } = await sent(play.vikram, leadId);
  const quoteId = current?.quoteId ?? '';
  expect((await counter(asha, { leadId, quoteId, total: -1_00 })).status).toBe(400);
  expect((await counter(asha, { leadId, quoteId, total: 99_999_00 })).body.code).toBe(
    'quote_counter_not_lower',
  );
  expect((await counter(asha, { leadId, quoteId, unitPrices: [1_00, 2_00, 3_00] })).body.code).toBe(
    'quote_counter_lines_differ',
  );
  expect((await counter(play.vikram, { leadId, quoteId, total: 4_000_00 })).status).toBe(403);
  const offered = await counter(asha, { leadId, quoteId, total: 4_000_00 });
  expect(offered.body.current).toMatchObject({
    versionNumber: 2,
    madeBy: 'Buyer',
    price: { total: 4_000_00 },
  });
  const offerId = newestId(offered.body);
  expect((await counter(asha, { leadId, quoteId: offerId, total: 3_000_00 })).body.code).toBe(
    'quote_own_version',
  );
  expect((await accept(asha, leadId, offerId)).body.code).toBe('quote_own_version');
  const back = await sent(play.vikram, leadId, aQuote({ discount: 300_00 }));
  const byLine = await counter(asha, {
    leadId,
    quoteId: newestId(back),
    unitPrices: [800_00, 400_00],
  });
  expect(byLine.body.current?.changes).toMatchObject([
    { kind: 'changed', before: { unitPrice: 2_000_00 }, after: { unitPrice: 800_00 } },
    { kind: 'changed' },
  ]);
  const taken = await accept(play.vikram, leadId, newestId(byLine.body));
  expect(taken.body).toMatchObject({ status: 'Accepted By User', agreement: { acceptedBy: 'Partner' } });
});

test('an expired quote is not accepted, and its partner may send another', async () => {
  const { asha, leadId } = await play.unlocked();
  const { current } = await sent(play.vikram, leadId, aQuote({ validDays: 1 }));
  play.app.clock.set(new Date(play.app.clock.now().getTime() + 25 * hour));
  expect((await accept(asha, leadId, current?.quoteId ?? '')).body.code).toBe('quote_expired');
  expect((await thread(asha, leadId)).current?.standing).toBe('expired');
  const fresh = await sent(play.vikram, leadId);
  expect((await accept(asha, leadId, fresh.current?.quoteId ?? '')).status).toBe(200);
});

test('a refusal says why to its partner, and the other quote goes on', async () => {
  const { asha, leadId, otherId } = await play.unlocked();
  const { current } = await sent(play.vikram, leadId);
  const other = await sent(play.tapMasters, otherId);
  const no = await refuse(asha, { leadId, quoteId: current?.quoteId, words: 'Too much for two taps.' });
  expect(no.body).toMatchObject({ status: 'Rejected', can: { accept: false, counter: false } });
  expect(await thread(play.vikram, leadId)).toMatchObject({
    refusal: { reason: 'too_expensive', words: 'Too much for two taps.' },
  });
  expect((await accept(asha, otherId, other.current?.quoteId ?? '')).status).toBe(200);
});

test('the customer compares offers beside each other, line by line; partners and strangers do not', async () => {
  const { asha, rfqId, leadId, otherId } = await play.unlocked();
  await sent(play.vikram, leadId);
  await sent(play.tapMasters, otherId, aQuote({ lines: [{ ...taps, unitPrice: 1_500_00 }] }));
  const { body } = await play.app.as(asha).ask(api.compareQuotes, { query: { rfqId } });
  expect(body.offers.map(({ companyName }) => companyName)).toEqual(['Tap Masters', 'Bright Spark']);
  expect(body.lines).toMatchObject([
    { name: 'New taps', cells: [{ quantity: 2 }, { quantity: 2 }] },
    { name: 'Pipes', cells: [null, { quantity: 1 }] },
  ]);
  const stranger = await play.aCustomer();
  expect((await play.app.as(stranger).askLoosely(api.compareQuotes, { query: { rfqId } })).status).toBe(404);
  for (const viewer of [stranger, play.tapMasters])
    expect((await play.app.as(viewer).askLoosely(api.getQuoteThread, { query: { leadId } })).status).toBe(
      404,
    );
  expect((await accept(play.tapMasters, leadId, body.offers[1]?.quoteId ?? '')).status).toBe(404);
});

test('the paper of a version is had in both languages by both sides alone', async () => {
  const { asha, leadId } = await play.unlocked();
  const { current } = await sent(play.vikram, leadId);
  const quoteId = current?.quoteId ?? '';
  for (const [viewer, lang] of [
    [asha, 'hi'],
    [play.vikram, 'en'],
  ] as const) {
    const paper = await play.app.as(viewer).askLoosely(api.getQuotePaper, { query: { quoteId, lang } });
    expect(paper.status).toBe(200);
  }
  const other = await play.app.as(play.tapMasters).askLoosely(api.getQuotePaper, { query: { quoteId } });
  expect(other.status).toBe(404);
});

test('the paper of a quote leads with the logo that the partner has today', async () => {
  const { asha, leadId } = await play.unlocked();
  const { current } = await sent(play.vikram, leadId);
  const { db } = play.app.platform;
  const { logos } = play.deps().partner;
  const pictures = async () => {
    const query = { quoteId: current?.quoteId ?? '', lang: 'en' as const };
    return picturesIn((await play.app.as(asha).askLoosely(api.getQuotePaper, { query })).body);
  };
  expect(await pictures()).toBe(0);
  const owned = { organisationId: play.vikram.organisationId ?? '' };
  const logo = await logos.store(owned.organisationId, await aPaperLogo(), play.app.clock.now());
  await db.transaction().execute((tx) => logos.replace(tx, permitted(logo)));
  expect(await pictures()).toBe(1);
  await db.transaction().execute((tx) => logos.end(tx, permitted(owned), play.app.clock.now()));
  expect(await pictures()).toBe(0);
});

test('the paper names the customer, the partner with its place, and the SAC of the work', async () => {
  const { leadId } = await play.unlocked();
  const { current } = await sent(play.vikram, leadId);
  const facts = await paperOf(play.deps(), play.vikram, { quoteId: current?.quoteId ?? '', lang: 'en' });
  const answer = await readPrint(
    { fileName: 'quote.pdf', mediaType: 'application/pdf', content: await drawQuote(facts, 'en') },
    null,
    () => undefined,
  );
  const said =
    'read' in answer
      ? answer.read.lines.map((line) => line.map(({ text }) => text).join(' ')).join(' | ')
      : '';
  expect(said).toContain('Asha Verma');
  expect(said).toMatch(/Karnataka 560\d{3}/);
  expect(said).toMatch(/SAC \d{6}/);
});

test('templates and earlier quotes are those of the own organisation', async () => {
  const { leadId } = await play.unlocked();
  await sent(play.vikram, leadId);
  const client = play.app.as(play.vikram);
  const body = { name: 'Two taps', content: aQuote() };
  const saved = await client.ask(templates.saveQuoteTemplate, { body, headers: key() });
  const twice = await client.askLoosely(templates.saveQuoteTemplate, { body, headers: key() });
  expect(twice.body.code).toBe('quote_template_name_taken');
  expect((await client.ask(templates.listQuoteTemplates, { query: {} })).body.items[0]?.name).toBe(
    'Two taps',
  );
  expect((await client.ask(templates.listSentQuotes, { query: {} })).body.items[0]?.total).toBeGreaterThan(0);
  const others = play.app.as(play.tapMasters);
  const params = { templateId: saved.body.templateId };
  expect((await others.ask(templates.listQuoteTemplates, { query: {} })).body.items).toEqual([]);
  expect((await others.askLoosely(templates.removeQuoteTemplate, { params })).status).toBe(404);
  expect((await client.ask(templates.removeQuoteTemplate, { params })).body.removed).toBe(true);
});

test('a partner that has not unlocked the request writes no quote', async () => {
  const { leadId } = await play.told();
  expect((await play.send(play.vikram, leadId, aQuote())).body).toMatchObject({
    code: 'lead_moved_on',
    present: 'New Request',
  });
  const { body } = await play.app.as(play.vikram).ask(leads.getLead, { query: { leadId } });
  expect(body.status).toBe('New Request');
});

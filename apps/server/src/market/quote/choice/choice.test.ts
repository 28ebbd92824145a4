import * as awards from '@nukkad/contract/market/quote/award.api';
import { priceChoice } from '@nukkad/contract/market/quote/choice.api';
import * as api from '@nukkad/contract/market/quote/quote.api';
import type { QuoteContent } from '@nukkad/contract/market/quote/quote.model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type QuotePlay, aQuote, aQuotePlay, taps } from '../../../../test/fixtures/quote-play.ts';
import { readPrint } from '../../../platform/reading/read-print.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { signedQuote } from '../../../../test/fixtures/signed-quote.ts';
import { drawQuote } from '../draw-quote.ts';
import { paperOf } from '../get-paper.ts';

let play: QuotePlay;
beforeAll(async () => {
  play = await aQuotePlay();
});
afterAll(() => play.app.close());

const lot = { serviceId: null, quantity: 1, unit: 'lot' } as const;
const pipes = { ...lot, name: 'Pipes', unitPrice: 500_00 };
const paint = { ...lot, name: 'Painting', unitPrice: 1_000_00, isOptional: true };
const tiles = { ...lot, name: 'Tiling', unitPrice: 2_000_00, isOptional: true };

/** 5,310 rupees with GST; 6,490 with painting, 8,850 with painting and tiling. */
const optional = (more: Partial<QuoteContent> = {}) =>
  aQuote({ lines: [paint, taps, tiles, pipes], ...more });

const threadOf = async (viewer: Viewer, leadId: string) =>
  (await play.app.as(viewer).ask(api.getQuoteThread, { query: { leadId } })).body;

/** Sent by Vikram, as Asha reads it. */
async function offered(content = optional()) {
  const found = await play.unlocked();
  await play.send(play.vikram, found.leadId, content);
  const { current } = await threadOf(found.asha, found.leadId);
  return { ...found, current, quoteId: current?.quoteId ?? '' };
}

type Choice = { readonly lines: number[]; readonly total: number };
const accept = (asha: Viewer, leadId: string, quoteId: string, choice?: Choice) =>
  play.app.as(asha).askLoosely(api.acceptQuote, { body: { leadId, quoteId, ...(choice && { choice }) } });

async function printOf(viewer: Viewer, quoteId: string) {
  const facts = await paperOf(play.deps(), viewer, { quoteId, lang: 'en' });
  const content = await drawQuote(facts, 'en');
  const print = { fileName: 'quote.pdf', mediaType: 'application/pdf', content };
  const answer = await readPrint(print, null, () => undefined);
  return 'read' in answer
    ? answer.read.lines.map((line) => line.map(({ text }) => text).join(' ')).join(' | ')
    : '';
}

test('the customer reads the total without and with the optional lines, and what each choice comes to', async () => {
  const { asha, leadId, rfqId, quoteId, current } = await offered();
  expect(current?.price).toMatchObject({ total: 5_310_00, withOptions: 8_850_00, advance: 1_593_00 });
  const chosen = async (lines: number[]) =>
    (await play.app.as(asha).ask(priceChoice, { body: { leadId, quoteId, lines } })).body;
  expect(await chosen([])).toMatchObject({ total: 5_310_00, advance: 1_593_00 });
  expect(await chosen([0])).toMatchObject({ total: 6_490_00, advance: 1_947_00 });
  expect((await chosen([2, 0])).total).toBe(8_850_00);
  const { body: compared } = await play.app.as(asha).ask(api.compareQuotes, { query: { rfqId } });
  expect(compared.offers).toMatchObject([{ total: 5_310_00, withOptions: 8_850_00 }]);
  expect(compared.lines.map(({ name, cells }) => [name, cells[0]?.isOptional])).toEqual([
    ['Painting', true],
    ['New taps', false],
    ['Tiling', true],
    ['Pipes', false],
  ]);
  const paper = await printOf(asha, quoteId);
  expect(paper).toContain('Painting (optional)');
  expect(paper).toContain('Without options');
  expect(paper).toContain('8,850');
});

test('what is accepted and confirmed holds the chosen lines alone; project, paper and comparison follow it', async () => {
  const { asha, leadId, rfqId, quoteId } = await offered(optional({ hasAdvance: false }));
  const { body, status } = await accept(asha, leadId, quoteId, { lines: [0], total: 6_490_00 });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    status: 'Accepted By User',
    current: { versionNumber: 2, isChoice: true, standing: 'accepted', price: { total: 6_490_00 } },
    agreement: { acceptedBy: 'Buyer' },
  });
  const { current, agreement } = await threadOf(play.vikram, leadId);
  expect(agreement?.quoteId).toBe(current?.quoteId);
  expect(current?.content.lines.map(({ name, isOptional }) => [name, isOptional])).toEqual([
    ['Painting', undefined],
    ['New taps', undefined],
    ['Pipes', undefined],
  ]);
  expect(current?.changes.map(({ kind, name }) => [kind, name])).toEqual([
    ['changed', 'Painting'],
    ['removed', 'Tiling'],
  ]);
  const paper = await printOf(asha, current?.quoteId ?? '');
  expect(paper).toContain('Painting');
  expect(paper).not.toContain('Tiling');
  expect(paper).not.toContain('optional');
  const { body: compared } = await play.app.as(asha).ask(api.compareQuotes, { query: { rfqId } });
  expect(compared.offers).toMatchObject([{ total: 6_490_00, withOptions: null }]);
  const digest = agreement?.digest ?? '';
  for (const one of [asha, play.vikram]) await signedQuote(play.app, play.app.as(one), { leadId, digest });
  expect(play.projects.at(-1)?.milestones.map(({ amountPaise }) => amountPaise)).toEqual([
    1_947_00, 4_543_00,
  ]);
});

test('the advance is that of what was chosen', async () => {
  const { asha, leadId, quoteId } = await offered();
  const { body } = await accept(asha, leadId, quoteId, { lines: [0, 2], total: 8_850_00 });
  const digest = body.agreement?.digest ?? '';
  for (const one of [asha, play.vikram]) await signedQuote(play.app, play.app.as(one), { leadId, digest });
  expect(await threadOf(asha, leadId)).toMatchObject({
    status: 'Payment Pending',
    agreement: { advance: 2_655_00 },
  });
});

test('choosing none is a choice as well, and no version with optional lines is agreed on', async () => {
  const { asha, leadId, quoteId } = await offered();
  expect((await accept(asha, leadId, quoteId)).body.code).toBe('quote_choice_missing');
  const { body } = await accept(asha, leadId, quoteId, { lines: [], total: 5_310_00 });
  expect(body.current?.content.lines.map(({ name }: { name: string }) => name)).toEqual([
    'New taps',
    'Pipes',
  ]);
});

test('another total than the screen showed, a line that is no option and one that is not there are refused', async () => {
  const { asha, leadId, quoteId } = await offered();
  const refusal = async (choice: Choice) => (await accept(asha, leadId, quoteId, choice)).body.code;
  expect(await refusal({ lines: [0], total: 5_310_00 })).toBe('quote_choice_differs');
  expect(await refusal({ lines: [1], total: 5_310_00 })).toBe('quote_lines_unknown');
  expect(await refusal({ lines: [9], total: 5_310_00 })).toBe('quote_lines_unknown');
  const { versions, agreement } = await threadOf(asha, leadId);
  expect([versions.length, agreement]).toEqual([1, null]);
  const other = await play.app
    .as(await play.aCustomer())
    .askLoosely(priceChoice, { body: { leadId, quoteId, lines: [] } });
  expect(other.body.code).toBe('lead_not_found');
});

test('promise: of several choices at one moment one is accepted, and one version is made', async () => {
  const { asha, leadId, quoteId } = await offered();
  const choices: Choice[] = [
    { lines: [], total: 5_310_00 },
    { lines: [0], total: 6_490_00 },
    { lines: [0, 2], total: 8_850_00 },
  ];
  const answers = await Promise.all(choices.map((choice) => accept(asha, leadId, quoteId, choice)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  const { versions, agreement } = await threadOf(asha, leadId);
  expect(versions).toHaveLength(2);
  expect(agreement?.quoteId).toBe(versions[0]?.quoteId);
});

test('a counter-offer counts in the optional lines that it names, and must be lower than the quote with them', async () => {
  const { asha, leadId, quoteId } = await offered();
  const offer = (total: number, lines: number[]) =>
    play.app
      .as(asha)
      .askLoosely(api.counterQuote, { body: { leadId, quoteId, total, lines, message: 'With paint?' } });
  expect((await offer(5_400_00, [])).body.code).toBe('quote_counter_not_lower');
  const { body } = await offer(6_000_00, [0]);
  expect(body.current?.price).toMatchObject({ total: 6_000_00 });
  expect(body.current?.content.lines).toHaveLength(3);
  const theirs = body.current?.quoteId ?? '';
  const taken = await accept(play.vikram, leadId, theirs);
  expect(taken.body).toMatchObject({ agreement: { quoteId: theirs, acceptedBy: 'Partner' } });
});

test('prices of a counter-offer by line are named for all lines; those that are left out do not count', async () => {
  const { asha, leadId, quoteId } = await offered();
  const unitPrices = [900_00, 1_900_00, 2_000_00, 500_00];
  const body = { leadId, quoteId, unitPrices, lines: [0], message: 'A little less.' };
  const answer = await play.app.as(asha).askLoosely(api.counterQuote, { body });
  // 900 and 3,800 and 500 rupees, with 18%.
  expect(answer.body.current?.price.total).toBe(6_136_00);
});

test('lines that are given to a partner alone are chosen with that, also an optional one', async () => {
  const { asha, leadId, rfqId, quoteId } = await offered();
  const part = { leadId, quoteId, newestVersion: 1, lines: [0, 1] };
  const { body: priced } = await play.app.as(asha).ask(awards.priceAward, { body: { rfqId, parts: [part] } });
  expect(priced.total).toBe(5_900_00);
  await play.app
    .as(asha)
    .ask(awards.awardParts, { body: { rfqId, parts: [{ ...part, total: priced.total }] } });
  const { current } = await threadOf(play.vikram, leadId);
  expect(current?.content.lines.map(({ name, isOptional }) => [name, isOptional])).toEqual([
    ['Painting', undefined],
    ['New taps', undefined],
  ]);
  expect((await accept(play.vikram, leadId, current?.quoteId ?? '')).status).toBe(200);
});

test('a quote of optional lines alone, and a discount that leaves nothing of the others, are refused', async () => {
  const { leadId } = await play.unlocked();
  const send = async (content: QuoteContent) => (await play.send(play.vikram, leadId, content)).body.fields;
  expect(await send(aQuote({ lines: [paint, tiles] }))).toMatchObject({
    'content.lines': 'Keep at least one line that is not optional.',
  });
  expect(await send(optional({ discount: 4_500_00 }))).toMatchObject({
    'content.discount': 'The discount must be less than the lines come to without optional ones.',
  });
});

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
const of = (at: number) => ({ alternative: { group: 0, at } });
const vinyl = { ...lot, name: 'Vinyl sheets', unitPrice: 1_000_00, ...of(0) };
const marble = { ...lot, name: 'Marble slabs', unitPrice: 3_000_00, ...of(1) };
const polish = { ...lot, name: 'Polish', unitPrice: 500_00, ...of(1) };
const flooring = {
  name: 'Flooring',
  alternatives: [{ name: 'Vinyl' }, { name: 'Marble' }],
  recommended: 1,
};

/** 5,900 rupees with GST and vinyl, 8,850 with marble. */
const floors = (more: Partial<QuoteContent> = {}) =>
  aQuote({ lines: [taps, vinyl, marble, polish], groups: [flooring], ...more });

const threadOf = async (viewer: Viewer, leadId: string) =>
  (await play.app.as(viewer).ask(api.getQuoteThread, { query: { leadId } })).body;

/** Sent by Vikram, as Asha reads it. */
async function offered(content = floors()) {
  const found = await play.unlocked();
  await play.send(play.vikram, found.leadId, content);
  const { current } = await threadOf(found.asha, found.leadId);
  return { ...found, current, quoteId: current?.quoteId ?? '' };
}

type Choice = { readonly lines: number[]; readonly alternatives?: number[]; readonly total: number };
const accept = (viewer: Viewer, leadId: string, quoteId: string, choice?: Choice) =>
  play.app.as(viewer).askLoosely(api.acceptQuote, { body: { leadId, quoteId, ...(choice && { choice }) } });

async function printOf(viewer: Viewer, quoteId: string) {
  const facts = await paperOf(play.deps(), viewer, { quoteId, lang: 'en' });
  const content = await drawQuote(facts, 'en');
  const print = { fileName: 'quote.pdf', mediaType: 'application/pdf', content };
  const answer = await readPrint(print, null, () => undefined);
  return 'read' in answer
    ? answer.read.lines.map((line) => line.map(({ text }) => text).join(' ')).join(' | ')
    : '';
}

test('the customer reads the least and the most, and what each alternative comes to', async () => {
  const { asha, leadId, rfqId, quoteId, current } = await offered();
  expect(current?.price).toMatchObject({ total: 5_900_00, withOptions: 8_850_00, alternatives: [0] });
  expect(current?.content.groups).toEqual([flooring]);
  const chosen = (alternatives?: number[]) =>
    play.app.as(asha).askLoosely(priceChoice, {
      body: { leadId, quoteId, lines: [], ...(alternatives && { alternatives }) },
    });
  expect((await chosen([0])).body).toMatchObject({ total: 5_900_00, advance: 1_770_00 });
  expect((await chosen([1])).body).toMatchObject({ total: 8_850_00, advance: 2_655_00 });
  expect((await chosen()).body.code).toBe('quote_choice_missing');
  const { body: compared } = await play.app.as(asha).ask(api.compareQuotes, { query: { rfqId } });
  expect(compared.offers).toMatchObject([{ total: 5_900_00, withOptions: 8_850_00, hasAlternatives: true }]);
  expect(compared.lines.map(({ name, cells }) => [name, cells[0]?.alternative])).toEqual([
    ['New taps', null],
    ['Vinyl sheets', 'Flooring: Vinyl'],
    ['Marble slabs', 'Flooring: Marble'],
    ['Polish', 'Flooring: Marble'],
  ]);
  const paper = await printOf(asha, quoteId);
  expect(paper).toContain('(Flooring: Marble)');
  expect(paper).toContain('Total from');
  expect(paper).toContain('8,850');
});

test('the alternative that is accepted is what both confirm, under its name; the other one is gone', async () => {
  const { asha, leadId, quoteId } = await offered(floors({ hasAdvance: false }));
  const { body, status } = await accept(asha, leadId, quoteId, {
    lines: [],
    alternatives: [1],
    total: 8_850_00,
  });
  expect(status).toBe(200);
  expect(body.current).toMatchObject({ versionNumber: 2, isChoice: true, price: { total: 8_850_00 } });
  const { current, agreement } = await threadOf(play.vikram, leadId);
  expect(current?.content.groups).toEqual([{ name: 'Flooring', alternatives: [{ name: 'Marble' }] }]);
  expect(current?.content.lines.map(({ name, alternative }) => [name, alternative])).toEqual([
    ['New taps', undefined],
    ['Marble slabs', { group: 0, at: 0 }],
    ['Polish', { group: 0, at: 0 }],
  ]);
  expect(current?.price).not.toHaveProperty('alternatives');
  expect(current?.changes.map(({ kind, name }) => [kind, name])).toEqual([['removed', 'Vinyl sheets']]);
  const paper = await printOf(asha, current?.quoteId ?? '');
  expect(paper).toContain('(Flooring: Marble)');
  expect(paper).not.toContain('Vinyl');
  expect(paper).not.toContain('Total from');
  const digest = agreement?.digest ?? '';
  for (const one of [asha, play.vikram]) await signedQuote(play.app, play.app.as(one), { leadId, digest });
  expect(play.projects.at(-1)?.milestones.map(({ amountPaise }) => amountPaise)).toEqual([
    2_655_00, 6_195_00,
  ]);
});

test('no alternative is assumed, and one that is not there or costs another total is refused', async () => {
  const { asha, leadId, quoteId } = await offered();
  const refusal = async (choice?: Choice) => (await accept(asha, leadId, quoteId, choice)).body.code;
  expect(await refusal()).toBe('quote_choice_missing');
  expect(await refusal({ lines: [], total: 5_900_00 })).toBe('quote_choice_missing');
  expect(await refusal({ lines: [], alternatives: [2], total: 5_900_00 })).toBe('quote_lines_unknown');
  expect(await refusal({ lines: [], alternatives: [0, 1], total: 5_900_00 })).toBe('quote_lines_unknown');
  expect(await refusal({ lines: [2], alternatives: [0], total: 5_900_00 })).toBe('quote_lines_unknown');
  expect(await refusal({ lines: [], alternatives: [1], total: 5_900_00 })).toBe('quote_choice_differs');
  const { versions, agreement } = await threadOf(asha, leadId);
  expect([versions.length, agreement]).toEqual([1, null]);
});

test('a counter-offer is for one alternative, and must be lower than the quote with that one', async () => {
  const { asha, leadId, quoteId } = await offered();
  const offer = (more: object) =>
    play.app.as(asha).askLoosely(api.counterQuote, { body: { leadId, quoteId, message: 'Less?', ...more } });
  expect((await offer({ total: 5_000_00 })).body.code).toBe('quote_choice_missing');
  expect((await offer({ total: 5_900_00, alternatives: [0] })).body.code).toBe('quote_counter_not_lower');
  const { body } = await offer({ total: 8_000_00, alternatives: [1] });
  expect(body.current?.price).toMatchObject({ total: 8_000_00 });
  expect(body.current?.content.groups).toEqual([{ name: 'Flooring', alternatives: [{ name: 'Marble' }] }]);
  const theirs = body.current?.quoteId ?? '';
  const taken = await accept(play.vikram, leadId, theirs);
  expect(taken.body).toMatchObject({ agreement: { quoteId: theirs, acceptedBy: 'Partner' } });
});

test('prices of a counter-offer by line are named for all lines; those of other alternatives do not count', async () => {
  const { asha, leadId, quoteId } = await offered();
  const unitPrices = [1_900_00, 900_00, 2_500_00, 500_00];
  const body = { leadId, quoteId, unitPrices, alternatives: [1], message: 'A little less.' };
  const answer = await play.app.as(asha).askLoosely(api.counterQuote, { body });
  // 3,800 and 2,500 and 500 rupees, with 18%.
  expect(answer.body.current?.price.total).toBe(8_024_00);
});

test('lines of one alternative can be given to a partner alone; of two they are refused', async () => {
  const { asha, leadId, rfqId, quoteId } = await offered();
  const part = (lines: number[]) => ({ leadId, quoteId, newestVersion: 1, lines });
  const both = await play.app
    .as(asha)
    .askLoosely(awards.priceAward, { body: { rfqId, parts: [part([1, 2])] } });
  expect(both.body.code).toBe('quote_alternatives_both');
  const ofMarble = part([2, 3]);
  const { body: priced } = await play.app
    .as(asha)
    .ask(awards.priceAward, { body: { rfqId, parts: [ofMarble] } });
  expect(priced.total).toBe(4_130_00);
  await play.app
    .as(asha)
    .ask(awards.awardParts, { body: { rfqId, parts: [{ ...ofMarble, total: priced.total }] } });
  const { current } = await threadOf(play.vikram, leadId);
  expect(current?.content.groups).toEqual([{ name: 'Flooring', alternatives: [{ name: 'Marble' }] }]);
  expect((await accept(play.vikram, leadId, current?.quoteId ?? '')).status).toBe(200);
});

test('what is being written is kept as it is, and what can be sent has a line and a name for each alternative', async () => {
  const { leadId } = await play.unlocked();
  const client = play.app.as(play.vikram);
  const content = floors({
    lines: [taps, marble],
    groups: [
      { name: '', alternatives: [{ name: '' }, { name: 'Marble' }] },
      { name: '', alternatives: [{ name: '' }, { name: '' }] },
    ],
  });
  await client.ask(api.updatePrice, { body: { leadId, version: 0, content } });
  const { body: draft } = await client.ask(api.getQuoteDraft, { query: { leadId } });
  expect(draft.content.groups).toEqual(content.groups);
  const said = async (more: Partial<QuoteContent>) =>
    (await play.send(play.vikram, leadId, floors(more))).body.fields;
  expect(await said({ lines: [taps, marble] })).toMatchObject({
    'content.groups': 'Add a line to each alternative.',
  });
  const same = { name: 'Flooring', alternatives: [{ name: 'Marble' }, { name: 'marble' }] };
  expect(await said({ groups: [same] })).toMatchObject({
    'content.groups': 'Give each choice and each alternative its own name.',
  });
  expect(await said({ lines: [taps, vinyl, { ...marble, isOptional: true }] })).toMatchObject({
    'content.groups': 'A line of an alternative can’t be optional.',
  });
  expect(await said({ groups: [{ name: 'Flooring', alternatives: [{ name: 'Vinyl' }] }] })).toMatchObject({
    'content.groups': 'A line is of an alternative that is not there.',
  });
  expect(await said({ groups: [{ ...flooring, recommended: 2 }] })).toMatchObject({
    'content.groups': 'Recommend an alternative that is there.',
  });
  expect(await said({ discount: 6_000_00 })).toMatchObject({
    'content.discount':
      'The discount must be less than the lines come to with the lowest-priced alternatives.',
  });
});

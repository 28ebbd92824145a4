import { priceAward } from '@nukkad/contract/market/quote/award.api';
import * as api from '@nukkad/contract/market/quote/quote.api';
import type { QuoteContent } from '@nukkad/contract/market/quote/quote.model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type QuotePlay, aQuote, aQuotePlay } from '../../../test/fixtures/quote-play.ts';
import { readPrint } from '../../platform/reading/read-print.ts';
import { signedQuote } from '../../../test/fixtures/signed-quote.ts';
import { drawQuote } from './draw-quote.ts';
import { paperOf } from './get-paper.ts';

let play: QuotePlay;
beforeAll(async () => {
  play = await aQuotePlay();
});
afterAll(() => play.app.close());

/** 1,000 rupees when they agree; a third and two thirds of what is left. */
const mixed: QuoteContent['milestones'] = [
  { title: 'On agreement', percent: null, amount: 1_000_00 },
  { title: 'When the pipes are laid', percent: 33.33 },
  { title: 'When all taps work', percent: 66.67 },
];

const threadOf = async (asha: Parameters<QuotePlay['app']['as']>[0], leadId: string) =>
  (await play.app.as(asha).ask(api.getQuoteThread, { query: { leadId } })).body;

test('an amount and two percents of 5,310 rupees are the total; project, advance and paper follow them', async () => {
  const { asha, leadId } = await play.unlocked();
  await play.send(play.vikram, leadId, aQuote({ milestones: mixed }));
  const { current } = await threadOf(asha, leadId);
  expect(current?.price).toMatchObject({ total: 5_310_00, advance: 1_000_00 });
  expect(current?.price.milestones.map(({ percent, amount }) => [percent, amount])).toEqual([
    [null, 1_000_00],
    [33.33, 1_436_52],
    [66.67, 2_873_48],
  ]);
  const quoteId = current?.quoteId ?? '';
  const paper = await paperOf(play.deps(), asha, { quoteId, lang: 'en' });
  const print = {
    fileName: 'quote.pdf',
    mediaType: 'application/pdf',
    content: await drawQuote(paper, 'en'),
  };
  const answer = await readPrint(print, null, () => undefined);
  const words = 'read' in answer ? answer.read.lines.flat().map(({ text }) => text) : [];
  expect(words.join(' ')).toContain('33.33% of the rest');
  const accepted = await play.app.as(asha).ask(api.acceptQuote, { body: { leadId, quoteId } });
  const digest = accepted.body.agreement?.digest ?? '';
  for (const one of [asha, play.vikram]) await signedQuote(play.app, play.app.as(one), { leadId, digest });
  expect((await threadOf(asha, leadId)).agreement).toMatchObject({ advance: 1_000_00 });
});

test('without an advance the same amounts are the milestones of the project', async () => {
  const { asha, leadId } = await play.unlocked();
  await play.book(asha, play.vikram, leadId, aQuote({ milestones: mixed, hasAdvance: false }));
  expect(play.projects.at(-1)?.milestones.map(({ amountPaise }) => amountPaise)).toEqual([
    1_000_00, 1_436_52, 2_873_48,
  ]);
});

test('a counter-offer leaves the amount and lowers the percents; it cannot go to the amount or below', async () => {
  const { asha, leadId } = await play.unlocked();
  await play.send(play.vikram, leadId, aQuote({ milestones: mixed }));
  const quoteId = (await threadOf(asha, leadId)).current?.quoteId ?? '';
  const offer = (total: number) =>
    play.app
      .as(asha)
      .askLoosely(api.counterQuote, { body: { leadId, quoteId, total, message: 'Is less possible?' } });
  for (const total of [999_00, 1_000_00])
    expect((await offer(total)).body.code).toBe('quote_counter_below_payments');
  const { body } = await offer(5_000_00);
  expect(body.current?.price.milestones.map(({ amount }: { amount: number }) => amount)).toEqual([
    1_000_00, 1_333_20, 2_666_80,
  ]);
});

test('a version that sets a payment in rupees says what it was before', async () => {
  const { asha, leadId } = await play.unlocked();
  await play.send(play.vikram, leadId, aQuote());
  const milestones = [
    { title: 'On agreement', percent: null, amount: 2_000_00 },
    { title: 'When all taps work', percent: 100 },
  ];
  await play.send(play.vikram, leadId, aQuote({ milestones }));
  const { current } = await threadOf(asha, leadId);
  expect(current?.termChanges).toEqual([
    { term: 'payment', name: 'On agreement', before: 30, after: { amount: 2_000_00 } },
    { term: 'payment', name: 'When all taps work', before: 70, after: 100 },
  ]);
  await play.send(play.vikram, leadId, aQuote({ milestones, discount: 100_00 }));
  const { current: next } = await threadOf(asha, leadId);
  expect(next?.termChanges.map(({ term }) => term)).toEqual(['discount']);
});

test('some lines of a quote carry their share of an amount', async () => {
  const { asha, rfqId, leadId } = await play.unlocked();
  await play.send(play.vikram, leadId, aQuote({ milestones: mixed }));
  const quoteId = (await threadOf(asha, leadId)).current?.quoteId ?? '';
  const parts = [{ leadId, quoteId, newestVersion: 1, lines: [1] }];
  const { body } = await play.app.as(asha).ask(priceAward, { body: { rfqId, parts } });
  // 590 of 5,310 rupees: 111.11, said without the part of a rupee.
  expect(body.parts[0]?.price).toMatchObject({ total: 590_00, advance: 111_00 });
  expect(body.parts[0]?.price.milestones.map(({ amount }) => amount)).toEqual([111_00, 159_65, 319_35]);
});

test('amounts that leave nothing, amounts alone and a payment that is both are refused', async () => {
  const { leadId } = await play.unlocked();
  const send = async (milestones: QuoteContent['milestones']) =>
    (await play.send(play.vikram, leadId, aQuote({ milestones }))).body;
  const fixed = (amount: number) => ({ title: 'On agreement', percent: null, amount });
  const last = { title: 'When all taps work', percent: 100 };
  expect((await send([fixed(5_310_00), last])).code).toBe('quote_payments_too_large');
  expect((await send([fixed(5_310_00)])).fields).toMatchObject({
    'content.milestones': 'Keep at least one payment in percent. It takes what the amounts leave.',
  });
  expect(
    (
      await send([
        { ...fixed(1_000_00), percent: 10 },
        { ...last, percent: 90 },
      ])
    ).fields,
  ).toMatchObject({
    'content.milestones.0.percent': 'Enter a percentage or an amount.',
  });
  expect((await send([fixed(5_309_99), last])).status).toBe('Qoutation Sent');
});

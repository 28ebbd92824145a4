import * as api from '@nukkad/contract/market/quote/quote.api';
import type { QuoteContent } from '@nukkad/contract/market/quote/quote.model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type QuotePlay, aQuote, aQuotePlay, taps } from '../../../test/fixtures/quote-play.ts';
import { readPrint } from '../../platform/reading/read-print.ts';
import { drawQuote } from './draw-quote.ts';
import { paperOf } from './get-paper.ts';

let play: QuotePlay;
beforeAll(async () => {
  play = await aQuotePlay();
});
afterAll(() => play.app.close());

const tiles = { serviceId: null, name: 'Tiling', quantity: 12.5, unit: 'sq m', unitPrice: 450_00 } as const;
const thirds = [33.33, 33.33, 33.34].map((percent, at) => ({ title: `Part ${at + 1}`, percent }));

const draft = (leadId: string, version: number, content: QuoteContent) =>
  play.app.as(play.vikram).askLoosely(api.updatePrice, { body: { leadId, version, content } });

test('12.5 sq m at 5% beside taps at 18%, paid in thirds: the customer reads each rate, and the payments are the total', async () => {
  const { asha, leadId } = await play.unlocked();
  const lines = [
    { ...tiles, gstPercent: 5 },
    { ...taps, quantity: 2 },
  ];
  const content = aQuote({ lines, milestones: thirds });
  const saved = await draft(leadId, 0, content);
  expect(saved.body.gst).toEqual({ rates: [0, 5, 18, 40], usual: 18 });
  expect((await play.send(play.vikram, leadId, content)).body).toMatchObject({ status: 'Qoutation Sent' });
  const { body } = await play.app.as(asha).ask(api.getQuoteThread, { query: { leadId } });
  const { price, quoteId = '' } = body.current ?? {};
  expect(price?.lines.map(({ amount, gstPercent, tax }) => [amount, gstPercent, tax])).toEqual([
    [5_625_00, 5, 281_26],
    [4_000_00, 18, 720_00],
  ]);
  expect(price?.lines.every(({ sacCode }) => /^99[0-9]{4}$/.test(sacCode ?? ''))).toBe(true);
  expect(price?.total).toBe(10_626_00);
  expect(price?.milestones.map(({ amount }) => amount)).toEqual([3_541_64, 3_541_64, 3_542_72]);
  const facts = await paperOf(play.deps(), asha, { quoteId, lang: 'en' });
  const print = {
    fileName: 'quote.pdf',
    mediaType: 'application/pdf',
    content: await drawQuote(facts, 'en'),
  };
  const answer = await readPrint(print, null, () => undefined);
  const said =
    'read' in answer
      ? answer.read.lines.map((line) => line.map(({ text }) => text).join(' ')).join(' | ')
      : '';
  expect(said).toContain('12.5 sq m');
  expect(said).toContain('33.33%');
  expect(said).toContain(`SAC ${price?.lines[0]?.sacCode}`);
});

test('a version that charges another rate says so line by line', async () => {
  const { asha, leadId } = await play.unlocked();
  await play.send(play.vikram, leadId, aQuote({ lines: [tiles] }));
  await play.send(play.vikram, leadId, aQuote({ lines: [{ ...tiles, gstPercent: 5 }] }));
  const { body } = await play.app.as(asha).ask(api.getQuoteThread, { query: { leadId } });
  const { quantity, unit, unitPrice } = tiles;
  expect(body.current?.changes).toEqual([
    {
      kind: 'changed',
      name: 'Tiling',
      before: { quantity, unit, unitPrice },
      after: { quantity, unit, unitPrice, gstPercent: 5 },
    },
  ]);
});

test('a rate whose slab has ended, a fourth decimal and a third of a percent are refused', async () => {
  const { leadId } = await play.unlocked();
  const ended = aQuote({ lines: [{ ...tiles, gstPercent: 12 }] });
  expect((await draft(leadId, 0, ended)).body.code).toBe('quote_gst_ended');
  expect((await play.send(play.vikram, leadId, ended)).body.code).toBe('quote_gst_ended');
  const tooFine = aQuote({ lines: [{ ...tiles, quantity: 12.3456 }] });
  expect((await draft(leadId, 0, tooFine)).body.fields).toMatchObject({
    'content.lines.0.quantity': 'Use at most three decimals.',
  });
  const third = aQuote({ milestones: [{ title: 'All', percent: 33.333 }] });
  expect((await draft(leadId, 0, third)).body.fields).toMatchObject({
    'content.milestones.0.percent': 'Use at most two decimals.',
  });
});

import * as paperApi from '@nukkad/contract/work/payment-book/party-paper.api';
import type { PartyPaper } from '@nukkad/contract/work/payment-book/party-paper.model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { key } from '../../../../test/harness/tenant.ts';
import { asOneLine, line, paperMarket } from '../../../../test/work/paper-fixture.ts';
import type { Viewer } from '../../../platform/viewer.ts';

let play: Awaited<ReturnType<typeof paperMarket>>;
let meera: Viewer;
beforeAll(async () => {
  play = await paperMarket();
  meera = await play.anOwner('Meera Interiors', '29AAPFM1234C1ZF');
});
afterAll(() => play.market.app.close());

test('a bill has lines of several rates that are the bill together; others are refused, and a credit note takes one of them', async () => {
  const { partyId, entry } = await play.billed(meera, 'Palm Grove');
  const { entryId } = entry;
  const lines = [
    line('995473', { description: 'Painting', quantity: 10.125, rate: 8_000_00 }),
    line('6907', { description: 'Tiles', quantity: 6, unit: 'box', rate: 1_500_00, percent: 5 }),
  ];
  const code = async (asked: object) => (await play.preview(meera, { entryId, lines, ...asked })).body.code;
  expect(await code({})).toBeUndefined();
  expect(await code({ lines: lines.slice(1) })).toBe('paper_lines_sum');
  expect(await code({ lines: [line('995473', { percent: 12 })] })).toBe('paper_rate');
  expect(await code({ lines: [line('995473', { percent: 0 })] })).toBe('paper_basis');
  expect(await code({ lines: [] })).toBe('invalid_request');
  expect((await play.preview(meera, { entryId })).body).toMatchObject({
    percents: [0, 5, 18, 40],
    content: { lines: [{ quantity: 1, unit: 'job', rate: 90_000_00, percent: 18 }] },
  });
  const invoice = (await play.issue(meera, { entryId, lines })).body as PartyPaper;
  const said = await play.wordsOn(invoice.paperId, 'en');
  for (const words of [
    'Painting',
    '10.125 sq m',
    '6 box',
    '6907',
    'CGST 2.5% on 8,571.43',
    'CGST 9% on 68,644.07',
    '77,215.50',
  ])
    expect(said).toContain(words);
  await play.credit(meera, partyId, 3_000);
  const note = { entryId: (await play.entryOf(meera, partyId, 'credit_note')).entryId };
  expect((await play.preview(meera, note)).body).toMatchObject({
    creditLines: [
      { description: 'Painting', left: 81_000_00 },
      { description: 'Tiles', left: 9_000_00 },
    ],
    content: {
      lines: [
        { lineAt: 0, total: 2_700_00 },
        { lineAt: 1, total: 300_00 },
      ],
    },
  });
  const off = (lineAt: number, rupees: number) => ({ ...note, parts: [{ lineAt, amount: rupees * 100 }] });
  expect((await play.preview(meera, off(1, 9_001))).body.code).toBe('paper_line_credited');
  expect((await play.preview(meera, off(1, 2_999))).body.code).toBe('paper_lines_sum');
  const noted = await play.issue(meera, off(1, 3_000));
  expect(await play.wordsOn(noted.body.paperId ?? '', 'en')).toContain('2,857.14');
});

test('a paper goes to the party by mail with a link that opens it, at most three times a day, and says when and by whom', async () => {
  const { entry, partyId } = await play.billed(meera, 'Garden Homes');
  const { paperId, number } = (await play.issue(meera, { entryId: entry.entryId, ...asOneLine }))
    .body as PartyPaper;
  const send = (email: string) =>
    play.market.app
      .as(meera)
      .askLoosely(paperApi.sendPaper, { body: { paperId, seenEmail: email }, headers: key() });
  expect((await send('other@greenpark.in')).body.code).toBe('paper_email_changed');
  const sent = await send('accounts@greenpark.in');
  expect([sent.status, sent.body.sent]).toEqual([
    200,
    { email: 'accounts@greenpark.in', by: expect.any(String), at: play.market.app.clock.now().toISOString() },
  ]);
  await play.market.app.drain();
  const mail = play.market.app.mail.findLast(({ to }) => to === 'accounts@greenpark.in');
  expect(mail?.subject).toBe(`Meera Interiors: Tax invoice ${number}`);
  const link = /\/drive\/shared\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  const page = await (await fetch(new URL(link, play.market.app.url))).text();
  const lines = /href="(\/drive\/shared\/[^"]+\/view[^"]*)"/.exec(page)?.[1] ?? '';
  const shown = await fetch(new URL(lines.replaceAll('&amp;', '&'), play.market.app.url));
  expect(await shown.text()).toContain('Painting of the hall (12.5 sq m)');
  expect((await send('accounts@greenpark.in')).status).toBe(200);
  expect((await send('accounts@greenpark.in')).status).toBe(200);
  expect((await send('accounts@greenpark.in')).body.code).toBe('paper_sent_often');
  const { items } = (await play.market.app.as(meera).ask(paperApi.listIssuedPaper, { query: { partyId } }))
    .body;
  expect(items).toMatchObject([{ email: 'accounts@greenpark.in', sent: { email: 'accounts@greenpark.in' } }]);
});

test('a party without an address is sent nothing', async () => {
  const { entry } = await play.billed(meera, 'Quiet Villa', { contacts: [{ name: 'Ravi Rao' }] });
  const issued = (await play.issue(meera, { entryId: entry.entryId, ...asOneLine })).body;
  expect(issued).toMatchObject({ email: null, sent: null });
  const body = { paperId: issued.paperId, seenEmail: 'ravi@greenpark.in' };
  const refused = await play.market.app.as(meera).askLoosely(paperApi.sendPaper, { body, headers: key() });
  expect(refused.body.code).toBe('paper_email_missing');
});

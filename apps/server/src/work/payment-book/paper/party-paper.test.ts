import { makeShare } from '@nukkad/contract/files/share/share.api';
import * as paperApi from '@nukkad/contract/work/payment-book/party-paper.api';
import type { PartyPaper } from '@nukkad/contract/work/payment-book/party-paper.model';
import * as api from '@nukkad/contract/work/payment-book/payment-book.api';
import { sql } from 'kysely';
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

test('Meera’s bill to Green Park becomes a tax invoice with her letterhead, the SAC, CGST and SGST', async () => {
  const { entry, partyId } = await play.billed(meera, 'Green Park', { gstNumber: '29AABCG1234A1Z9' });
  expect(entry).toMatchObject({ paper: null, can: { issue: true } });
  const bare = (await play.preview(meera, { entryId: entry.entryId })).body;
  expect(bare).toMatchObject({ lacks: ['itemCode'], bases: ['taxed', 'composition'] });
  const { status, body } = await play.issue(meera, { entryId: entry.entryId, ...asOneLine });
  expect([status, body.number, body.kind]).toEqual([201, 'INV/2627/00001', 'tax_invoice']);
  const said = await play.wordsOn(body.paperId ?? '', 'en');
  for (const words of [
    'Meera Interiors',
    '29AAPFM1234C1ZF',
    'Green Park',
    '4, 12th Main',
    '995473',
    '12.5 sq m',
    '7,200.00',
    '76,271.19',
    'CGST 9%',
    'SGST 9%',
    'Place of supply',
    'Karnataka',
    'Rupees ninety thousand only',
  ])
    expect(said).toContain(words);
  expect(await play.wordsOn(body.paperId ?? '', 'hi')).toContain('29AABCG1234A1Z9');
  const after = await play.entryOf(meera, partyId, 'bill');
  expect(after).toMatchObject({ paper: { number: 'INV/2627/00001' }, can: { issue: false } });
  expect((await play.preview(meera, { entryId: entry.entryId })).body.code).toBe('paper_issued');
});

test('a customer of another state is charged IGST; what was seen is compared, and a paper that lacks something is refused', async () => {
  const pune = { gstNumber: '27AABCG1234A1ZD' };
  const { entry } = await play.billed(meera, 'Pune Homes', pune);
  const asked = { entryId: entry.entryId, ...asOneLine };
  expect((await play.preview(meera, asked)).body.content).toMatchObject({
    place: { stateCode: '27' },
    cgst: 0,
    igst: 13_728_81,
  });
  const here = (await play.preview(meera, { ...asked, placeStateCode: '29' })).body.content;
  expect(here).toMatchObject({ cgst: 6_864_41, sgst: 6_864_40, igst: 0 });
  expect((await play.issue(meera, asked, { paperTotal: 1 })).body.code).toBe('confirmation_differs');
  expect((await play.preview(meera, { ...asked, basis: 'exempt' })).body.code).toBe('paper_basis');
  expect((await play.preview(meera, { ...asked, placeStateCode: '99' })).body.code).toBe('paper_place');
});

test('who is not registered issues bills of supply without GST, and no address is no bill', async () => {
  const lakshmi = await play.anOwner('Lakshmi Painters', null);
  const { entry } = await play.billed(lakshmi, 'Balaji Flats', { gstNumber: undefined });
  const { body } = await play.issue(lakshmi, { entryId: entry.entryId, lines: [line('9954')] });
  expect(body).toMatchObject({ kind: 'bill_of_supply', number: 'BOS/2627/00001', total: 90_000_00 });
  expect(await play.wordsOn(body.paperId ?? '', 'en')).toContain('not registered for GST');
  const homeless = await play.billed(lakshmi, 'No Address', { addresses: [] });
  const refused = await play.issue(lakshmi, { entryId: homeless.entry.entryId, lines: [line('9954')] });
  expect(refused.body.code).toBe('paper_address_missing');
});

test('eight invoices issued at once have the numbers 1 to 8, and one that fails leaves no gap', async () => {
  const sunita = await play.anOwner('Sunita Works', '29AAPFM1234C1ZF');
  const bills = [];
  for (let at = 0; at < 8; at += 1) bills.push((await play.billed(sunita, `Customer ${at}`)).entry.entryId);
  const answers = await Promise.all(
    bills.flatMap((entryId) => [
      play.issue(sunita, { entryId, ...asOneLine }),
      play.issue(sunita, { entryId, ...asOneLine }, { paperTotal: 1 }),
    ]),
  );
  const issued = answers.filter(({ status }) => status === 201).map(({ body }) => body.number);
  const expected = Array.from({ length: 8 }, (_, at) => `INV/2627/${String(at + 1).padStart(5, '0')}`);
  expect(issued.toSorted()).toEqual(expected);
});

test('money that came has a receipt in a series of its own', async () => {
  const { partyId } = await play.billed(meera, 'Sunrise School');
  await play.receive(meera, partyId, 25_000);
  const { entryId } = await play.entryOf(meera, partyId, 'receipt');
  const { body } = await play.issue(meera, { entryId });
  expect(body).toMatchObject({ kind: 'receipt', number: 'RCT/2627/00001', total: 25_000_00 });
  const said = await play.wordsOn(body.paperId ?? '', 'en');
  for (const words of [
    'Received from',
    'Sunrise School',
    'UPI',
    'UTR 4471',
    'Rupees twenty-five thousand only',
  ])
    expect(said).toContain(words);
});

test('a credit note takes something off an invoice, never more than is left, and its entry stays', async () => {
  const { partyId, entry } = await play.billed(meera, 'Rose Court');
  await play.credit(meera, partyId, 30_000);
  const first = await play.entryOf(meera, partyId, 'credit_note');
  expect((await play.preview(meera, { entryId: first.entryId })).body.lacks).toEqual(['corrects']);
  const invoice = (await play.issue(meera, { entryId: entry.entryId, ...asOneLine })).body as PartyPaper;
  const note = await play.issue(meera, { entryId: first.entryId, correctsId: invoice.paperId });
  expect(note.body).toMatchObject({ kind: 'credit_note', number: 'CRN/2627/00001', total: 30_000_00 });
  const said = await play.wordsOn(note.body.paperId ?? '', 'en');
  for (const words of [invoice.number, '25,423.73', 'CGST 9%']) expect(said).toContain(words);
  const back = await play.market.app
    .as(meera)
    .askLoosely(api.reverseEntry, { body: { entryId: first.entryId } });
  expect(back.body.code).toBe('book_entry_papered');
  await play.credit(meera, partyId, 70_000);
  const second = (await play.entriesOf(meera, partyId)).find(
    ({ kind, paper }) => kind === 'credit_note' && !paper,
  );
  const above = await play.issue(meera, { entryId: second?.entryId ?? '', correctsId: invoice.paperId });
  expect(above.body.code).toBe('paper_credit_above');
  const { items } = (await play.market.app.as(meera).ask(paperApi.listIssuedPaper, { query: { partyId } }))
    .body;
  expect(items.map(({ number, credited }) => [number.slice(0, 3), credited])).toEqual([
    ['CRN', 0],
    ['INV', 30_000_00],
  ]);
});

test('a link opens a paper without signing in until it ends, and another link never', async () => {
  const { entry } = await play.billed(meera, 'Lake View');
  const { body } = await play.issue(meera, { entryId: entry.entryId, ...asOneLine });
  const paperId = body.paperId ?? '';
  const of = { subject: 'paper', subjectId: paperId } as const;
  const shared = await play.market.app.as(meera).ask(makeShare, { body: of, headers: key() });
  const open = (path: string) => fetch(new URL(path, play.market.app.url));
  const { pathname } = new URL(shared.body.url ?? '');
  const page = await open(pathname);
  expect([page.status, page.headers.get('referrer-policy')]).toEqual([200, 'no-referrer']);
  const words = await page.text();
  expect(words).toContain(body.number);
  const address = (part: string) =>
    new RegExp(`href="([^"]+/${part}[^"]+)"`).exec(words)?.[1]?.replaceAll('&amp;', '&') ?? '';
  expect((await open(address('file\\?lang=hi'))).headers.get('content-type')).toBe('application/pdf');
  expect(await (await open(address('view'))).text()).toContain('GST 18%');
  expect((await open(pathname.slice(0, -3))).status).toBe(404);
  play.market.app.clock.set(new Date(Date.parse(shared.body.expiresAt)));
  expect((await open(pathname)).status).toBe(410);
});

test('a customer on the platform gets no second invoice, and another business finds nothing of a paper', async () => {
  const asha = await play.market.aClient();
  const projectId = await play.market.agreed(meera, asha);
  const { partyId } = await play.market.read(meera, projectId);
  const entry = await play.entryOf(meera, partyId ?? '', 'bill');
  expect(entry.can.issue).toBe(false);
  expect((await play.preview(meera, { entryId: entry.entryId })).body.code).toBe('paper_of_platform');
  const own = await play.billed(meera, 'Hill Side');
  const { body } = await play.issue(meera, { entryId: own.entry.entryId, ...asOneLine });
  const other = await play.anOwner('Other Works', null);
  const client = play.market.app.as(other);
  expect((await client.askLoosely(paperApi.getPaperFile, { query: { paperId: body.paperId } })).status).toBe(
    404,
  );
  expect(
    (
      await client.askLoosely(makeShare, {
        body: { subject: 'paper', subjectId: body.paperId },
        headers: key(),
      })
    ).status,
  ).toBe(404);
  expect((await play.preview(other, { entryId: own.entry.entryId })).body.code).toBe('paper_not_found');
  expect((await client.ask(paperApi.listIssuedPaper, { query: {} })).body.items).toEqual([]);
});

test('an issued paper is never changed', async () => {
  const change = sql`update party_paper set total_paise = 1`.execute(play.market.app.platform.db);
  await expect(change).rejects.toThrow();
});

import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import * as parties from '@nukkad/contract/work/party/party.api';
import * as paperApi from '@nukkad/contract/work/payment-book/party-paper.api';
import { seenOfPaper } from '@nukkad/contract/work/payment-book/party-paper.confirm';
import type { PaperDraft, PartyPaper } from '@nukkad/contract/work/payment-book/party-paper.model';
import * as api from '@nukkad/contract/work/payment-book/payment-book.api';
import type { BookEntry } from '@nukkad/contract/work/payment-book/payment-book.model';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectMarket } from '../../../../test/project-fixture.ts';
import { key } from '../../../../test/tenant.ts';
import { readPrint } from '../../../platform/reading/read-print.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { drawPaper } from './draw-paper.ts';
import { findSharedPaper } from './paper.store.ts';

type Asked = Omit<EndpointInput<typeof paperApi.issuePaper>['body'], 'seen'>;

let market: Awaited<ReturnType<typeof projectMarket>>;
let meera: Viewer;
beforeAll(async () => {
  market = await projectMarket();
  meera = await anOwner('Meera Interiors', '29AAPFM1234C1ZF');
});
afterAll(() => market.app.close());

async function anOwner(name: string, gstNumber: string | null): Promise<Viewer> {
  const owner = await market.anOwner(name);
  await sql`update organisation set gst_number = ${gstNumber}
    where organisation_id = ${owner.organisationId}`.execute(market.app.platform.db);
  return owner;
}
const today = () => market.app.clock.now().toISOString().slice(0, 10);

/** A party outside of the platform, in Karnataka unless said otherwise. */
async function aParty(owner: Viewer, name: string, more: object = {}): Promise<string> {
  const body = {
    kind: 'customer' as const,
    name,
    openingBalance: 0,
    openingOn: '2026-04-01',
    contacts: [{ name: 'Ravi Rao', email: 'accounts@greenpark.in' }],
    addresses: [{ label: 'Office', line: '4, 12th Main', pincode: '560038' }],
    ...more,
  };
  return (await market.app.as(owner).ask(parties.addParty, { body, headers: key() })).body.partyId;
}
const entriesOf = async (owner: Viewer, partyId: string): Promise<readonly BookEntry[]> =>
  (await market.app.as(owner).ask(api.listBookEntries, { query: { limit: 100, partyId } })).body.items;
const entryOf = async (owner: Viewer, partyId: string, kind: BookEntry['kind']): Promise<BookEntry> => {
  const found = (await entriesOf(owner, partyId)).find((entry) => entry.kind === kind);
  if (!found) throw new Error(`There is no ${kind}.`);
  return found;
};
/** 90,000 with 18% GST were billed to it. */
async function billed(owner: Viewer, name: string, more: object = {}) {
  const partyId = await aParty(owner, name, more);
  const { projectId } = await market.byHand(owner, partyId);
  await market.move(owner, 'accept', await market.milestoneOf(owner, projectId, 1));
  return { partyId, projectId, entry: await entryOf(owner, partyId, 'bill') };
}
const preview = (owner: Viewer, query: object) =>
  market.app.as(owner).askLoosely(paperApi.previewPaper, { query });
async function issue(owner: Viewer, asked: Asked, seen: object = {}) {
  const draft = (await preview(owner, asked)).body as PaperDraft;
  const body = { ...asked, seen: { ...seenOfPaper(draft.content), ...seen } };
  return market.app.as(owner).askLoosely(paperApi.issuePaper, { body, headers: key() });
}
const credit = (owner: Viewer, partyId: string, rupees: number) =>
  market.app.as(owner).ask(api.noteCredit, {
    body: { partyId, amount: rupees * 100, happenedOn: today(), words: 'One wall was left out.' },
    headers: key(),
  });
const receive = (owner: Viewer, partyId: string, rupees: number) =>
  market.app.as(owner).ask(api.noteReceipt, {
    body: { partyId, amount: rupees * 100, happenedOn: today(), method: 'upi', words: 'UTR 4471' },
    headers: key(),
  });
async function wordsOn(paperId: string, lang: 'en' | 'hi'): Promise<string> {
  const row = await findSharedPaper(market.app.platform.db, paperId);
  if (!row) throw new Error('There is no paper.');
  const content = await drawPaper(row, lang, 'Nukkad');
  const answer = await readPrint(
    { fileName: 'p.pdf', mediaType: 'application/pdf', content },
    null,
    () => undefined,
  );
  return 'read' in answer
    ? answer.read.lines.map((line) => line.map(({ text }) => text).join(' ')).join(' | ')
    : '';
}

test('Meera’s bill to Green Park becomes a tax invoice with her letterhead, the SAC, CGST and SGST', async () => {
  const { entry, partyId } = await billed(meera, 'Green Park', { gstNumber: '29AABCG1234A1Z9' });
  expect(entry).toMatchObject({ paper: null, can: { issue: true } });
  const bare = (await preview(meera, { entryId: entry.entryId })).body;
  expect(bare).toMatchObject({ lacks: ['itemCode'], bases: ['taxed', 'composition'] });
  const { status, body } = await issue(meera, { entryId: entry.entryId, itemCode: '995473' });
  expect([status, body.number, body.kind]).toEqual([201, 'INV/2627/00001', 'tax_invoice']);
  const said = await wordsOn(body.paperId ?? '', 'en');
  for (const words of [
    'Meera Interiors',
    '29AAPFM1234C1ZF',
    'Green Park',
    '4, 12th Main',
    '995473',
    '76,271.19',
    'CGST 9%',
    'SGST 9%',
    'Place of supply',
    'Karnataka',
    'Rupees ninety thousand only',
  ])
    expect(said).toContain(words);
  expect(await wordsOn(body.paperId ?? '', 'hi')).toContain('29AABCG1234A1Z9');
  const after = await entryOf(meera, partyId, 'bill');
  expect(after).toMatchObject({ paper: { number: 'INV/2627/00001' }, can: { issue: false } });
  expect((await preview(meera, { entryId: entry.entryId })).body.code).toBe('paper_issued');
});

test('a customer of another state is charged IGST; what was seen is compared, and a paper that lacks something is refused', async () => {
  const pune = { gstNumber: '27AABCG1234A1ZD' };
  const { entry } = await billed(meera, 'Pune Homes', pune);
  const asked = { entryId: entry.entryId, itemCode: '995473' };
  expect((await preview(meera, asked)).body.content).toMatchObject({
    place: { stateCode: '27' },
    cgst: 0,
    igst: 13_728_81,
  });
  const here = (await preview(meera, { ...asked, placeStateCode: '29' })).body.content;
  expect(here).toMatchObject({ cgst: 6_864_41, sgst: 6_864_40, igst: 0 });
  expect((await issue(meera, asked, { paperTotal: 1 })).body.code).toBe('confirmation_differs');
  expect((await preview(meera, { ...asked, basis: 'exempt' })).body.code).toBe('paper_basis');
  expect((await preview(meera, { ...asked, placeStateCode: '99' })).body.code).toBe('paper_place');
});

test('who is not registered issues bills of supply without GST, and no address is no bill', async () => {
  const lakshmi = await anOwner('Lakshmi Painters', null);
  const { entry } = await billed(lakshmi, 'Balaji Flats', { gstNumber: undefined });
  const { body } = await issue(lakshmi, { entryId: entry.entryId, itemCode: '9954' });
  expect(body).toMatchObject({ kind: 'bill_of_supply', number: 'BOS/2627/00001', total: 90_000_00 });
  expect(await wordsOn(body.paperId ?? '', 'en')).toContain('not registered for GST');
  const homeless = await billed(lakshmi, 'No Address', { addresses: [] });
  const refused = await issue(lakshmi, { entryId: homeless.entry.entryId, itemCode: '9954' });
  expect(refused.body.code).toBe('paper_address_missing');
});

test('twenty invoices issued at once have the numbers 1 to 20, and one that fails leaves no gap', async () => {
  const sunita = await anOwner('Sunita Works', '29AAPFM1234C1ZF');
  const bills = [];
  for (let at = 0; at < 20; at += 1) bills.push((await billed(sunita, `Customer ${at}`)).entry.entryId);
  const answers = await Promise.all(
    bills.flatMap((entryId) => [
      issue(sunita, { entryId, itemCode: '995473' }),
      issue(sunita, { entryId, itemCode: '995473' }, { paperTotal: 1 }),
    ]),
  );
  const issued = answers.filter(({ status }) => status === 201).map(({ body }) => body.number);
  const expected = Array.from({ length: 20 }, (_, at) => `INV/2627/${String(at + 1).padStart(5, '0')}`);
  expect(issued.toSorted()).toEqual(expected);
});

test('money that came has a receipt in a series of its own', async () => {
  const { partyId } = await billed(meera, 'Sunrise School');
  await receive(meera, partyId, 25_000);
  const { entryId } = await entryOf(meera, partyId, 'receipt');
  const { body } = await issue(meera, { entryId });
  expect(body).toMatchObject({ kind: 'receipt', number: 'RCT/2627/00001', total: 25_000_00 });
  const said = await wordsOn(body.paperId ?? '', 'en');
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
  const { partyId, entry } = await billed(meera, 'Rose Court');
  await credit(meera, partyId, 30_000);
  const first = await entryOf(meera, partyId, 'credit_note');
  expect((await preview(meera, { entryId: first.entryId })).body.lacks).toEqual(['corrects']);
  const invoice = (await issue(meera, { entryId: entry.entryId, itemCode: '995473' })).body as PartyPaper;
  const note = await issue(meera, { entryId: first.entryId, correctsId: invoice.paperId });
  expect(note.body).toMatchObject({ kind: 'credit_note', number: 'CRN/2627/00001', total: 30_000_00 });
  const said = await wordsOn(note.body.paperId ?? '', 'en');
  for (const words of [invoice.number, '25,423.73', 'CGST 9%']) expect(said).toContain(words);
  const back = await market.app.as(meera).askLoosely(api.reverseEntry, { body: { entryId: first.entryId } });
  expect(back.body.code).toBe('book_entry_papered');
  await credit(meera, partyId, 70_000);
  const second = (await entriesOf(meera, partyId)).find(
    ({ kind, paper }) => kind === 'credit_note' && !paper,
  );
  const above = await issue(meera, { entryId: second?.entryId ?? '', correctsId: invoice.paperId });
  expect(above.body.code).toBe('paper_credit_above');
  const { items } = (await market.app.as(meera).ask(paperApi.listIssuedPaper, { query: { partyId } })).body;
  expect(items.map(({ number, credited }) => [number.slice(0, 3), credited])).toEqual([
    ['CRN', 0],
    ['INV', 30_000_00],
  ]);
});

test('a link opens a paper without signing in until it ends, and another link never', async () => {
  const { entry } = await billed(meera, 'Lake View');
  const { body } = await issue(meera, { entryId: entry.entryId, itemCode: '995473' });
  const paperId = body.paperId ?? '';
  const shared = await market.app.as(meera).ask(paperApi.sharePaper, { body: { paperId }, headers: key() });
  expect(shared.body).toMatchObject({ email: 'accounts@greenpark.in' });
  expect(shared.body.message).toContain(body.number);
  const open = (path: string) => fetch(new URL(path, market.app.url));
  const { pathname } = new URL(shared.body.url);
  const page = await open(pathname);
  expect([page.status, page.headers.get('referrer-policy')]).toEqual([200, 'no-referrer']);
  expect(await page.text()).toContain(body.number);
  expect((await open(`${pathname}/file?lang=hi`)).headers.get('content-type')).toBe('application/pdf');
  expect((await open(pathname.slice(0, -3))).status).toBe(404);
  market.app.clock.set(new Date(Date.parse(shared.body.expiresAt)));
  expect((await open(pathname)).status).toBe(410);
});

test('a customer on the platform gets no second invoice, and another business finds nothing of a paper', async () => {
  const asha = await market.aClient();
  const projectId = await market.agreed(meera, asha);
  const { partyId } = await market.read(meera, projectId);
  const entry = await entryOf(meera, partyId ?? '', 'bill');
  expect(entry.can.issue).toBe(false);
  expect((await preview(meera, { entryId: entry.entryId })).body.code).toBe('paper_of_platform');
  const own = await billed(meera, 'Hill Side');
  const { body } = await issue(meera, { entryId: own.entry.entryId, itemCode: '995473' });
  const other = await anOwner('Other Works', null);
  const client = market.app.as(other);
  expect((await client.askLoosely(paperApi.getPaperFile, { query: { paperId: body.paperId } })).status).toBe(
    404,
  );
  expect(
    (await client.askLoosely(paperApi.sharePaper, { body: { paperId: body.paperId }, headers: key() }))
      .status,
  ).toBe(404);
  expect((await preview(other, { entryId: own.entry.entryId })).body.code).toBe('paper_not_found');
  expect((await client.ask(paperApi.listIssuedPaper, { query: {} })).body.items).toEqual([]);
});

test('an issued paper is never changed', async () => {
  const change = sql`update party_paper set total_paise = 1`.execute(market.app.platform.db);
  await expect(change).rejects.toThrow();
});

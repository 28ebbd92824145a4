import * as parties from '@nukkad/contract/work/party/party.api';
import * as api from '@nukkad/contract/work/payment-book/payment-book.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aViewer } from '../../../test/harness/mounted.ts';
import { projectMarket } from '../../../test/fixtures/project-fixture.ts';
import { key } from '../../../test/harness/tenant.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { whatOf } from './book-statement.ts';
import { bookWords } from './statement.words.ts';

let market: Awaited<ReturnType<typeof projectMarket>>;
let meera: Viewer;
let asha: Viewer;
beforeAll(async () => {
  market = await projectMarket();
  meera = await market.anOwner();
  asha = await market.aClient();
});
afterAll(() => market.app.close());

const book = async (viewer: Viewer, query: object = {}) =>
  (await market.app.as(viewer).ask(api.getPaymentBook, { query })).body;
const entries = async (viewer: Viewer, query: object = {}) =>
  (await market.app.as(viewer).ask(api.listBookEntries, { query: { limit: 100, ...query } })).body.items;
const today = () => market.app.clock.now().toISOString().slice(0, 10);
const receive = (viewer: Viewer, partyId: string, rupees: number, more: object = {}) =>
  market.app.as(viewer).askLoosely(api.noteReceipt, {
    body: { partyId, amount: rupees * 100, method: 'bank', happenedOn: today(), ...more },
    headers: key(),
  });
const reverse = (viewer: Viewer, entryId: string) =>
  market.app.as(viewer).askLoosely(api.reverseEntry, { body: { entryId } });

test('an agreement bills its advance, an approval its milestone; what comes pays them in their order', async () => {
  const projectId = await market.agreed(meera, asha);
  const { partyId } = await market.read(meera, projectId);
  expect(await book(meera, { projectId })).toMatchObject({
    billed: 50_000_00,
    balance: 50_000_00,
    received: 0,
  });
  await market.move(meera, 'submit', await market.milestoneOf(meera, projectId, 2));
  const milestone = await market.milestoneOf(asha, projectId, 2);
  await Promise.all(Array.from({ length: 5 }, () => market.approve(asha, projectId, milestone)));
  expect(await book(meera, { projectId })).toMatchObject({ billed: 150_000_00, balance: 150_000_00 });
  expect((await receive(meera, partyId ?? '', 70_000, { projectId })).status).toBe(201);
  const { milestones, received } = await market.read(asha, projectId);
  expect(milestones.map((one) => one.received)).toEqual([50_000_00, 20_000_00, 0]);
  expect(received).toBe(70_000_00);
  const it = await book(meera, { projectId });
  expect(it.due + it.overdue - it.onAccount).toBe(80_000_00);
  expect(it.openBills.map(({ words, left }) => [words, left])).toEqual([['Cabinets', 80_000_00]]);
});

test('an opening balance is the first entry, and a change of it is another one', async () => {
  const partyId = await market.aParty(meera, 'Balaji Flats');
  const edit = (openingBalance: number, version: number) =>
    market.app.as(meera).ask(parties.editParty, {
      body: {
        partyId,
        version,
        kind: 'customer',
        name: 'Balaji Flats',
        openingBalance,
        openingOn: '2026-04-01',
        contacts: [],
        addresses: [],
      },
    });
  await edit(30_000_00, 1);
  await edit(25_000_00, 2);
  expect((await entries(meera, { partyId })).map(({ kind, amount }) => [kind, amount])).toEqual([
    ['opening', -5_000_00],
    ['opening', 30_000_00],
  ]);
  const listed = await market.app.as(meera).ask(parties.getParty, { query: { partyId } });
  expect(listed.body.balance).toBe(25_000_00);
});

test('a receipt is taken back once, by an entry against it; a bill is not, and nothing is changed in the book', async () => {
  const { projectId, partyId } = await market.byHand(meera, await market.aParty(meera, 'Sunrise School'));
  await market.move(meera, 'accept', await market.milestoneOf(meera, projectId, 1));
  const { body: wrong } = await receive(meera, partyId ?? '', 500);
  const all = await Promise.all([reverse(meera, wrong.entryId), reverse(meera, wrong.entryId)]);
  expect(all.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await book(meera, { partyId })).toMatchObject({ received: 0, balance: 90_000_00 });
  const [bill] = await entries(meera, { partyId, kind: 'bill' });
  expect((await reverse(meera, bill?.entryId ?? '')).body.code).toBe('book_entry_fixed');
  const change = sql`update book_entry set amount_paise = 1 where entry_id = ${bill?.entryId}`;
  await expect(change.execute(market.app.platform.db)).rejects.toThrow('append-only');
});

test('a credit note says why; money of tomorrow and of another party’s project is refused', async () => {
  const first = await market.byHand(meera, await market.aParty(meera, 'First'));
  const second = await market.aParty(meera, 'Second');
  const credit = (words: string) =>
    market.app.as(meera).askLoosely(api.noteCredit, {
      body: { partyId: first.partyId, amount: 1_000_00, happenedOn: today(), words },
      headers: key(),
    });
  expect((await credit('Less')).status).toBe(400);
  expect((await credit('One door was scratched.')).body).toMatchObject({
    kind: 'credit_note',
    amount: -1_000_00,
  });
  expect((await receive(meera, second, 10, { happenedOn: '2199-01-01' })).body.code).toBe('book_date_future');
  expect((await receive(meera, second, 10, { projectId: first.projectId })).body.code).toBe(
    'project_not_found',
  );
});

test('the book of one shop is nothing to another, nor to staff without the permission', async () => {
  const lakshmi = await market.anOwner('Lakshmi Plumbing');
  const partyId = await market.aParty(meera, 'Her own');
  const { body: receipt } = await receive(meera, partyId, 10);
  expect(await entries(lakshmi)).toEqual([]);
  expect(await book(lakshmi, { partyId })).toMatchObject({ balance: 0, openBills: [] });
  expect((await receive(lakshmi, partyId, 10)).body.code).toBe('party_not_found');
  expect((await reverse(lakshmi, receipt.entryId)).status).toBe(404);
  const statement = await market.app
    .as(lakshmi)
    .askLoosely(api.getBookStatement, { query: { partyId, from: '2026-01-01', to: today() } });
  expect(statement.status).toBe(404);
  const desk = aViewer({ role: 'subUser', organisationId: meera.organisationId, permissions: new Set() });
  expect((await market.app.as(desk).askLoosely(api.getPaymentBook, { query: {} })).status).toBe(403);
  const reader = { ...desk, permissions: new Set(['customers.view'] as const) };
  expect((await receive(reader, partyId, 10)).status).toBe(403);
});

test('the statement is a PDF, and the figures of projects sum what the book says', async () => {
  const partyId = await market.aParty(meera, 'With a statement');
  const statement = await market.app
    .as(meera)
    .askLoosely(api.getBookStatement, { query: { partyId, from: '2026-01-01', to: today() } });
  expect([statement.status, statement.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const { body } = await market.app.as(meera).ask(api.getProjectAnalytics, {});
  const whole = await book(meera);
  expect(body.months).toHaveLength(12);
  expect(body.months.reduce((sum, { billed }) => sum + billed, 0)).toBe(whole.billed);
  expect(body.months.reduce((sum, { received }) => sum + received, 0)).toBe(whole.received);
  expect(body.running).toBeGreaterThan(0);
});

test('a party that was never billed is no customer by what was billed, whatever it owed before', async () => {
  const shop = await market.anOwner('Lakshmi Plumbing');
  const body = {
    kind: 'customer' as const,
    name: 'Never Billed Traders',
    openingBalance: 1_23_456_78,
    openingOn: '2026-04-01',
    contacts: [],
    addresses: [],
  };
  await market.app.as(shop).ask(parties.addParty, { body, headers: key() });
  const billed = await market.byHand(shop, await market.aParty(shop, 'Sunrise School'));
  await market.move(shop, 'accept', await market.milestoneOf(shop, billed.projectId, 1));
  const { topParties } = (await market.app.as(shop).ask(api.getProjectAnalytics, {})).body;
  expect(topParties.map(({ name, billed: paise, left }) => [name, paise, left])).toEqual([
    ['Sunrise School', 90_000_00, 90_000_00],
  ]);
});

test('a receipt of which nothing was written says how it came, on the statement too', () => {
  const receipt = { kind: 'receipt' as const, method: 'upi' as const, words: 'Received' };
  expect([whatOf(receipt, bookWords.en), whatOf(receipt, bookWords.hi)]).toEqual([
    'Received: UPI',
    'मिला: UPI',
  ]);
  expect(whatOf({ ...receipt, words: 'Cheque 004512' }, bookWords.en)).toBe('Received: Cheque 004512');
});

import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import * as parties from '@nukkad/contract/work/party/party.api';
import * as paperApi from '@nukkad/contract/work/payment-book/party-paper.api';
import { seenOfPaper } from '@nukkad/contract/work/payment-book/party-paper.api';
import type { PaperDraft, PaperLineAsked } from '@nukkad/contract/work/payment-book/party-paper.model';
import * as api from '@nukkad/contract/work/payment-book/payment-book.api';
import type { BookEntry } from '@nukkad/contract/work/payment-book/payment-book.model';
import { sql } from 'kysely';
import { readPrint } from '../../src/platform/reading/read-print.ts';
import type { Viewer } from '../../src/platform/viewer.ts';
import { drawPaper } from '../../src/work/payment-book/paper/draw-paper.ts';
import { findSharedPaper } from '../../src/work/payment-book/paper/paper.store.ts';
import { projectMarket } from '../fixtures/project-fixture.ts';
import { key } from '../harness/tenant.ts';

type Asked = Omit<EndpointInput<typeof paperApi.issuePaper>['body'], 'seen'>;

/** A line of 90,000 with 18% of GST in it, unless said otherwise. */
export const line = (itemCode: string, more: Partial<PaperLineAsked> = {}): PaperLineAsked => ({
  description: 'Painting of the hall',
  itemCode,
  quantity: 12.5,
  unit: 'sq m',
  rate: 7_200_00,
  percent: 18,
  ...more,
});
export const asOneLine = { lines: [line('995473')] };

/** Parties outside of the platform, what was billed to them, and the papers of it. */
export async function paperMarket() {
  const market = await projectMarket();

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
  const preview = (owner: Viewer, body: object) =>
    market.app.as(owner).askLoosely(paperApi.previewPaper, { body });
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
    const content = await drawPaper(row, lang, { brand: 'Nukkad', logo: null });
    const answer = await readPrint(
      { fileName: 'p.pdf', mediaType: 'application/pdf', content },
      null,
      () => undefined,
    );
    return 'read' in answer
      ? answer.read.lines.map((words) => words.map(({ text }) => text).join(' ')).join(' | ')
      : '';
  }

  return { market, anOwner, aParty, billed, entriesOf, entryOf, preview, issue, credit, receive, wordsOn };
}

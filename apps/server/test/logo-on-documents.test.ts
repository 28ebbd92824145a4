import { removeBusinessLogo } from '@nukkad/contract/market/partnership/logo.api';
import * as payroll from '@nukkad/contract/people/payroll/payroll.api';
import * as parties from '@nukkad/contract/work/party/party.api';
import * as documents from '@nukkad/contract/work/payment-book/party-paper.api';
import { seenOfPaper } from '@nukkad/contract/work/payment-book/party-paper.api';
import * as book from '@nukkad/contract/work/payment-book/payment-book.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLogo, picturesIn, sendLogo } from './fixtures/logo-fixture.ts';
import { type PayrollFixture, payrollFixture } from './fixtures/payroll-fixture.ts';
import { key } from './harness/tenant.ts';

let fixture: PayrollFixture;
let partyId: string;
beforeAll(async () => {
  fixture = await payrollFixture();
  fixture.app.clock.set(new Date('2026-05-31T12:00:00.000Z'));
  const body = {
    kind: 'customer' as const,
    name: 'Green Park Apartments',
    openingBalance: 0,
    openingOn: '2026-04-01',
    contacts: [],
    addresses: [],
  };
  ({ partyId } = (await asOwner().ask(parties.addParty, { body, headers: key() })).body);
}, 60_000);
afterAll(() => fixture.app.close());

const asOwner = () => fixture.app.as(fixture.owner);
const sent = async (color?: string) =>
  (await sendLogo(fixture.app, fixture.owner, { content: await aLogo(color) })).status;

/** A receipt of money that came, issued today; answers its id. */
async function aReceipt(rupees: number): Promise<string> {
  const { body } = await asOwner().ask(book.noteReceipt, {
    body: { partyId, amount: rupees * 100, happenedOn: '2026-05-30', method: 'upi', words: 'UTR 4471' },
    headers: key(),
  });
  const asked = { entryId: body.entryId };
  const draft = (await asOwner().ask(documents.previewPaper, { body: asked })).body;
  const seen = seenOfPaper(draft.content);
  const issued = await asOwner().ask(documents.issuePaper, { body: { ...asked, seen }, headers: key() });
  return issued.body.paperId;
}
const paper = async (paperId: string) =>
  (await asOwner().askLoosely(documents.getPaperFile, { query: { paperId, lang: 'en' } })).body;
const statement = async () => {
  const query = { partyId, from: '2026-04-01', to: '2026-05-31' };
  return (await asOwner().askLoosely(book.getBookStatement, { query })).body;
};

test('a paper carries the logo that the business had when it was issued, whatever comes later, and is the same bytes', async () => {
  const before = await aReceipt(1_000);
  const plain = await paper(before);
  expect([picturesIn(plain), await sent()]).toEqual([0, 200]);
  const first = await aReceipt(2_000);
  const issued = await paper(first);
  expect(picturesIn(issued)).toBe(1);
  expect(await sent('#1a2270')).toBe(200);
  const second = await paper(await aReceipt(3_000));
  expect([picturesIn(second), second === issued]).toEqual([1, false]);
  await asOwner().ask(removeBusinessLogo, {});
  expect([(await paper(first)) === issued, (await paper(before)) === plain]).toEqual([true, true]);
  expect(picturesIn(await paper(await aReceipt(4_000)))).toBe(0);
});

test('statement and payslip are drawn with the logo of today, and the payslip’s screen shows it to who is paid', async () => {
  const ravi = await fixture.hire('Ravi Kumar');
  const { structureId } = (await fixture.structure()).body;
  await fixture.pay(fixture.owner, ravi.staffId, structureId, 20_000);
  const { runId } = await fixture.confirmed('2026-05-01');
  const { payslipId } = await fixture.payslipOf(runId, ravi.staffId);
  const slip = async () =>
    (await fixture.app.as(ravi.viewer).askLoosely(payroll.getPayslipPdf, { params: { payslipId } })).body;
  const shown = async () =>
    (await fixture.app.as(ravi.viewer).ask(payroll.getPayslip, { params: { payslipId } })).body.logo;
  expect([picturesIn(await statement()), picturesIn(await slip()), await shown()]).toEqual([0, 0, null]);
  await sent();
  expect([picturesIn(await statement()), picturesIn(await slip())]).toEqual([1, 1]);
  const logo = await shown();
  expect(logo).toMatchObject({ width: 480, height: 160 });
  expect((await fetch(new URL(logo?.url ?? '', fixture.app.url))).status).toBe(200);
});

test('a logo whose file is another one, or is gone, never stops a paper', async () => {
  await sent();
  const paperId = await aReceipt(5_000);
  const { storage } = fixture.app.platform;
  const { rows } = await sql<{ key: string }>`select storage_key as key from organisation_logo
    where organisation_id = ${fixture.organisationId} and ended_at is null`.execute(fixture.db);
  const at = rows[0]?.key ?? '';
  await storage.put(at, Buffer.from('not a picture any more'), 'image/png');
  expect([picturesIn(await paper(paperId)), picturesIn(await statement())]).toEqual([0, 0]);
  await storage.remove(at);
  const answer = await asOwner().askLoosely(documents.getPaperFile, { query: { paperId, lang: 'hi' } });
  expect([answer.status, answer.headers.get('content-type'), picturesIn(answer.body)]).toEqual([
    200,
    'application/pdf',
    0,
  ]);
});

import * as api from '@nukkad/contract/people/expense/expense.api';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import PDFDocument from 'pdfkit';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type ExpenseFixture, expenseFixture } from '../../../../test/fixtures/expense-fixture.ts';
import type { Viewer } from '../../../platform/viewer.ts';

let fixture: ExpenseFixture;
beforeAll(async () => void (fixture = await expenseFixture()));
afterAll(() => fixture.app.close());

const bill = [
  'HOTEL SAGAR RATNA',
  'GSTIN: 23AABCS1429B1ZX',
  'Ph: 98260 12345',
  'Bill No: 4521   Date: 12/11/2026',
  'Thali   2   470.00   940.00',
  'Coffee  4   60.00   240.00',
  'Sub Total   1,180.00',
  'CGST 2.5%   30.00',
  'SGST 2.5%   30.00',
  'Grand Total   ₹1,240.00',
];

const drawn = (lines: readonly string[], background = '#fff') =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="620" height="${lines.length * 46 + 40}">
      <rect width="100%" height="100%" fill="${background}"/>
      ${lines
        .map(
          (line, at) => `<text x="30" y="${50 + at * 46}" font-size="28" xml:space="preserve">${line}</text>`,
        )
        .join('')}
    </svg>`),
  );

async function uploadFile(who: Viewer, fileName: string, type: string, content: Buffer): Promise<string> {
  const body = new FormData();
  body.append('files', new Blob([new Uint8Array(content)], { type }), fileName);
  return (await fixture.app.as(who).send('POST', 'user/expenses/receipts', { body })).body.files[0].receiptId;
}
const upload = async (who: Viewer, picture: Sharp) =>
  uploadFile(who, 'bill.jpg', 'image/jpeg', await picture.jpeg().toBuffer());

/** As a hotel or a taxi mails it: each column is a piece of its own, amounts before names. */
async function mailed(lines: readonly string[], picture?: Buffer): Promise<Buffer> {
  const paper = new PDFDocument({ size: 'A4' });
  if (picture) paper.image(picture, 40, 40, { width: 500 });
  for (const [at, line] of lines.entries())
    for (const [column, words] of line.split(/ {2,}/).toReversed().entries())
      paper.text(words, 400 - 110 * column, 60 + at * 20, { lineBreak: false });
  paper.end();
  return buffer(paper);
}
const ask = (who: Viewer, receiptId: string) =>
  fixture.app.as(who).askLoosely(api.getReceiptReading, { query: { receiptId } });

async function readingOf(who: Viewer, receiptId: string) {
  return vi.waitFor(
    async () => {
      const { body } = await ask(who, receiptId);
      expect(body.state).not.toBe('waiting');
      return body;
    },
    { timeout: 50_000, interval: 250 },
  );
}

test('amount and date are read off the picture of a bill, for the person who added it alone', async () => {
  const { ravi, sita, owner } = fixture;
  const receiptId = await upload(ravi.viewer, drawn(bill));
  const waiting = await ask(ravi.viewer, receiptId);
  expect([waiting.status, waiting.body.state, waiting.body.amount]).toEqual([200, 'waiting', null]);
  expect(await readingOf(ravi.viewer, receiptId)).toEqual({
    receiptId,
    state: 'read',
    amount: 124_000,
    day: '2026-11-12',
  });
  expect((await ask(sita.viewer, receiptId)).body.code).toBe('expense_receipt_not_found');
  expect((await ask(owner, receiptId)).status).toBe(403);
  expect((await ask({ ...ravi.viewer, organisationId: sita.staffId }, receiptId)).status).toBe(404);
}, 60_000);

test('a photo that is turned a little, blurred and dark is read as well', async () => {
  const { ravi } = fixture;
  const flat = await drawn(bill, '#e8e4da').png().toBuffer();
  const photo = sharp(await sharp(flat).rotate(3, { background: '#765' }).toBuffer())
    .blur(1.1)
    .modulate({ brightness: 0.8 });
  expect(await readingOf(ravi.viewer, await upload(ravi.viewer, photo))).toMatchObject({
    state: 'read',
    amount: 124_000,
    day: '2026-11-12',
  });
}, 60_000);

const uploadPaper = (who: Viewer, content: Buffer) => uploadFile(who, 'bill.pdf', 'application/pdf', content);

test('a PDF is read by its printed words, and a scanned one by its picture', async () => {
  const { ravi } = fixture;
  const latin = bill.map((line) => line.replace('₹', 'Rs. '));
  const says = { state: 'read', amount: 124_000, day: '2026-11-12' };
  const printed = await uploadPaper(ravi.viewer, await mailed(latin));
  expect(await readingOf(ravi.viewer, printed)).toMatchObject(says);
  const scan = await mailed([], await drawn(bill).jpeg().toBuffer());
  expect(await readingOf(ravi.viewer, await uploadPaper(ravi.viewer, scan))).toMatchObject(says);
}, 60_000);

test('what holds no bill could not be read', async () => {
  const { ravi, sita, aReceipt } = fixture;
  const empty = await upload(ravi.viewer, drawn([]));
  expect(await readingOf(ravi.viewer, empty)).toMatchObject({ state: 'unreadable', amount: null, day: null });
  const words = await upload(sita.viewer, drawn(['Thank you', 'Visit again', 'Sub Total 20.00']));
  expect(await readingOf(sita.viewer, words)).toMatchObject({ state: 'unreadable', amount: null });
  const paper = await aReceipt(ravi.viewer);
  expect(await readingOf(ravi.viewer, paper)).toMatchObject({ state: 'unreadable', amount: null });
}, 60_000);

test('a receipt whose process was ended is given up, and one that was removed meanwhile stays away', async () => {
  const { ravi, db, app } = fixture;
  const lost = await upload(ravi.viewer, drawn([]));
  await readingOf(ravi.viewer, lost);
  const old = new Date(app.clock.now().getTime() - 121_000);
  await sql`update expense_receipt set reading = 'waiting', uploaded_at = ${old}
    where receipt_id = ${lost}`.execute(db);
  expect((await ask(ravi.viewer, lost)).body.state).toBe('unreadable');
  const gone = await upload(ravi.viewer, drawn([]));
  await app.as(ravi.viewer).askLoosely(api.removeReceipt, { query: { receiptId: gone } });
  const next = await upload(ravi.viewer, drawn([]));
  await readingOf(ravi.viewer, next);
  expect((await ask(ravi.viewer, gone)).status).toBe(404);
}, 60_000);

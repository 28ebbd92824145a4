import { completeBooking } from '@nukkad/contract/market/fulfilment/fulfilment.api';
import { getGstNumber, saveGstNumber } from '@nukkad/contract/money/invoice/booking-gst.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PaymentFixture, paymentFixture } from '../../../test/fixtures/payment-fixture.ts';
import { takeNumber } from './invoice.store.ts';

let fixture: PaymentFixture;
beforeAll(async () => {
  fixture = await paymentFixture();
});
afterAll(() => fixture.close());

async function done(): Promise<string> {
  const bookingId = await fixture.started({ startsAt: new Date(fixture.clock.now().getTime() + 86_400_000) });
  const [pro] = fixture.partners[0].professionals;
  await fixture.as(pro).ask(completeBooking, { body: { bookingId } });
  await fixture.drain();
  return bookingId;
}

/** As bytes: the harness reads texts. */
async function pdf(bookingId: string): Promise<Buffer> {
  const identity = { 'x-test-viewer': JSON.stringify({ ...fixture.buyer, permissions: [] }) };
  const response = await fetch(`${fixture.url}/api/service/booking/invoice?bookingId=${bookingId}`, {
    headers: identity,
  });
  expect(response.headers.get('content-type')).toBe('application/pdf');
  return Buffer.from(await response.arrayBuffer());
}

test('made when the work is done and paid, once, and the same each time', async () => {
  const bookingId = await done();
  const path = `service/booking/invoice?bookingId=${bookingId}`;
  expect((await fixture.as(fixture.buyer).get(path)).body).toMatchObject({
    code: 'invoice_not_ready',
    present: 'Completed',
  });
  await fixture.collect(bookingId, 50_000);
  await fixture.drain();
  await fixture.drain();

  const [paper] = await fixture.rows(
    sql`select invoice_number as number, total_paise as total, frozen from invoice where booking_id = ${bookingId}`,
  );
  expect(paper).toMatchObject({
    number: expect.stringMatching(/^P[0-9A-Z]{4}\/2627\/00001$/),
    total: 50_000,
    frozen: { inWords: 'Rupees five hundred only', paid: 'Paid in cash' },
  });
  const first = await pdf(bookingId);
  expect(first.subarray(0, 5).toString()).toBe('%PDF-');
  expect(first.equals(await pdf(bookingId))).toBe(true);
  await expect(fixture.rows(sql`update invoice set total_paise = 1`)).rejects.toMatchObject({
    code: '42501',
  });
});

test('for its buyer and the organisation that did the work; other people learn nothing of it', async () => {
  const bookingId = await done();
  await fixture.collect(bookingId, 50_000);
  await fixture.drain();
  const path = `service/booking/invoice?bookingId=${bookingId}`;
  expect((await fixture.as(fixture.partners[0].owner).get(path)).status).toBe(200);
  expect((await fixture.as(fixture.stranger).get(path)).status).toBe(404);
  expect((await fixture.as(fixture.partners[1].owner).get(path)).status).toBe(404);
  expect((await fixture.as(fixture.partners[0].desk).get(path)).status).toBe(403);
  expect((await fixture.as(null).get(path)).status).toBe(401);
});

test('numbers are gapless though many are taken at once and some are given back', async () => {
  const { organisationId } = fixture.partners[2];
  const takes = Array.from({ length: 30 }, (_, index) =>
    fixture.platform.write({ idempotency: null }, async (tx) => {
      const taken = await takeNumber(tx, index % 2 ? organisationId : null, 'NK', '2728');
      if (index % 5 === 0) throw new Error('Rolled back on purpose.');
      return taken;
    }),
  );
  const taken = (await Promise.allSettled(takes)).flatMap((one) =>
    one.status === 'fulfilled' ? [one.value] : [],
  );
  for (const series of new Set(taken.map((one) => one.series))) {
    const numbers = taken
      .filter((one) => one.series === series)
      .map((one) => one.sequence)
      .toSorted((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  }
  expect(new Set(taken.map((one) => one.series)).size).toBe(2);
});

const gst = '27AAPFU0939F1ZV';

test('a GST number of the buyer ends up on the invoice, and cannot change after it', async () => {
  const bookingId = await done();
  const save = (who: Parameters<typeof fixture.as>[0], gstNumber: string | null, companyName?: string) =>
    fixture.as(who).ask(saveGstNumber, { body: { bookingId, gstNumber, companyName } });
  expect((await save(fixture.stranger, gst, 'Verma and Sons')).status).toBe(404);
  expect((await save(fixture.buyer, '27AAPFU0939F1ZW', 'Verma and Sons')).status).toBe(400);
  expect((await save(fixture.buyer, gst)).body.fields).toEqual({
    companyName: 'Enter the name of the business.',
  });
  const saved = await save(fixture.buyer, gst, 'Verma and Sons');
  expect([saved.status, saved.body]).toEqual([
    200,
    { gstNumber: gst, companyName: 'Verma and Sons', changeable: true },
  ]);
  await fixture.collect(bookingId, 50_000);
  await fixture.drain();
  const [paper] = await fixture.rows(
    sql`select frozen -> 'recipient' as to from invoice where booking_id = ${bookingId}`,
  );
  expect(paper).toMatchObject({ to: { name: 'Verma and Sons', gstin: gst } });
  expect((await save(fixture.buyer, null)).body.code).toBe('invoice_made');
  const read = await fixture.as(fixture.buyer).ask(getGstNumber, { query: { bookingId } });
  expect(read.body).toMatchObject({ gstNumber: gst, changeable: false });
});

/** A finished and paid booking with a fee of the platform: its two suppliers, by name. */
async function suppliersOfNewInvoices(): Promise<{ bookingId: string; platform: unknown }> {
  const bookingId = await done();
  await fixture.rows(
    sql`update booking set price = jsonb_set(price, '{convenienceFee,amount}', '4900') where booking_id = ${bookingId}`,
  );
  await fixture.collect(bookingId, 50_000);
  await fixture.drain();
  return { bookingId, platform: await platformSupplier(bookingId) };
}

async function platformSupplier(bookingId: string): Promise<unknown> {
  const [row] = await fixture.rows(
    sql`select frozen -> 'supplier' as supplier from invoice where booking_id = ${bookingId} and supply = 'platform_fee'`,
  );
  return row?.['supplier'];
}

test('the fee is invoiced in the name of COMPANY_NAME; a later name leaves issued invoices as they are', async () => {
  const { config } = fixture.platform;
  const { company } = config;
  const before = await suppliersOfNewInvoices();
  expect(before.platform).toMatchObject({
    name: company.name,
    address: company.address,
    gstin: '29AANCN4821Q1ZM',
  });
  Object.assign(config, { company: { ...company, name: 'Nukkad Renamed Limited', address: 'Hubballi' } });
  const after = await suppliersOfNewInvoices();
  Object.assign(config, { company });
  expect(after.platform).toMatchObject({ name: 'Nukkad Renamed Limited', address: 'Hubballi' });
  expect(await platformSupplier(before.bookingId)).toEqual(before.platform);
});

test('no setting holds a second name or address of the company', async () => {
  const settings = await fixture.rows(
    sql`select key from setting where value ?| array['legalName', 'address']`,
  );
  expect(settings).toEqual([]);
});

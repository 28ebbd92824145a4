import { addAdditionalService, completeBooking } from '@nukkad/contract/market/fulfilment/fulfilment.api';
import { answerAddition } from '@nukkad/contract/market/booking/booking.api';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type BookingFixture, bookingFixture } from '../../../../test/fixtures/booking-fixture.ts';

let fixture: BookingFixture;
beforeEach(async () => {
  fixture = await bookingFixture();
});
afterEach(() => fixture.close());

const professional = () => fixture.as(fixture.partners[0].professionals[0]);
const complete = (bookingId: string) => professional().ask(completeBooking, { body: { bookingId } });
const ask = (bookingId: string) =>
  professional().ask(addAdditionalService, {
    body: {
      bookingId,
      serviceId: 'test-fan-fitting',
      quantity: 2,
      seen: { ownPrice: 20_000 },
    },
  });
const answer = (bookingId: string, additionId: string, approve: boolean, viewer = fixture.buyer) =>
  fixture.as(viewer).ask(answerAddition, { body: { bookingId, additionId, approve } });
const later = (hours: number) => new Date(fixture.clock.now().getTime() + hours * 3_600_000);

test('the work is done: cash is due, and the rest of the reserved time is free', async () => {
  const bookingId = await fixture.started();
  const { body } = await complete(bookingId);

  expect([body.status, body.paymentStatus, body.amountDue, body.can.collectCash, body.can.invoice]).toEqual([
    'Completed',
    'due',
    50_000,
    true,
    false,
  ]);
  expect(await fixture.rows(sql`select 1 from professional_reservation`)).toHaveLength(0);
  expect(await fixture.events('booking.completed')).toMatchObject([{ bookingId, amountPaise: 50_000 }]);
});

test("promise 12: an added service is on the bill only after the customer's yes", async () => {
  const bookingId = await fixture.started();
  const { status, body: asked } = await ask(bookingId);
  expect([status, asked.price, asked.state]).toEqual([201, 23_600, 'asked']);
  expect((await fixture.interface.payable(fixture.platform.db, { bookingId }))?.amountDuePaise).toBe(50_000);
  const open = await complete(bookingId);
  expect([open.status, open.body.code]).toEqual([409, 'addition_open']);

  const { body } = await answer(bookingId, asked.additionId, true);
  expect([body.total, body.amountDue]).toEqual([73_600, 73_600]);
  const owed = await fixture.interface.payable(fixture.platform.db, { bookingId });
  expect(owed?.lines).toMatchObject([
    { kind: 'booked', pricePaise: 50_000 },
    { kind: 'addition', pricePaise: 23_600, taxPaise: 3_600, sacCode: '998719' },
  ]);
  expect((await complete(bookingId)).body.status).toBe('Completed');
});

test('a rejection leaves the bill as it was; an answer is final', async () => {
  const bookingId = await fixture.started();
  const { body: asked } = await ask(bookingId);
  expect((await answer(bookingId, asked.additionId, true, fixture.stranger)).status).toBe(404);
  expect((await answer(bookingId, asked.additionId, false)).body.total).toBe(50_000);
  expect((await answer(bookingId, asked.additionId, true)).status).toBe(409);
  expect((await answer(bookingId, '01a1fa5b-7e7d-7109-96ee-9ac20b3e4e3e', true)).body.code).toBe(
    'addition_not_found',
  );
});

test('two answers at one instant: one counts, and is billed once', async () => {
  const bookingId = await fixture.started();
  const { body: asked } = await ask(bookingId);
  const answers = await Promise.all([
    answer(bookingId, asked.additionId, true),
    answer(bookingId, asked.additionId, true),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await fixture.row(bookingId)).additions_paise).toBe(23_600);
});

test('an addition to a prepaid booking is due afterwards', async () => {
  const bookingId = await fixture.started();
  await fixture.pay(bookingId, 50_000);
  const { body: asked } = await ask(bookingId);
  expect((await answer(bookingId, asked.additionId, true)).body).toMatchObject({
    paymentStatus: 'due',
    amountDue: 23_600,
  });
});

test('paid, it closes when 48 hours have passed', async () => {
  const bookingId = await fixture.started();
  await complete(bookingId);
  await fixture.pay(bookingId, 50_000);
  await fixture.drain(new Date(later(48).getTime() - 1));
  expect((await fixture.row(bookingId)).status).toBe('Completed');
  await fixture.drain(later(1));
  expect((await fixture.row(bookingId)).status).toBe('Closed');
  expect(await fixture.events('booking.closed')).toMatchObject([{ amountPaise: 50_000 }]);
});

test('paid later than that, it closes with the payment', async () => {
  const bookingId = await fixture.started();
  await complete(bookingId);
  await fixture.drain(later(72));
  expect((await fixture.row(bookingId)).status).toBe('Completed');
  await fixture.pay(bookingId, 50_000);
  expect((await fixture.row(bookingId)).status).toBe('Closed');
});

test('two ends at one instant: one completes', async () => {
  const bookingId = await fixture.started();
  const answers = await Promise.all([complete(bookingId), complete(bookingId)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await fixture.events('booking.completed')).toHaveLength(1);
});

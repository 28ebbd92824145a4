import { getCustomerBooking } from '@nukkad/contract/market/booking/booking.api';
import { getPartnerBooking, verifyStartCode } from '@nukkad/contract/market/fulfilment/fulfilment.api';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { required } from '../../../../test/harness/required.ts';
import { type BookingFixture, bookingFixture } from '../../../../test/fixtures/booking-fixture.ts';

let fixture: BookingFixture;
beforeEach(async () => {
  fixture = await bookingFixture();
});
afterEach(() => fixture.close());

const start = (bookingId: string, otp: string, viewer = fixture.partners[0].professionals[0]) =>
  fixture.as(viewer).ask(verifyStartCode, { body: { bookingId, otp } });
const another = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0');
const before = (minutes: number) =>
  fixture.clock.set(new Date(fixture.tomorrow.getTime() - minutes * 60_000));

test('with the code that the customer tells, from an hour before', async () => {
  const bookingId = await fixture.assigned();
  const code = await fixture.startCode(bookingId);
  before(61);
  expect((await start(bookingId, code)).body.code).toBe('too_early_to_start');
  before(60);
  expect((await start(bookingId, code)).body.status).toBe('Inprogress');
  expect((await start(bookingId, code)).body.present).toBe('Inprogress');
  expect(await fixture.startCode(bookingId)).toBeNull();
});

test('promise 8: wrong tries are counted though they are refused; after 5 even the right code is', async () => {
  const bookingId = await fixture.assigned();
  const code = await fixture.startCode(bookingId);
  before(30);
  for (let tried = 1; tried <= 5; tried += 1) {
    expect((await start(bookingId, another(code, tried))).body.code).toBe('start_code_wrong');
    expect((await fixture.row(bookingId)).start_code_tries).toBe(tried);
  }
  const right = await start(bookingId, code);
  expect([right.status, right.body.code]).toEqual([409, 'start_code_used_up']);
  expect(await fixture.startCode(bookingId)).toBeNull();
});

test('promise 8: 20 guesses at one instant count as tries, too', async () => {
  const bookingId = await fixture.assigned();
  const code = await fixture.startCode(bookingId);
  before(30);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => start(bookingId, another(code, index + 1))),
  );
  expect(answers.filter(({ body }) => body.code === 'start_code_wrong')).toHaveLength(5);
  expect((await fixture.row(bookingId)).start_code_tries).toBe(5);
});

test('a quarter of an hour later the customer has a new code', async () => {
  const bookingId = await fixture.assigned();
  const code = await fixture.startCode(bookingId);
  before(30);
  for (let tried = 1; tried <= 5; tried += 1) await start(bookingId, another(code, tried));
  before(15);
  const fresh = await fixture.startCode(bookingId);
  expect(fresh).not.toBe(code);
  expect((await start(bookingId, code)).body.code).toBe('start_code_wrong');
  expect((await start(bookingId, fresh)).body.status).toBe('Inprogress');
});

test('customer and professional read one clock: how many tries are left, and when a new code comes', async () => {
  const bookingId = await fixture.assigned();
  const code = await fixture.startCode(bookingId);
  const tries = async () => {
    const work = fixture.as(fixture.partners[0].professionals[0]);
    const { body: own } = await work.ask(getPartnerBooking, { query: { bookingId } });
    const { body: theirs } = await fixture
      .as(fixture.buyer)
      .ask(getCustomerBooking, { query: { bookingId } });
    expect(own.startTries).toEqual(theirs.startTries);
    const { left, newCodeAt } = required(own.startTries);
    return { left, newCodeAt };
  };
  before(30);
  expect(await tries()).toEqual({ left: 5, newCodeAt: null });
  await start(bookingId, another(code, 1));
  expect(await tries()).toEqual({ left: 4, newCodeAt: null });
  for (let tried = 2; tried <= 5; tried += 1) await start(bookingId, another(code, tried));
  const quarterLater = new Date(fixture.tomorrow.getTime() - 15 * 60_000).toISOString();
  expect(await tries()).toEqual({ left: 0, newCodeAt: quarterLater });
  before(15);
  expect(await tries()).toEqual({ left: 5, newCodeAt: null });
});

test('only the customer sees the code, and only the assigned professional or its partner may use it', async () => {
  const bookingId = await fixture.assigned();
  const code = await fixture.startCode(bookingId);
  const { owner, professionals } = fixture.partners[0];
  before(30);
  for (const viewer of [owner, professionals[0]]) {
    const { body } = await fixture.as(viewer).ask(getPartnerBooking, { query: { bookingId } });
    expect(body.startCode).toBeNull();
    expect(JSON.stringify(body)).not.toContain(code);
  }
  expect((await start(bookingId, code, professionals[1])).status).toBe(404);
  expect((await start(bookingId, code, fixture.partners[1].professionals[0])).status).toBe(404);
  expect((await start(bookingId, code, owner)).status).toBe(200);
});

import { addAdditionalService, completeBooking } from '@nukkad/contract/market/fulfilment/fulfilment.api';
import { answerAddition, getCustomerBooking } from '@nukkad/contract/market/booking/booking.api';
import { getPartnerBooking } from '@nukkad/contract/market/fulfilment/fulfilment.api';
import { getDeskBooking } from '@nukkad/contract/market/desk/desk.api';
import {
  answerStop,
  askStop,
  getStop,
  previewStop,
  seenOfStop,
  seenOfStopAnswer,
} from '@nukkad/contract/market/stop/stop.api';
import type { StopReason } from '@nukkad/contract/market/stop/stop.noun';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Viewer } from '../../../platform/viewer.ts';
import { anAdminOf } from '../../../../test/harness/an-admin-of.ts';
import { required } from '../../../../test/harness/required.ts';
import { type BookingFixture, bookingFixture } from '../../../../test/fixtures/booking-fixture.ts';

let fixture: BookingFixture;
beforeEach(async () => {
  fixture = await bookingFixture();
});
afterEach(() => fixture.close());

const owner = () => fixture.partners[0].owner;
const professional = () => fixture.partners[0].professionals[0];

const stopOf = async (bookingId: string, viewer: Viewer) =>
  (await fixture.as(viewer).ask(getStop, { query: { bookingId } })).body;

/** As the dialog does it: what was done of the first service, the preview, and the confirmation of what it showed. */
async function ask(bookingId: string, viewer: Viewer, done: number, reason: StopReason = 'cannot_finish') {
  const { lines } = await stopOf(bookingId, viewer);
  const said = { bookingId, reason, done: [{ lineId: required(lines[0]).lineId, quantity: done }] };
  const { mustAgree, ...sums } = (await fixture.as(viewer).ask(previewStop, { body: said })).body;
  return fixture.as(viewer).ask(askStop, { body: { ...said, seen: seenOfStop(sums, mustAgree) } });
}

/** The screen is read; the answer is sent when it is called. */
async function readyToAnswer(
  bookingId: string,
  viewer: Viewer,
  word: 'agree' | 'contest' | 'withdraw',
  words = '',
) {
  const { stop } = await stopOf(bookingId, viewer);
  const body = {
    bookingId,
    stopId: required(stop).stopId,
    answer: word,
    words,
    seen: seenOfStopAnswer(required(stop).sums),
  };
  return () => fixture.as(viewer).askLoosely(answerStop, { body });
}

const answer = async (...args: Parameters<typeof readyToAnswer>) => (await readyToAnswer(...args))();

const twoFans = { quantity: 2, totalPaise: 100_000 };

async function prepaid(options = twoFans) {
  const bookingId = await fixture.started(options);
  await fixture.pay(bookingId, options.totalPaise);
  return bookingId;
}

const asked = async () => (await fixture.events('booking.refund_due')).map(({ amountPaise }) => amountPaise);

test('one of two fans was done: the customer agrees, the visit is complete at half the price and the rest goes back', async () => {
  const bookingId = await prepaid();
  const told = await ask(bookingId, professional(), 1);
  expect([told.status, told.body.status]).toEqual([200, 'Inprogress']);
  const seen = await stopOf(bookingId, fixture.buyer);
  expect(seen.stop).toMatchObject({
    by: 'partner',
    status: 'open',
    sums: { agreed: 100_000, bill: 50_000, refund: 50_000, due: 0 },
  });
  expect(seen.can).toEqual({ ask: false, answer: true, withdraw: false });

  const agreed = await answer(bookingId, fixture.buyer, 'agree');
  expect([agreed.status, agreed.body.status]).toEqual([200, 'Completed']);
  expect(await asked()).toEqual([50_000]);
  expect((await fixture.events('booking.completed')).at(-1)).toMatchObject({
    amountPaise: 50_000,
    stopped: { by: 'partner', reason: 'cannot_finish', agreedPaise: 100_000 },
  });
  expect(await fixture.row(bookingId)).toMatchObject({ status: 'Completed', reason_code: 'stopped_early' });
});

test('work in cash that stops with nothing done costs nothing and owes nothing', async () => {
  const bookingId = await fixture.started(twoFans);
  await ask(bookingId, owner(), 0);
  const agreed = await answer(bookingId, fixture.buyer, 'agree');
  expect([agreed.body.status, agreed.body.amountDue]).toEqual(['Completed', 0]);
  expect(await asked()).toEqual([]);
});

test('who does not agree says why; staff hear both sides, and the booking is never cancelled', async () => {
  const bookingId = await prepaid();
  await ask(bookingId, professional(), 1);
  expect((await answer(bookingId, fixture.buyer, 'contest')).status).toBe(400);
  const contested = await answer(bookingId, fixture.buyer, 'contest', 'The fan does not turn');
  expect([contested.status, contested.body.status]).toEqual([200, 'Disputed']);
  expect(
    await fixture.rows(sql`select status, kind, words from booking_dispute where booking_id = ${bookingId}`),
  ).toEqual([{ status: 'open', kind: 'not_done', words: 'The fan does not turn' }]);
});

test('the back office reads who said so, why, what was done, and what the other side answered', async () => {
  const bookingId = await prepaid();
  await ask(bookingId, professional(), 1);
  await answer(bookingId, fixture.buyer, 'contest', 'The fan does not turn');
  const admin = await anAdminOf(fixture.platform.db);
  const { stops } = (await fixture.as(admin).ask(getDeskBooking, { params: { bookingId } })).body;
  expect(stops).toMatchObject([
    {
      by: 'partner',
      reason: 'cannot_finish',
      status: 'contested',
      lines: [{ quantity: 2, done: 1 }],
      agreed: 100_000,
      bill: 50_000,
      answerWords: 'The fan does not turn',
    },
  ]);
});

test('for safety the professional leaves at once, with a bill for what was done', async () => {
  const bookingId = await prepaid();
  const ended = await ask(bookingId, professional(), 1, 'safety');
  expect([ended.status, ended.body.status]).toEqual([200, 'Completed']);
  expect(await asked()).toEqual([50_000]);
});

test('for safety the customer ends it at once: nothing is billed before staff have heard both sides', async () => {
  const bookingId = await prepaid();
  const ended = await ask(bookingId, fixture.buyer, 1, 'safety');
  expect([ended.status, ended.body.status]).toEqual([200, 'Disputed']);
  expect(await asked()).toEqual([]);
});

test('a customer’s word that the partner contests leaves the bill whole, with the addition they had approved', async () => {
  const bookingId = await prepaid();
  const { additionId } = (
    await fixture.as(professional()).ask(addAdditionalService, {
      body: { bookingId, serviceId: 'test-fan-fitting', quantity: 1, seen: { ownPrice: 10_000 } },
    })
  ).body;
  const approved = await fixture
    .as(fixture.buyer)
    .ask(answerAddition, { body: { bookingId, additionId, approve: true } });
  expect(approved.status).toBe(200);
  const before = await fixture.row(bookingId);
  expect(Number(before.additions_paise)).toBeGreaterThan(0);
  await ask(bookingId, fixture.buyer, 1);
  const contested = await answer(bookingId, professional(), 'contest', 'Both fans turn.');
  expect([contested.status, contested.body.status]).toEqual([200, 'Disputed']);
  const { total_paise, additions_paise } = await fixture.row(bookingId);
  expect([total_paise, additions_paise]).toEqual([before.total_paise, before.additions_paise]);
  const shown = (await fixture.as(fixture.buyer).ask(getCustomerBooking, { query: { bookingId } })).body;
  expect(shown.additions.map(({ state }: { state: string }) => state)).toEqual(['approved']);
  expect(await asked()).toEqual([]);
});

test('not answered in time, the part bill counts; taken back, the work goes on', async () => {
  const bookingId = await prepaid();
  await ask(bookingId, professional(), 1);
  expect((await answer(bookingId, professional(), 'withdraw')).body.status).toBe('Inprogress');
  await ask(bookingId, professional(), 1);
  fixture.clock.set(new Date(fixture.clock.now().getTime() + 3 * 3_600_000));
  await fixture.drain();
  expect(await fixture.row(bookingId)).toMatchObject({ status: 'Completed' });
  expect(await asked()).toEqual([50_000]);
});

test('the side that asked does not agree for the other, and a stranger sees nothing', async () => {
  const bookingId = await prepaid();
  await ask(bookingId, professional(), 1);
  expect((await answer(bookingId, owner(), 'agree')).status).toBe(403);
  expect((await answer(bookingId, fixture.buyer, 'withdraw')).status).toBe(403);
  for (const viewer of [fixture.stranger, fixture.partners[1].owner])
    expect((await fixture.as(viewer).askLoosely(getStop, { query: { bookingId } })).status).toBe(404);
  expect((await fixture.row(bookingId)).status).toBe('Inprogress');
});

test('a bill other than the one that was shown is not agreed to', async () => {
  const bookingId = await prepaid();
  await ask(bookingId, professional(), 1);
  const { stop } = await stopOf(bookingId, fixture.buyer);
  const seen = { ...seenOfStopAnswer(required(stop).sums), bill: 1 };
  const body = { bookingId, stopId: required(stop).stopId, answer: 'agree' as const, words: '', seen };
  const refused = await fixture.as(fixture.buyer).askLoosely(answerStop, { body });
  expect([refused.status, refused.body.code]).toEqual([409, 'confirmation_differs']);
});

test('while a stop is open the work is not finished as a whole', async () => {
  const bookingId = await prepaid();
  await ask(bookingId, professional(), 1);
  const shown = (await fixture.as(professional()).ask(getPartnerBooking, { query: { bookingId } })).body;
  const seen = { total: shown.price?.totalCheckoutValue ?? 100_000, amountDue: shown.amountDue };
  const whole = await fixture.as(professional()).askLoosely(completeBooking, { body: { bookingId, seen } });
  expect([whole.status, whole.body.code]).toEqual([409, 'stop_open']);
});

const rounds = Number(process.env['STOP_ROUNDS'] ?? 4);

test(`promise 7: agreeing twice, finishing and approving an addition at one instant: one end, one bill, ${rounds} times`, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const bookingId = await prepaid();
    const added = await fixture.as(professional()).ask(addAdditionalService, {
      body: { bookingId, serviceId: 'test-fan-fitting', quantity: 1, seen: { ownPrice: 10_000 } },
    });
    await ask(bookingId, professional(), 1);
    const [stop, again] = [
      await readyToAnswer(bookingId, fixture.buyer, 'agree'),
      await readyToAnswer(bookingId, fixture.buyer, 'agree'),
    ];
    const approve = () =>
      fixture.as(fixture.buyer).ask(answerAddition, {
        body: { bookingId, additionId: added.body.additionId, approve: true },
      });
    const complete = () => fixture.as(professional()).ask(completeBooking, { body: { bookingId } });
    // In odd rounds the approval is through before the others begin: it is left out of the bill, as it was not done.
    if (round % 2 === 1) expect((await approve()).status).toBe(200);
    const others = round % 2 === 1 ? [complete()] : [approve(), complete()];
    const [first, second, ...rest] = await Promise.all([stop(), again(), ...others]);
    expect([first?.status, second?.status].toSorted()).toEqual([200, 409]);
    expect(rest.filter(({ status }) => status >= 500)).toEqual([]);
    expect(rest.at(-1)?.status).toBe(409);
    const row = await fixture.row(bookingId);
    expect(row.status).toBe('Completed');
    expect(Number(row.total_paise) + Number(row.additions_paise)).toBe(50_000);
  }
  expect(await asked()).toEqual(Array.from({ length: rounds }, () => 50_000));
  expect((await fixture.events('booking.completed')).length).toBe(rounds);
});

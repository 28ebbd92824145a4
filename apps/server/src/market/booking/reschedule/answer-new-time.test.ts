import { cancelByCustomer, getCustomerBooking } from '@nukkad/contract/market/booking/booking.api';
import { getPartnerBooking, verifyStartCode } from '@nukkad/contract/market/fulfilment/fulfilment.api';
import { istDay, istMinuteOfDay } from '@nukkad/contract/kernel/time';
import {
  answerNewTime,
  getRescheduleOptions,
  rescheduleBooking,
  seenOfNewTime,
  seenOfReschedule,
} from '@nukkad/contract/market/reschedule/reschedule.api';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Viewer } from '../../../platform/viewer.ts';
import { type BookingFixture, bookingFixture } from '../../../../test/fixtures/booking-fixture.ts';
import { required } from '../../../../test/harness/required.ts';

let fixture: BookingFixture;
beforeEach(async () => {
  fixture = await bookingFixture();
});
afterEach(() => fixture.close());

const hourMs = 3_600_000;
const after = (hours: number) => new Date(fixture.tomorrow.getTime() + hours * hourMs);
const twoHoursBefore = () => fixture.clock.set(after(-2));
const owner = () => fixture.partners[0].owner;

async function details(bookingId: string, viewer: Viewer) {
  const read = viewer.role === 'Buyer' ? getCustomerBooking : getPartnerBooking;
  return (await fixture.as(viewer).ask(read, { query: { bookingId } })).body;
}

async function propose(bookingId: string, viewer: Viewer, at: Date) {
  const day = istDay(at);
  const terms = (await fixture.as(viewer).ask(getRescheduleOptions, { query: { bookingId, day } })).body;
  const seen = seenOfReschedule(await details(bookingId, viewer), terms);
  const body = { bookingId, day, slotId: 1100 + istMinuteOfDay(at) / 30, note: 'Traffic today', seen };
  return fixture.as(viewer).ask(rescheduleBooking, { body });
}

/** With what the screen of this viewer shows. */
async function answer(bookingId: string, viewer: Viewer, word: 'agree' | 'decline' | 'withdraw') {
  const send = await readyToAnswer(bookingId, viewer, word);
  return send();
}

/** The screen is read; the answer is sent when it is called. */
async function readyToAnswer(bookingId: string, viewer: Viewer, word: 'agree' | 'decline' | 'withdraw') {
  const shown = await details(bookingId, viewer);
  const proposal = required(shown.proposal ?? (await details(bookingId, fixture.buyer)).proposal);
  const body = {
    bookingId,
    proposalId: proposal.proposalId,
    answer: word,
    seen: seenOfNewTime({ startsAt: shown.startsAt ?? fixture.tomorrow.toISOString() }, proposal),
  };
  return () => fixture.as(viewer).askLoosely(answerNewTime, { body });
}

const proposals = (bookingId: string) =>
  fixture.rows(
    sql`select proposed_by, status, fee_paise from booking_time_proposal where booking_id = ${bookingId} order by created_at, proposal_id`,
  );
const charges = () =>
  fixture.rows(
    sql`select occasion, amount_paise, collected_booking_id from cancellation_charge order by occasion`,
  );

test('a late change is asked of the partner; once it agrees the visit moves and the charge waits for the next booking', async () => {
  const bookingId = await fixture.assigned();
  twoHoursBefore();
  const { body } = await propose(bookingId, fixture.buyer, after(5));
  const asked = required(body.proposal);
  expect([body.status, body.startsAt, asked.startsAt, asked.fee]).toEqual([
    'Assigned',
    fixture.tomorrow.toISOString(),
    after(5).toISOString(),
    10_000,
  ]);
  expect(asked.can).toEqual({ answer: false, withdraw: true });
  expect(await charges()).toEqual([]);

  const agreed = await answer(bookingId, owner(), 'agree');
  expect([agreed.status, agreed.body.startsAt, agreed.body.proposal]).toEqual([
    200,
    after(5).toISOString(),
    null,
  ]);
  expect(await charges()).toEqual([{ occasion: 1, amount_paise: 10_000, collected_booking_id: null }]);
  expect(await fixture.row(bookingId)).toMatchObject({ status: 'Assigned', reschedules: 1 });

  const { body: next } = await fixture.book({ startsAt: after(48) });
  expect(await charges()).toMatchObject([{ occasion: 1, collected_booking_id: next.bookingId }]);
});

test('declined, taken back or not answered in time, the visit stays and nothing is owed', async () => {
  const bookingId = await fixture.assigned();
  twoHoursBefore();
  await propose(bookingId, fixture.buyer, after(5));
  expect((await answer(bookingId, owner(), 'decline')).body.proposal).toBeNull();
  await propose(bookingId, fixture.buyer, after(5));
  expect((await answer(bookingId, fixture.buyer, 'withdraw')).status).toBe(200);
  await propose(bookingId, fixture.buyer, after(5));
  fixture.clock.set(after(-1.7));
  await fixture.drain();

  expect(await proposals(bookingId)).toMatchObject([
    { status: 'declined' },
    { status: 'withdrawn' },
    { status: 'expired' },
  ]);
  expect(await fixture.row(bookingId)).toMatchObject({ starts_at: fixture.tomorrow, reschedules: 0 });
  expect(await charges()).toEqual([]);
  expect((await fixture.events('booking.time_declined')).map(({ outcome }) => outcome)).toEqual([
    'declined',
    'withdrawn',
    'expired',
  ]);
});

test('a partner asks for another time without a charge, and nothing moves before the customer agrees', async () => {
  const bookingId = await fixture.assigned();
  const { body } = await propose(bookingId, owner(), after(3));
  const asked = required(body.proposal);
  expect([body.startsAt, asked.fee, asked.by]).toEqual([fixture.tomorrow.toISOString(), 0, 'partner']);
  expect((await answer(bookingId, owner(), 'agree')).status).toBe(403);

  const seenByBuyer = await details(bookingId, fixture.buyer);
  expect(seenByBuyer.proposal).toMatchObject({
    note: 'Traffic today',
    can: { answer: true, withdraw: false },
  });
  const { body: agreed } = await answer(bookingId, fixture.buyer, 'agree');
  expect([agreed.status, agreed.startsAt]).toEqual(['Assigned', after(3).toISOString()]);
  expect(await fixture.row(bookingId)).toMatchObject({ reschedules: 0 });
  expect(await charges()).toEqual([]);
});

test('a newer question replaces the open one, whose answer is refused', async () => {
  const bookingId = await fixture.assigned();
  const first = required((await propose(bookingId, owner(), after(3))).body.proposal);
  await propose(bookingId, owner(), after(4));
  expect(await proposals(bookingId)).toMatchObject([{ status: 'withdrawn' }, { status: 'open' }]);
  const seen = seenOfNewTime(await details(bookingId, fixture.buyer), first);
  const old = await fixture
    .as(fixture.buyer)
    .ask(answerNewTime, { body: { bookingId, proposalId: first.proposalId, answer: 'agree', seen } });
  expect([old.status, old.body.code]).toEqual([409, 'proposal_over']);
});

test('a question about the time ends with a visit that begins or is cancelled', async () => {
  const begun = await fixture.assigned();
  const called = await fixture.assigned({ startsAt: after(24) });
  for (const bookingId of [begun, called]) await propose(bookingId, owner(), after(30));
  const { startCode } = (await details(begun, fixture.buyer)) as { startCode: string };
  fixture.clock.set(after(0));
  const { professionals } = fixture.partners[0];
  const start = { bookingId: begun, otp: startCode };
  expect((await fixture.as(professionals[0]).ask(verifyStartCode, { body: start })).status).toBe(200);
  const why = { bookingId: called, reason: 'other' as const };
  expect((await fixture.as(fixture.buyer).ask(cancelByCustomer, { body: why })).status).toBe(200);
  for (const bookingId of [begun, called]) {
    expect((await proposals(bookingId)).map(({ status }) => status)).toEqual(['withdrawn']);
    expect((await details(bookingId, fixture.buyer)).proposal).toBeNull();
  }
});

test('agreeing checks the time again: if it was taken meanwhile the visit and the question stay', async () => {
  const [own] = fixture.partners;
  const bookingId = await fixture.assigned();
  await propose(bookingId, owner(), after(3));
  for (const chosen of [own, own]) await fixture.accepted({ startsAt: after(3), chosen });
  const refused = await answer(bookingId, fixture.buyer, 'agree');
  expect([refused.status, refused.body.code]).toEqual([409, 'slot_taken']);
  expect(await proposals(bookingId)).toMatchObject([{ status: 'open' }]);
  expect(await fixture.row(bookingId)).toMatchObject({ starts_at: fixture.tomorrow });
});

test('people of neither side cannot answer, and the professional cannot agree for the partner', async () => {
  const bookingId = await fixture.assigned();
  twoHoursBefore();
  await propose(bookingId, fixture.buyer, after(5));
  expect((await answer(bookingId, fixture.stranger, 'agree')).status).toBe(404);
  expect((await answer(bookingId, fixture.partners[1].owner, 'agree')).status).toBe(404);
  expect((await answer(bookingId, fixture.partners[0].professionals[0], 'agree')).status).toBe(403);
  expect(await proposals(bookingId)).toMatchObject([{ status: 'open' }]);
});

test('a late change and a late cancellation of one booking are both collected by the next booking, each once', async () => {
  const bookingId = await fixture.assigned();
  twoHoursBefore();
  await propose(bookingId, fixture.buyer, after(5));
  await answer(bookingId, owner(), 'agree');
  await fixture.rows(sql`insert into cancellation_charge (booking_number, buyer_id, amount_paise, created_at)
    select booking_number, buyer_id, 5000, now() from booking where booking_id = ${bookingId}`);
  const { status, body } = await fixture.book({ startsAt: after(48) });
  expect([status, body.total]).toEqual([201, 65_000]);
  expect(await charges()).toMatchObject([
    { occasion: 0, collected_booking_id: body.bookingId },
    { occasion: 1, collected_booking_id: body.bookingId },
  ]);
});

test('agree, decline and withdraw at one instant: one wins', async () => {
  for (let round = 0; round < 8; round += 1) {
    const bookingId = await fixture.assigned({ startsAt: after(round * 2) });
    await propose(bookingId, owner(), after(24 + round * 2));
    const ready = await Promise.all([
      readyToAnswer(bookingId, fixture.buyer, 'agree'),
      readyToAnswer(bookingId, fixture.buyer, 'decline'),
      readyToAnswer(bookingId, owner(), 'withdraw'),
    ]);
    const answers = await Promise.all(ready.map((send) => send()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => [200, 409].includes(status))).toBe(true);
    const [{ status: ended } = { status: '' }] = await proposals(bookingId);
    const moved = (await fixture.row(bookingId)).starts_at.getTime() !== after(round * 2).getTime();
    expect(moved).toBe(ended === 'agreed');
  }
});

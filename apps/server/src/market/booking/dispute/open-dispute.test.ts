import { getCustomerBooking } from '@nukkad/contract/market/booking/booking.api';
import { completeBooking } from '@nukkad/contract/market/fulfilment/fulfilment.api';
import { bookRework, getReworkSlots } from '@nukkad/contract/market/dispute/dispute.api';
import { addDays, istDay } from '@nukkad/contract/kernel/time';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { disputesOf } from '../../../../test/fixtures/disputed-bookings.ts';
import { type PaymentFixture, paymentFixture } from '../../../../test/fixtures/payment-fixture.ts';
import { closeBooking } from '../close-booking.ts';

let fixture: PaymentFixture;
let play: ReturnType<typeof disputesOf>;
beforeEach(async () => {
  fixture = await paymentFixture();
  play = disputesOf(fixture);
});
afterEach(() => fixture.close());

const hourMs = 3_600_000;
const done = async (bookingId: string) => new Date((await fixture.row(bookingId)).completed_at).getTime();
const status = async (bookingId: string) => (await fixture.row(bookingId)).status;

test('until 48 hours after the work, to the millisecond; then it closes', async () => {
  const bookingId = await play.finished();
  const over = (await done(bookingId)) + 48 * hourMs;
  expect((await play.read(bookingId)).openUntil).toBe(new Date(over).toISOString());
  fixture.clock.set(new Date(over));
  const late = await play.open(bookingId);
  expect([late.status, late.body.code]).toEqual([409, 'dispute_too_late']);
  fixture.clock.set(new Date(over - 1));
  expect((await play.open(bookingId)).status).toBe(201);
  fixture.clock.set(new Date(over));
  await fixture.drain();
  expect(await status(bookingId)).toBe('Disputed');
  expect((await play.open(bookingId)).body.code).toBe('dispute_once');
});

test('only its customer opens one; its partner answers it once; others learn nothing', async () => {
  const bookingId = await play.finished();
  const [own, other] = fixture.partners;
  expect((await play.open(bookingId, fixture.stranger)).status).toBe(404);
  expect((await play.open(bookingId, own.owner)).status).toBe(403);
  await play.open(bookingId);
  expect((await play.answer(bookingId, {}, other.owner)).status).toBe(404);
  expect((await play.answer(bookingId, {}, own.professionals[0])).status).toBe(403);
  expect((await play.answer(bookingId)).body.dispute).toMatchObject({
    status: 'answered',
    answer: { words: 'We tightened it and it was dry.' },
  });
  expect((await play.answer(bookingId)).body.code).toBe('dispute_moved_on');
  expect((await play.read(bookingId, other.owner)) as unknown).toMatchObject({ code: 'booking_not_found' });
});

test('photos of both sides are written anew, and the camera’s notes are gone', async () => {
  const bookingId = await play.finished();
  await play.open(bookingId);
  const content = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#b5462f' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'CANARY-OF-THE-CAMERA' } })
    .toBuffer();
  const send = (viewer: typeof fixture.buyer) => {
    const body = new FormData();
    body.append('photos', new Blob([new Uint8Array(content)], { type: 'image/jpeg' }), 'tap.jpg');
    return fixture.as(viewer).send('POST', `service/booking/dispute/photos?bookingId=${bookingId}`, { body });
  };
  await send(fixture.buyer);
  const { status: answered, body } = await send(fixture.partners[0].professionals[0]);
  expect([answered, body.dispute.photos.map((photo: { side: string }) => photo.side)]).toEqual([
    201,
    ['customer', 'partner'],
  ]);
  const [row] = await fixture.rows(sql`select storage_key as key from booking_dispute_photo limit 1`);
  const file = await fixture.platform.storage.get(row?.key);
  expect([file?.mediaType, file?.content.includes('CANARY')]).toEqual(['image/webp', false]);
  expect((await send(fixture.stranger)).status).toBe(404);
  for (let more = 0; more < 5; more += 1) await send(fixture.buyer);
  expect((await send(fixture.buyer)).body.code).toBe('dispute_photos_full');
});

test('the partner offers a part back: accepted, it is decided without staff; declined, staff decide', async () => {
  const taken = await play.finished();
  await play.open(taken);
  expect((await play.answer(taken, { offer: 'refund', amount: 60_000 })).body.code).toBe('refund_too_much');
  await play.answer(taken, { offer: 'refund', amount: 20_000 });
  const { body } = await play.remedy(taken, true);
  expect(body.dispute?.decision).toMatchObject({
    outcome: 'refund',
    amount: 20_000,
    byStaff: false,
    bornBy: null,
  });
  await fixture.drain();
  expect(await fixture.row(taken)).toMatchObject({ status: 'Refunded', refunded_paise: 20_000 });
  expect(await fixture.audit()).toEqual([]);

  const declined = await play.finished();
  await play.open(declined);
  await play.answer(declined, { offer: 'rework' });
  expect((await play.remedy(declined, false)).body.dispute).toMatchObject({
    status: 'answered',
    offer: null,
  });
  expect(await status(declined)).toBe('Disputed');
});

test('rework: the customer picks a time, pays nothing, and the first booking closes with it', async () => {
  const bookingId = await play.finished();
  await play.open(bookingId);
  await play.answer(bookingId, { offer: 'rework' });
  expect((await play.remedy(bookingId, true)).body.dispute?.can.chooseTime).toBe(true);
  await fixture.drain();
  const day = addDays(istDay(fixture.clock.now()), 1);
  const slots = await fixture.as(fixture.buyer).ask(getReworkSlots, { query: { bookingId, day } });
  const slotId = slots.body.items.find(({ available }) => available)?.slotId ?? 0;
  const pick = () => fixture.as(fixture.buyer).ask(bookRework, { body: { bookingId, day, slotId } });
  const answers = await Promise.all([pick(), pick()]);
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([201, 409]);
  await fixture.drain();

  const linked = (await play.read(bookingId)).dispute?.rework?.booking;
  const again = linked?.bookingId ?? '';
  expect(
    (await fixture.as(fixture.buyer).ask(getCustomerBooking, { query: { bookingId: again } })).body,
  ).toMatchObject({
    total: 0,
    amountDue: 0,
    paymentStatus: 'paid',
    can: { pay: false },
  });
  expect((await play.read(again)).reworkOf?.bookingId).toBe(bookingId);
  const parts = { platform: fixture.platform, interfaces: null as never, asked: null as never };
  play.later(72);
  await closeBooking(parts, bookingId);
  expect(await status(bookingId)).toBe('Resolved');
  await fixture.rows(sql`update booking set status = 'Inprogress', organisation_id = ${fixture.partners[0].owner.organisationId},
    staff_id = ${fixture.partners[0].professionals[0].staffId} where booking_id = ${again}`);
  await fixture.as(fixture.partners[0].professionals[0]).ask(completeBooking, { body: { bookingId: again } });
  await fixture.drain();
  expect([await status(again), await status(bookingId)]).toEqual(['Completed', 'Closed']);
  expect(await fixture.audit()).toEqual([]);
});

test('a dispute at the moment of closing: one of the two happens', async () => {
  for (let round = 0; round < Number(process.env['RACES'] ?? 3); round += 1) {
    const bookingId = await play.finished();
    const over = (await done(bookingId)) + 48 * hourMs;
    fixture.clock.set(new Date(over - 1));
    const parts = { platform: fixture.platform, interfaces: null as never, asked: null as never };
    const opening = play.open(bookingId);
    fixture.clock.set(new Date(over));
    const [answer] = await Promise.all([opening, closeBooking(parts, bookingId)]);
    expect(await status(bookingId)).toBe(answer.status === 201 ? 'Disputed' : 'Closed');
    // The clock is days ahead: the next visit comes after it.
    for (let day = 0; day < 4; day += 1) await fixture.order();
  }
});

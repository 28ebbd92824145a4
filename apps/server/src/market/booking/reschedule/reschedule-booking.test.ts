import { getCustomerBooking } from '@nukkad/contract/market/booking/booking.api';
import { getPartnerBooking, verifyStartCode } from '@nukkad/contract/market/fulfilment/fulfilment.api';
import { istDay, istMinuteOfDay } from '@nukkad/contract/kernel/time';
import {
  getRescheduleOptions,
  rescheduleBooking,
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
const placeOf = (at: Date) => ({ day: istDay(at), slotId: 1100 + istMinuteOfDay(at) / 30 });

const options = (bookingId: string, at: Date, viewer: Viewer = fixture.buyer) =>
  fixture.as(viewer).ask(getRescheduleOptions, { query: { bookingId, day: placeOf(at).day } });

/** With what the dialog shows now; `seen` replaces parts of it. */
async function reschedule(bookingId: string, at: Date, viewer: Viewer = fixture.buyer, seen: object = {}) {
  const read = viewer.role === 'Buyer' ? getCustomerBooking : getPartnerBooking;
  const { body: shown } = await fixture.as(viewer).ask(read, { query: { bookingId } });
  const terms = (await options(bookingId, at, viewer)).body;
  const sees = {
    ...seenOfReschedule(shown, { fee: terms.fee ?? 0, mustAgree: terms.mustAgree ?? false }),
    ...seen,
  };
  const body = { bookingId, ...placeOf(at), seen: sees };
  return fixture.as(viewer).askLoosely(rescheduleBooking, { body });
}

const reservations = (bookingId: string) =>
  fixture.rows(
    sql`select staff_id, lower(during) as starts_at from professional_reservation where booking_id = ${bookingId}`,
  );

test('early it costs nothing; professional, price and state stay, and the partner and the professional are told', async () => {
  const bookingId = await fixture.assigned();
  const { status, body } = await reschedule(bookingId, after(5));

  expect([status, body.status, body.startsAt, body.total]).toEqual([
    200,
    'Assigned',
    after(5).toISOString(),
    50_000,
  ]);
  expect(await reservations(bookingId)).toEqual([
    { staff_id: fixture.partners[0].professionals[0].staffId, starts_at: after(5) },
  ]);
  expect(await fixture.row(bookingId)).toMatchObject({ ends_at: after(6), reschedules: 1 });
  expect(await fixture.events('booking.rescheduled')).toMatchObject([
    {
      startsAt: after(5).toISOString(),
      formerStartsAt: fixture.tomorrow.toISOString(),
      feePaise: 0,
      by: 'customer',
    },
  ]);
});

test('the free times leave out the own reservation, and say the charge and how many changes are left', async () => {
  const bookingId = await fixture.assigned();
  const { body } = await options(bookingId, fixture.tomorrow);
  expect(body).toMatchObject({ fee: 0, reason: 'free_early', mustAgree: false, left: 3 });
  const own = required(body.items.find(({ from }) => from === fixture.tomorrow.toISOString()));
  expect(own.available).toBe(true);
  expect(body.items).toHaveLength(48);
});

test('where the professional has another job then, a colleague comes and the customer gets another start code', async () => {
  const [first, colleague] = fixture.partners[0].professionals;
  await fixture.assigned({ startsAt: after(5), chosen: fixture.partners[0] });
  const bookingId = await fixture.assigned();
  expect((await fixture.row(bookingId)).staff_id).toBe(first.staffId);
  const code = await fixture.startCode(bookingId);
  const { body } = await reschedule(bookingId, after(5));

  expect(body.status).toBe('Assigned');
  expect((await fixture.row(bookingId)).staff_id).toBe(colleague.staffId);
  expect(await fixture.startCode(bookingId)).not.toBe(code);
});

test('where the partner has no one free then, another partner is asked', async () => {
  const [own, other] = fixture.partners;
  const bookingId = await fixture.assigned();
  for (const chosen of [own, own]) await fixture.accepted({ startsAt: after(5), chosen });
  const { status, body } = await reschedule(bookingId, after(5));
  expect([status, body.status, body.companyName, body.professionalName]).toEqual([
    200,
    'Need To Forward',
    null,
    null,
  ]);
  await fixture.drain();
  const row = await fixture.row(bookingId);
  expect([row.status, row.organisation_id, row.starts_at]).toEqual([
    'Partner Assigned',
    other.organisationId,
    after(5),
  ]);
  expect(await reservations(bookingId)).toHaveLength(1);
});

test('a partner that the customer chose is kept: a time at which it has no one free is refused', async () => {
  const [own] = fixture.partners;
  const bookingId = await fixture.assigned({ chosen: own });
  for (const chosen of [own, own]) await fixture.accepted({ startsAt: after(5), chosen });
  const shown = await options(bookingId, after(5));
  const taken = required(shown.body.items.find(({ from }) => from === after(5).toISOString()));
  expect(taken.available).toBe(false);

  const unchanged = await fixture.row(bookingId);
  const refused = await reschedule(bookingId, after(5));
  expect([refused.status, refused.body.code]).toEqual([409, 'slot_taken']);
  expect(await fixture.row(bookingId)).toEqual(unchanged);
  expect(await reservations(bookingId)).toEqual([
    { staff_id: own.professionals[0].staffId, starts_at: fixture.tomorrow },
  ]);
});

test('a request that waits for an answer moves with the time, and the partner must look again before it accepts', async () => {
  const bookingId = await fixture.offered();
  const { body } = await reschedule(bookingId, after(3));
  expect([body.status, body.startsAt]).toEqual(['Partner Assigned', after(3).toISOString()]);
  const { body: seen } = await fixture
    .as(fixture.partners[0].owner)
    .ask(getPartnerBooking, { query: { bookingId } });
  expect([seen.startsAt, seen.can.accept]).toEqual([after(3).toISOString(), true]);
});

test('a fourth change is refused, and so are the same time, a time out of range and a time that has come', async () => {
  const bookingId = await fixture.assigned();
  const code = async (at: Date) => (await reschedule(bookingId, at)).body.code;
  expect(await code(fixture.tomorrow)).toBe('reschedule_same_time');
  for (const hours of [1, 2, 3]) expect((await reschedule(bookingId, after(hours))).status).toBe(200);
  const fourth = await reschedule(bookingId, after(4));
  expect([fourth.status, fourth.body.code, fourth.body.message]).toEqual([
    409,
    'reschedule_limit',
    'You can change the time 3 times. Cancel and book again instead.',
  ]);
  const { body } = await fixture.as(fixture.buyer).ask(getCustomerBooking, { query: { bookingId } });
  expect(body.can.reschedule).toBe(false);
});

test('a time in the past or beyond the booking window is refused', async () => {
  const bookingId = await fixture.assigned();
  const seen = { startsAt: fixture.tomorrow.toISOString(), fee: 0, mustAgree: false };
  for (const at of [new Date(fixture.clock.now().getTime() - 48 * hourMs), after(40 * 24)]) {
    const { status, body } = await reschedule(
      bookingId,
      new Date(Math.floor(at.getTime() / hourMs) * hourMs + hourMs / 2),
      fixture.buyer,
      seen,
    );
    expect([status, body.code]).toEqual([409, 'slot_out_of_range']);
  }
  fixture.clock.set(after(0.1));
  const late = await reschedule(bookingId, after(5), fixture.buyer, { fee: 10_000, mustAgree: true });
  expect(late.body.code).toBe('reschedule_too_late');
});

test('a change that has become late since the screen was shown is confirmed anew', async () => {
  const bookingId = await fixture.assigned();
  fixture.clock.set(after(-2));
  const { status, body } = await reschedule(bookingId, after(5), fixture.buyer, { fee: 0, mustAgree: false });
  expect(status).toBe(409);
  expect(body).toMatchObject({
    code: 'confirmation_differs',
    differences: [
      { field: 'fee', seen: 0, now: 10_000 },
      { field: 'mustAgree', seen: false, now: true },
    ],
  });
});

test('a started job keeps its time; other people learn nothing', async () => {
  const bookingId = await fixture.assigned();
  const stranger = await reschedule(bookingId, after(5), fixture.stranger, {
    startsAt: null,
    partnerName: null,
  });
  expect([stranger.status, stranger.body.code]).toEqual([404, 'booking_not_found']);
  expect((await options(bookingId, after(5), fixture.stranger)).status).toBe(404);
  expect((await options(bookingId, after(5), fixture.partners[1].owner)).status).toBe(404);

  const otp = await fixture.startCode(bookingId);
  fixture.clock.set(fixture.tomorrow);
  await fixture.as(fixture.partners[0].professionals[0]).ask(verifyStartCode, { body: { bookingId, otp } });
  const moved = await reschedule(bookingId, after(5), fixture.buyer, { fee: 0, mustAgree: false });
  expect([moved.status, moved.body.code]).toEqual([409, 'booking_moved_on']);
});

test('promise 3, 4: of two bookings that move to the last free time at one instant one gets it; each keeps one reservation', async () => {
  const [own] = fixture.partners;
  await fixture.accepted({ startsAt: after(8), chosen: own });
  for (let round = 0; round < 8; round += 1) {
    const [one, other] = [
      await fixture.assigned({ chosen: own, startsAt: after(24 + round) }),
      await fixture.accepted({ chosen: own, startsAt: after(36 + round) }),
    ];
    const answers = await Promise.all([one, other].map((bookingId) => reschedule(bookingId, after(8))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    for (const [place, bookingId] of [one, other].entries()) {
      const [reserved, ...more] = await reservations(bookingId);
      expect(more).toEqual([]);
      const start = (await fixture.row(bookingId)).starts_at;
      expect(reserved?.['starts_at']).toEqual(start);
      expect(start.getTime() === after(8).getTime()).toBe(answers[place]?.status === 200);
    }
    await fixture.rows(sql`update booking set status = 'Cancelled' where booking_id in (${one}, ${other})`);
    await fixture.rows(sql`delete from professional_reservation where booking_id in (${one}, ${other})`);
  }
});

import {
  type BookingActor,
  bookingLifecycle,
  type BookingStatus,
  type BookingVerb,
} from '@nukkad/contract/market/booking/booking.noun';
import { canMove, mayActor } from '@nukkad/contract/kernel/lifecycle';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeBooking } from '../close-booking.ts';
import { confirmPayment } from '../confirm-payment.ts';
import { expirePayment } from '../expire-payment.ts';
import { settleRefund } from '../settle-refund.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { type BookingFixture, bookingFixture } from '../../../../test/fixtures/booking-fixture.ts';
import { endUnbegunVisit } from '../no-show/report-professional-absent.ts';
import { forwardBooking } from './forward-booking.ts';
import { expireStop } from '../stop/expire-stop.ts';
import { matchPartners } from './match-partners.ts';
import { expirePartnerRequest } from './reject-booking.ts';

/** Promise 6: every cell of the table that is not there is refused, by state and by actor, and changes nothing. */
let fixture: BookingFixture;
let bookingId: string;
beforeAll(async () => {
  fixture = await bookingFixture();
  bookingId = await fixture.assigned();
});
afterAll(() => fixture.close());

const nothing = '01a1fa5b-7e7d-7109-96ee-9ac20b3e4e3e';
function answerOfStop(answer: string) {
  return { stopId: nothing, answer, words: 'No', seen: { agreed: 0, bill: 0, refund: 0, due: 0 } };
}
const calls: Partial<Record<BookingVerb, readonly [method: string, path: string, body: object]>> = {
  cancel: ['PATCH', 'service/booking/customer/cancel', { reason: 'other' }],
  answerAddition: ['PATCH', 'service/booking/qoute/approval', { additionId: nothing, approve: true }],
  accept: ['PATCH', 'service/booking/partner/acceptReject', { action: 'accept' }],
  refuse: ['PATCH', 'service/booking/partner/acceptReject', { action: 'reject' }],
  assign: ['PATCH', 'service/booking/partner/assign_pro', { staffId: nothing }],
  start: ['POST', 'service/booking/partner/verifiyOTP', { otp: '000000' }],
  askAddition: [
    'POST',
    'service/booking/partner/add_additiona_service',
    { serviceId: 'test-fan-fitting', quantity: 1, seen: { ownPrice: 10_000 } },
  ],
  giveBack: [
    'PATCH',
    'service/booking/partner/cancel',
    { reason: 'other', seen: { startsAt: null, locality: null, penalty: 0 } },
  ],
  customerAbsent: [
    'PATCH',
    'service/booking/partner/customerAbsent',
    { photoId: nothing, seen: { startsAt: null, fee: 0 } },
  ],
  professionalAbsent: [
    'PATCH',
    'service/booking/customer/professionalAbsent',
    { seen: { startsAt: null, partnerName: null, credit: 0 } },
  ],
  complete: ['POST', 'service/booking/partner/completed', {}],
  reschedule: [
    'PATCH',
    'service/booking/reschedule',
    {
      day: '2026-11-30',
      slotId: 1120,
      seen: { startsAt: null, partnerName: null, fee: 0, mustAgree: false },
    },
  ],
  askStop: [
    'POST',
    'service/booking/stop',
    {
      reason: 'cannot_finish',
      done: [],
      seen: { agreed: 0, bill: 0, refund: 0, due: 0, mustAgree: true },
    },
  ],
  stopEarly: ['PATCH', 'service/booking/stop/answer', answerOfStop('agree')],
  stopDisputed: ['PATCH', 'service/booking/stop/answer', answerOfStop('contest')],
  withdrawStop: ['PATCH', 'service/booking/stop/answer', answerOfStop('withdraw')],
  agreeTime: [
    'PATCH',
    'service/booking/reschedule/answer',
    { proposalId: nothing, answer: 'agree', seen: { startsAt: null, newStartsAt: null, fee: 0 } },
  ],
  declineTime: [
    'PATCH',
    'service/booking/reschedule/answer',
    { proposalId: nothing, answer: 'decline', seen: { startsAt: null, newStartsAt: null, fee: 0 } },
  ],
};

/** One call changes the time for the buyer and asks for it for the partner. */
const verbOf = (verb: BookingVerb, { actors }: Caller): BookingVerb =>
  verb === 'reschedule' && !actors.includes('Buyer') ? 'proposeTime' : verb;

interface Caller {
  readonly name: string;
  readonly viewer: Viewer | null;
  readonly actors: readonly BookingActor[];
}

/** Every actor who might try, and the capacities that the lifecycle gives them. */
function callers(): Caller[] {
  const [own, other] = fixture.partners;
  return [
    { name: 'a signed-out caller', viewer: null, actors: [] },
    { name: 'its buyer', viewer: fixture.buyer, actors: ['Buyer'] },
    { name: 'another buyer', viewer: fixture.stranger, actors: [] },
    { name: 'its owner', viewer: own.owner, actors: ['Service Partner'] },
    { name: 'its desk', viewer: own.desk, actors: ['subUser'] },
    { name: 'its professional', viewer: own.professionals[0], actors: ['Professional'] },
    { name: 'a colleague', viewer: own.professionals[1], actors: [] },
    { name: 'another owner', viewer: other.owner, actors: [] },
    { name: 'another desk', viewer: other.desk, actors: [] },
  ];
}

const put = (status: BookingStatus) =>
  fixture.rows(
    sql`update booking set status = ${status}, accept_before = ${new Date(fixture.clock.now().getTime() + 60_000)} where booking_id = ${bookingId}`,
  );

/** What a cell that is not in the table answers. */
function expected(verb: BookingVerb, status: BookingStatus, { actors }: Caller): readonly number[] {
  const fits = actors.filter((actor) => mayActor(bookingLifecycle, verb, actor));
  if (fits.length === 0) return [401, 403, 404];
  return canMove(bookingLifecycle, verb, status) ? [] : [409];
}

test.each(Object.keys(calls) as BookingVerb[])(
  '%s: refused in every other state and for every other actor',
  async (verb) => {
    const [method, path, body] = calls[verb] ?? ['', '', {}];
    let cells = 0;
    for (const status of bookingLifecycle.states) {
      await put(status);
      const before = await fixture.row(bookingId);
      for (const caller of callers()) {
        const refusals = expected(verbOf(verb, caller), status, caller);
        if (refusals.length === 0) continue;
        const client = fixture.as(caller.viewer);
        const answer =
          method === 'PATCH'
            ? await client.patch(path, { bookingId, ...body })
            : await client.post(path, { bookingId, ...body });
        expect({
          status,
          caller: caller.name,
          fits: refusals.includes(answer.status),
          answer: answer.status,
        }).toMatchObject({ fits: true });
        if (answer.status === 409) expect(answer.body.present).toBe(status);
        cells += 1;
      }
      expect(await fixture.row(bookingId)).toEqual(before);
    }
    expect(cells).toBeGreaterThan(100);
  },
);

test('the system makes its moves from their own states only', async () => {
  const parts = { platform: fixture.platform, interfaces: null as never, asked: null as never };
  const moves: Partial<Record<BookingVerb, () => Promise<void>>> = {
    paymentCaptured: () => confirmPayment(parts, bookingId),
    paymentLapsed: () => expirePayment(parts, bookingId),
    matchPartners: () => matchPartners(parts, bookingId),
    forward: () => forwardBooking(parts, bookingId),
    refuse: () => expirePartnerRequest(parts, bookingId, nothing),
    professionalAbsent: () => endUnbegunVisit(parts, bookingId),
    stopEarly: () => expireStop(parts, bookingId, nothing),
    close: () => closeBooking(parts, bookingId),
    refundSettled: () => settleRefund(parts, bookingId),
  };
  for (const [verb, run] of Object.entries(moves)) {
    for (const status of bookingLifecycle.states.filter(
      (state) => !canMove(bookingLifecycle, verb as BookingVerb, state),
    )) {
      await put(status);
      const before = await fixture.row(bookingId);
      await run();
      expect({ verb, status, row: await fixture.row(bookingId) }).toEqual({ verb, status, row: before });
    }
  }
});

test('everything that was refused left no mark on the timeline', async () => {
  const statuses = await fixture.rows(
    sql`select status from booking_event where booking_id = ${bookingId} order by version`,
  );
  expect(statuses.map(({ status }) => status)).toEqual([
    'Booked',
    'Partner Matched',
    'Partner Assigned',
    'Accepted',
    'Assigned',
  ]);
});

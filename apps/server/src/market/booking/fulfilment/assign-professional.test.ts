import {
  assignProfessional,
  getPartnerBooking,
  listFreeProfessionals,
} from '@nukkad/contract/market/fulfilment/fulfilment.api';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { liveMessages } from '../../../platform/outbox/live-messages.ts';
import { type BookingFixture, bookingFixture } from '../../../../test/fixtures/booking-fixture.ts';
import { required } from '../../../../test/harness/required.ts';

let fixture: BookingFixture;
beforeEach(async () => {
  fixture = await bookingFixture();
});
afterEach(() => fixture.close());

const assign = (bookingId: string, staffId: string | null, viewer = fixture.partners[0].owner) =>
  fixture.as(viewer).ask(assignProfessional, { body: { bookingId, staffId: required(staffId) } });

test('a person of the partner gets it, the reservation goes along, and the buyer gets the start code', async () => {
  const bookingId = await fixture.accepted();
  const [, second] = fixture.partners[0].professionals;
  const { body } = await assign(bookingId, second.staffId);
  await fixture.drain();

  expect([body.status, body.professional?.name]).toEqual(['Assigned', 'Asha Electricals Joseph']);
  expect(await fixture.rows(sql`select staff_id from professional_reservation`)).toEqual([
    { staff_id: second.staffId },
  ]);
  const { template, variables } = fixture.sms.findLast((one) => one.template === 'start_code') ?? {};
  expect([template, variables?.['code']]).toEqual(['start_code', await fixture.startCode(bookingId)]);
  expect(JSON.stringify(await fixture.events('booking.assigned'))).not.toContain(variables?.['code']);
});

test('another person: both are told, and the old start code is worth nothing', async () => {
  const bookingId = await fixture.assigned();
  const old = await fixture.startCode(bookingId);
  const [first, second] = fixture.partners[0].professionals;
  await assign(bookingId, second.staffId, fixture.partners[0].desk);

  expect(await fixture.startCode(bookingId)).not.toBe(old);
  const payload = (await fixture.events('booking.assigned')).at(-1);
  const [message] = liveMessages({
    eventId: '',
    name: 'booking.assigned',
    version: 1,
    payload,
    createdAt: new Date(),
  });
  expect(message?.rooms).toEqual([
    `user:${fixture.buyer.userId}`,
    `organisation:${fixture.partners[0].organisationId}`,
    `staff:${second.staffId}`,
    `staff:${first.staffId}`,
  ]);
  expect(message?.data).toEqual({ bookingId, version: (await fixture.row(bookingId)).version });
  expect((await fixture.as(first).ask(getPartnerBooking, { query: { bookingId } })).status).toBe(404);
  expect((await fixture.as(second).ask(getPartnerBooking, { query: { bookingId } })).status).toBe(200);
});

test('a professional who is busy, on leave or of another partner is refused', async () => {
  const [first, second] = fixture.partners[0].professionals;
  await fixture.assigned();
  const bookingId = await fixture.accepted();
  const busy = await assign(bookingId, first.staffId);
  expect([busy.status, busy.body.code, busy.body.present]).toEqual([409, 'professional_busy', 'busy']);
  const foreign = await assign(bookingId, fixture.partners[1].professionals[0].staffId);
  expect([foreign.status, foreign.body.code]).toEqual([404, 'professional_not_found']);
  const who = await fixture.as(fixture.partners[0].desk).ask(listFreeProfessionals, { query: { bookingId } });
  expect(who.body.items).toMatchObject([
    { staffId: second.staffId, free: true, reason: null, assigned: false },
    { staffId: first.staffId, free: false, reason: 'busy', assigned: false },
  ]);
});

test('promise 1: two bookings of one time given to one person at one instant: one gets it', async () => {
  const [first] = fixture.partners[0].professionals;
  const ids = [await fixture.accepted(), await fixture.accepted()];
  const answers = await Promise.all(ids.map((bookingId) => assign(bookingId, first.staffId)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('before it was accepted no professional can be assigned', async () => {
  const bookingId = await fixture.offered();
  const { status, body } = await assign(bookingId, fixture.partners[0].professionals[0].staffId);
  expect([status, body.code, body.present]).toEqual([409, 'booking_moved_on', 'Partner Assigned']);
});

test('each move is on the timeline once and in the audit log once', async () => {
  const bookingId = await fixture.assigned();
  const events = await fixture.rows(
    sql`select 'booking.' || verb as act from booking_event where booking_id = ${bookingId} order by version`,
  );
  const audits = await fixture.rows(
    sql`select action as act from audit_log where subject_id = ${bookingId} order by (detail->>'version')::int`,
  );
  expect(events).toHaveLength(5);
  expect(audits).toEqual(events);
});

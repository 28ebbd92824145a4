import { acceptOrReject } from '@nukkad/contract/market/fulfilment/fulfilment.api';
import * as desk from '@nukkad/contract/market/desk/desk.api';
import { seenOfDeskCancel, seenOfDeskTime, seenOfReassign } from '@nukkad/contract/market/desk/desk.api';
import * as moves from '@nukkad/contract/market/desk/desk-moves.api';
import { istDay } from '@nukkad/contract/kernel/time';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { anAdminOf } from '../../../../test/harness/an-admin-of.ts';
import { type BookingFixture, bookingFixture } from '../../../../test/fixtures/booking-fixture.ts';
import type { Answer } from '../../../../test/harness/test-client.ts';
import type { Viewer } from '../../../platform/viewer.ts';

const why = 'The partner called: no one can come.';
let fixture: BookingFixture;
let nisha: Viewer;
beforeEach(async () => {
  fixture = await bookingFixture();
  nisha = await anAdminOf(fixture.platform.db);
});
afterEach(() => fixture.close());

const story = async (bookingId: string) =>
  (await fixture.as(nisha).ask(desk.getDeskBooking, { params: { bookingId } })).body;

async function reassign(bookingId: string, partner: 0 | 1 | 2, viewer = nisha): Promise<Answer> {
  const seen = seenOfReassign(await story(bookingId));
  const { organisationId } = fixture.partners[partner];
  return fixture
    .as(viewer)
    .ask(moves.reassignBooking, { params: { bookingId }, body: { organisationId, why, seen } });
}

async function cancel(bookingId: string, waive: boolean): Promise<Answer> {
  const params = { bookingId };
  const terms = (await fixture.as(nisha).ask(moves.getDeskCancellation, { params })).body;
  const shown = waive ? { fee: 0, refund: terms.refundWaived } : terms;
  const seen = seenOfDeskCancel(await story(bookingId), shown);
  const body = { reason: 'changed_plan' as const, waive, why, seen };
  return fixture.as(nisha).ask(moves.cancelAtDesk, { params, body });
}

async function reschedule(bookingId: string, slotId: number, waive: boolean): Promise<Answer> {
  const params = { bookingId };
  const day = istDay(fixture.tomorrow);
  const { fee } = (await fixture.as(nisha).ask(moves.listDeskTimes, { params, query: { day } })).body;
  const seen = seenOfDeskTime(await story(bookingId), { fee: waive ? 0 : fee });
  return fixture.as(nisha).ask(moves.rescheduleAtDesk, { params, body: { day, slotId, waive, why, seen } });
}

const twoHoursBefore = () => fixture.clock.set(new Date(fixture.tomorrow.getTime() - 2 * 3_600_000));
const holder = (bookingId: string) =>
  fixture.rows(
    sql`select s.organisation_id from professional_reservation r join staff_member s using (staff_id) where r.booking_id = ${bookingId}`,
  );

test('the candidates are those who do this work here, the free ones first, with why the others cannot', async () => {
  const bookingId = await fixture.assigned();
  const { items } = (await fixture.as(nisha).ask(moves.listCandidates, { params: { bookingId } })).body;
  const [one, two, three] = fixture.partners;
  expect(items).toMatchObject([
    { organisationId: two.organisationId, standing: 'free', free: 2 },
    { organisationId: three.organisationId, standing: 'free', free: 2 },
    { organisationId: one.organisationId, standing: 'has_it' },
  ]);
});

test('an assigned booking is given to another partner in one step: both sides hear it, its time moves along', async () => {
  const bookingId = await fixture.assigned();
  const { status, body } = await reassign(bookingId, 1);
  expect([status, body.status, body.organisationId]).toEqual([
    200,
    'Partner Assigned',
    fixture.partners[1].organisationId,
  ]);
  expect(body.timeline.slice(-3)).toMatchObject([
    { verb: 'takeBack', actorKind: 'Admin', actorId: nisha.userId },
    { verb: 'forward', actorKind: 'Admin' },
    { verb: 'offerToPartner', actorKind: 'Admin' },
  ]);
  expect(await holder(bookingId)).toEqual([{ organisation_id: fixture.partners[1].organisationId }]);
  expect(await fixture.events('booking.taken_back')).toMatchObject([
    {
      bookingId,
      formerOrganisationId: fixture.partners[0].organisationId,
      formerStaffId: fixture.partners[0].professionals[0].staffId,
    },
  ]);
  const logged = await fixture.rows(
    sql`select action, detail->>'why' as why from audit_log where actor_id = ${nisha.userId} order by at, audit_id`,
  );
  expect(new Set(logged.map(({ why: said }) => said))).toEqual(new Set([why]));
  await fixture.drain();
  const answer = { bookingId, action: 'accept' as const };
  const accepted = await fixture.as(fixture.partners[1].owner).ask(acceptOrReject, { body: answer });
  expect(accepted.status).toBe(200);
});

test('an open offer is withdrawn and its partner can no longer accept', async () => {
  const bookingId = await fixture.offered();
  expect((await reassign(bookingId, 2)).status).toBe(200);
  const refused = await fixture
    .as(fixture.partners[0].owner)
    .ask(acceptOrReject, { body: { bookingId, action: 'accept' } });
  expect([404, 409]).toContain(refused.status);
  expect(
    await fixture.rows(sql`select answer from booking_offer where booking_id = ${bookingId} order by round`),
  ).toEqual([{ answer: 'withdrawn' }, { answer: 'open' }]);
});

test('a partner without free time, the present one, and a visit whose time has come are refused, and nothing moves', async () => {
  const bookingId = await fixture.assigned();
  expect((await reassign(bookingId, 0)).body.code).toBe('partner_has_it');
  const [, busy] = fixture.partners;
  await sql`update staff_member set is_professional = false where organisation_id = ${busy.organisationId}`.execute(
    fixture.platform.db,
  );
  expect((await reassign(bookingId, 1)).body.code).toBe('partner_not_free');
  const row = await fixture.row(bookingId);
  expect([row.status, row.organisation_id]).toEqual(['Assigned', fixture.partners[0].organisationId]);
  expect(await holder(bookingId)).toEqual([{ organisation_id: fixture.partners[0].organisationId }]);
  fixture.clock.set(fixture.tomorrow);
  expect((await reassign(bookingId, 2)).body.code).toBe('visit_time_come');
});

test('what the Admin saw counts: a partner who accepted meanwhile is shown first', async () => {
  const bookingId = await fixture.offered();
  const seen = seenOfReassign(await story(bookingId));
  await fixture.as(fixture.partners[0].owner).ask(acceptOrReject, { body: { bookingId, action: 'accept' } });
  const { organisationId } = fixture.partners[1];
  const { status, body } = await fixture
    .as(nisha)
    .ask(moves.reassignBooking, { params: { bookingId }, body: { organisationId, why, seen } });
  expect([status, body.code, body.differences?.[0]?.field]).toEqual([
    409,
    'confirmation_differs',
    'bookingStatus',
  ]);
});

test('an Admin reassigns while the partner accepts: one of them wins, and one partner has it', async () => {
  const rounds = Number(process.env['RACES'] ?? 4);
  for (let round = 0; round < rounds; round += 1) {
    const bookingId = await fixture.offered({
      startsAt: new Date(fixture.tomorrow.getTime() + round * 4 * 3_600_000),
    });
    const seen = seenOfReassign(await story(bookingId));
    const [one, two] = fixture.partners;
    const body = { organisationId: two.organisationId, why, seen };
    const [accepted, moved] = await Promise.all([
      fixture.as(one.owner).ask(acceptOrReject, { body: { bookingId, action: 'accept' } }),
      fixture.as(nisha).ask(moves.reassignBooking, { params: { bookingId }, body }),
    ]);
    expect([accepted.status === 200, moved.status === 200].filter(Boolean)).toHaveLength(1);
    const row = await fixture.row(bookingId);
    const expected = moved.status === 200 ? two : one;
    expect([row.organisation_id, await holder(bookingId)]).toEqual([
      expected.organisationId,
      [{ organisation_id: expected.organisationId }],
    ]);
  }
});

test('cancelling for a customer charges what the customer would pay; waived, it charges nothing and the log says how much', async () => {
  const [charged, waived] = [
    await fixture.assigned(),
    await fixture.assigned({ startsAt: fixture.tomorrow, chosen: fixture.partners[1] }),
  ];
  twoHoursBefore();
  expect((await cancel(charged, false)).body).toMatchObject({
    status: 'Cancelled',
    money: { charge: { amount: 10_000, carried: 10_000 } },
  });
  expect((await cancel(waived, true)).body).toMatchObject({
    status: 'Cancelled',
    money: { charge: null },
  });
  expect(
    await fixture.rows(
      sql`select detail->'waivedPaise' as waived, detail->>'why' as why from audit_log where action = 'booking.cancel' and subject_id = ${waived}`,
    ),
  ).toEqual([{ waived: 10_000, why }]);
  expect(await fixture.rows(sql`select amount_paise from cancellation_charge`)).toEqual([
    { amount_paise: 10_000 },
  ]);
});

test('changing a time for a customer is done at once, late too; the charge is carried unless it is waived', async () => {
  const bookingId = await fixture.assigned();
  twoHoursBefore();
  const { status, body } = await reschedule(bookingId, 1130, false);
  expect([status, body.status, body.startsAt, body.reschedules]).toEqual([
    200,
    'Assigned',
    new Date(fixture.tomorrow.getTime() + 5 * 3_600_000).toISOString(),
    1,
  ]);
  expect(await fixture.events('booking.rescheduled')).toMatchObject([{ by: 'support', feePaise: 10_000 }]);
  const again = await reschedule(bookingId, 1132, true);
  expect([again.status, again.body.reschedules]).toEqual([200, 1]);
  expect(await fixture.rows(sql`select amount_paise from cancellation_charge`)).toEqual([
    { amount_paise: 10_000 },
  ]);
});

test('no move is made on a booking that is under way or over, nor by anyone but an Admin', async () => {
  const bookingId = await fixture.started();
  const told = await story(bookingId);
  expect(told.can).toEqual({
    reassign: false,
    reschedule: false,
    cancel: false,
    refund: false,
    decideRefund: false,
  });
  const params = { bookingId };
  expect((await fixture.as(nisha).ask(moves.getDeskCancellation, { params })).status).toBe(409);
  for (const viewer of [fixture.buyer, fixture.partners[0].owner, null]) {
    const client = fixture.as(viewer);
    expect([401, 403]).toContain((await client.ask(moves.listCandidates, { params })).status);
    expect([401, 403]).toContain((await client.ask(moves.getDeskCancellation, { params })).status);
    const seen = seenOfReassign(told);
    const { organisationId } = fixture.partners[1];
    const body = { organisationId, why, seen };
    expect([401, 403]).toContain((await client.ask(moves.reassignBooking, { params, body })).status);
  }
});

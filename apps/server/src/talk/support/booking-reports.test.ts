import { listBookingReports, reportBooking } from '@nukkad/contract/talk/support/booking-report.api';
import {
  answerIncident,
  listOfficeIncidents,
  seenOfIncident,
} from '@nukkad/contract/talk/support/incident.api';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type BookingFixture, bookingFixture } from '../../../test/fixtures/booking-fixture.ts';
import { aGround } from '../../../test/harness/ground.ts';
import { aSupportDomain } from '../../../test/fixtures/support-domain.ts';
import { aViewer } from '../../../test/harness/mounted.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { defaultSupportRules, supportLimits } from './support.rules.ts';

let app: BookingFixture;
beforeAll(async () => {
  app = await bookingFixture((platform, booking) => [
    aSupportDomain(platform, aGround(platform), booking).support,
  ]);
});
beforeEach(async () => {
  await sql`delete from incident_file`.execute(app.platform.db);
  await sql`delete from incident_answer`.execute(app.platform.db);
  await sql`delete from incident`.execute(app.platform.db);
});
afterAll(() => app.close());

let days = 0;
/** The professionals have one job a day here. */
const onItsOwnDay = () => ({ startsAt: new Date(app.tomorrow.getTime() + (days += 1) * 86_400_000) });

const report = (viewer: Viewer, bookingId: string, problem: string, key = randomUUID()) =>
  app.as(viewer).askLoosely(reportBooking, {
    body: { bookingId, problem, message: 'He never rang the bell.' },
    headers: { 'idempotency-key': key },
  });
const reportsOf = async (viewer: Viewer, bookingId: string) =>
  (await app.as(viewer).ask(listBookingReports, { query: { bookingId } })).body;
const office = () => app.as(aViewer({ role: 'Admin' }));

test('a report is tied to its booking, says until when support answers, and is seen in the office beside the booking', async () => {
  const bookingId = await app.assigned(onItsOwnDay());
  const { choices } = await reportsOf(app.buyer, bookingId);
  expect(choices).toEqual(['no_show', 'time', 'payment', 'safety', 'other']);
  const { status, body } = await report(app.buyer, bookingId, 'no_show');
  expect([status, body.status, body.problem]).toEqual([201, 'Open', 'no_show']);
  const promised = (Date.parse(body.answerBy) - Date.parse(body.createdAt)) / 3_600_000;
  expect(promised).toBe(defaultSupportRules.urgentAnswerHours);
  expect((await reportsOf(app.buyer, bookingId)).reports).toEqual([body]);
  const { items } = (await office().ask(listOfficeIncidents, { query: {} })).body;
  const { booking_number: bookingNumber } = await app.row(bookingId);
  expect(items).toMatchObject([
    {
      incidentNumber: body.incidentNumber,
      topic: 'complaint',
      problem: 'no_show',
      bookingNumber,
      booking: { bookingId, status: 'Assigned', side: 'customer', buyerId: app.buyer.userId },
    },
  ]);
});

test('the back office reads the reports of one partner’s bookings, from either side, and of no other', async () => {
  const bookingId = await app.assigned(onItsOwnDay());
  const ours = (await app.row(bookingId)).organisation_id;
  const sent = [
    await report(app.buyer, bookingId, 'no_show'),
    await report(app.partners[0].owner, bookingId, 'safety'),
  ];
  const numbersOf = async (organisationId: string) => {
    const query = { organisationId, limit: 100 };
    const { items } = (await office().ask(listOfficeIncidents, { query })).body;
    return items.map(({ incidentNumber }) => incidentNumber);
  };
  expect(sent.map(({ status }) => status)).toEqual([201, 201]);
  expect(await numbersOf(ours)).toEqual(expect.arrayContaining(sent.map(({ body }) => body.incidentNumber)));
  expect(await numbersOf(randomUUID())).toEqual([]);
});

test('what support answers is read on the booking', async () => {
  const bookingId = await app.assigned(onItsOwnDay());
  const { body } = await report(app.buyer, bookingId, 'other');
  const answered = await app.as(await anAdmin()).ask(answerIncident, {
    params: { incidentId: body.incidentId },
    body: { message: 'Ramesh comes at 4 PM.', seen: seenOfIncident(body) },
  });
  expect(answered.body.booking).toMatchObject({ bookingId });
  const [read] = (await reportsOf(app.buyer, bookingId)).reports;
  expect([read?.status, read?.answers.map(({ message }: { message: string }) => message)]).toEqual([
    'Inprogress',
    ['Ramesh comes at 4 PM.'],
  ]);
});

test('finished and cancelled bookings have their own choices, and a problem that does not fit is refused', async () => {
  const bookingId = await app.offered(onItsOwnDay());
  expect((await reportsOf(app.buyer, bookingId)).choices).not.toContain('invoice');
  expect(await report(app.buyer, bookingId, 'invoice')).toMatchObject({
    status: 409,
    body: { code: 'problem_not_now' },
  });
  await sql`update booking set status = 'Cancelled', ended_at = ${app.clock.now()} where booking_id = ${bookingId}`.execute(
    app.platform.db,
  );
  expect((await reportsOf(app.buyer, bookingId)).choices).toContain('refund');
  expect((await report(app.buyer, bookingId, 'refund')).status).toBe(201);
});

test('promise 42: each side sees its own reports of a booking, and others do not learn that the booking exists', async () => {
  const bookingId = await app.assigned(onItsOwnDay());
  const [partner, other] = app.partners;
  await report(app.buyer, bookingId, 'no_show');
  expect((await report(partner.owner, bookingId, 'customer_absent')).status).toBe(201);
  const problems = async (viewer: Viewer) =>
    (await reportsOf(viewer, bookingId)).reports?.map(({ problem }: { problem: string }) => problem);
  expect(await problems(app.buyer)).toEqual(['no_show']);
  expect(await problems(partner.owner)).toEqual(['customer_absent']);
  for (const viewer of [other.owner, app.stranger]) {
    expect((await app.as(viewer).ask(listBookingReports, { query: { bookingId } })).status).toBe(404);
    expect((await report(viewer, bookingId, 'other')).status).toBe(404);
  }
});

test('the same key twice, also at once, makes one report, and again after the booking has moved on', async () => {
  const bookingId = await app.assigned(onItsOwnDay());
  const key = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => report(app.buyer, bookingId, 'no_show', key)),
  );
  expect(answers.some(({ status }) => status === 201)).toBe(true);
  expect((await reportsOf(app.buyer, bookingId)).reports).toHaveLength(1);
  await sql`update booking set status = 'Inprogress' where booking_id = ${bookingId}`.execute(
    app.platform.db,
  );
  expect((await report(app.buyer, bookingId, 'no_show', key)).status).toBe(201);
  expect((await reportsOf(app.buyer, bookingId)).reports).toHaveLength(1);
});

test('reports and messages count together: twenty at once make no more than the limit of a day', async () => {
  const bookingId = await app.assigned(onItsOwnDay());
  const answers = await Promise.all(Array.from({ length: 20 }, () => report(app.buyer, bookingId, 'other')));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(supportLimits.perDay);
  expect(new Set(answers.filter(({ status }) => status !== 201).map(({ body }) => body.code))).toEqual(
    new Set(['too_many_incidents']),
  );
});

/** An account that may answer. */
async function anAdmin(): Promise<Viewer> {
  const viewer = aViewer({ role: 'Admin' });
  const at = app.clock.now();
  await sql`insert into user_account (user_id, email, email_verified_at, full_name, status, created_at, updated_at)
    values (${viewer.userId}, ${`${viewer.userId}@office.in`}, ${at}, 'Meera Joshi', 'Active', ${at}, ${at})`.execute(
    app.platform.db,
  );
  return viewer;
}

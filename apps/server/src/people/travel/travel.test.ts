import * as api from '@nukkad/contract/people/travel/travel.api';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { aUser } from '../../../test/fixtures/a-partner.ts';
import { type ExpenseFixture, expenseFixture } from '../../../test/fixtures/expense-fixture.ts';
import type { Colleague } from '../../../test/fixtures/payroll-fixture.ts';
import { required } from '../../../test/harness/required.ts';
import { key } from '../../../test/harness/tenant.ts';
import { newId } from '../../platform/id.ts';

const opened: ExpenseFixture[] = [];
let fixture: ExpenseFixture;
beforeEach(async () => {
  fixture = await expenseFixture();
  opened.push(fixture);
});
afterAll(() => Promise.all(opened.map(({ app }) => app.close())));

type Request = { readonly requestId: string; readonly version: number };

const leg = (from: string, to: string, departsAt: string, arrivesAt: string) => ({
  from,
  to,
  mode: 'train' as const,
  departsAt: `2026-12-${departsAt}:00.000Z`,
  arrivesAt: `2026-12-${arrivesAt}:00.000Z`,
});
const toMysuru = [
  leg('Bengaluru', 'Mysuru', '02T04:00', '02T07:00'),
  leg('Mysuru', 'Bengaluru', '04T10:00', '04T13:00'),
];
const plan = (who: Colleague, more: object = {}) =>
  fixture.app.as(who.viewer).askLoosely(api.addTrip, {
    body: { purpose: 'Pump of the Mysuru site', legs: toMysuru, estimate: 2_00_000, ...more },
    headers: key(),
  });
const review = (
  who: typeof fixture.owner,
  { requestId, version }: Request,
  decision: 'approved' | 'rejected' = 'approved',
) =>
  fixture.app.as(who).askLoosely(api.reviewTrip, {
    body: { requestId, version, decision, ...(decision === 'rejected' && { reason: 'Not in this month.' }) },
  });
const read = async (who: typeof fixture.owner, requestId: string) =>
  fixture.app.as(who).askLoosely(api.getTrip, { params: { requestId } });
const allowance = (perDiem: number, version = 0, who = fixture.owner) =>
  fixture.app.as(who).askLoosely(api.saveTravelSetting, { body: { perDiem, version } });
const withdraw = (who: typeof fixture.owner, { requestId, version }: Request) =>
  fixture.app.as(who).askLoosely(api.withdrawTrip, { query: { requestId, version: String(version) } });
const codeOf = async (answer: Promise<{ body: { code?: string | undefined } }>) => (await answer).body.code;

test('a trip is planned with its legs, and its allowance is the days times the rate of that moment', async () => {
  const { ravi, owner } = fixture;
  expect((await allowance(50_000)).body).toMatchObject({
    perDiem: 50_000,
    version: 1,
    can: { change: true },
  });
  expect(await codeOf(allowance(60_000))).toBe('travel_setting_changed');
  expect((await allowance(60_000, 1, ravi.viewer)).status).toBe(403);
  const { status, body } = await plan(ravi, { advanceAsked: 1_00_000 });
  expect([status, body.status, body.title, body.amount]).toEqual([
    201,
    'pending',
    'Bengaluru – Mysuru – Bengaluru',
    1_50_000,
  ]);
  await allowance(70_000, 1);
  const seen = (await read(owner, body.requestId)).body;
  expect(seen).toMatchObject({
    days: 3,
    perDiem: 50_000,
    estimate: 2_00_000,
    advanceAsked: 1_00_000,
    isOwn: false,
    legs: toMysuru,
    can: { pay: false, addExpense: false },
  });
  const approved = (await review(owner, body)).body;
  expect([approved.status, approved.amount]).toEqual(['approved', 1_50_000]);
  await expect(
    sql`update approval_request set amount_paise = 160000 where request_id = ${body.requestId}`.execute(
      fixture.db,
    ),
  ).rejects.toThrow('frozen');
});

test('legs out of order, trips at the same time and bookings of others are refused with a sentence', async () => {
  const { ravi, sita, owner } = fixture;
  expect(await codeOf(plan(ravi, { legs: toMysuru.toReversed() }))).toBe('trip_leg_order');
  expect((await plan(ravi, { legs: [] })).status).toBe(400);
  expect((await plan(ravi, { purpose: ' ' })).status).toBe(400);
  expect(await codeOf(plan(ravi, { bookingIds: [crypto.randomUUID()] }))).toBe('trip_booking_unknown');
  expect((await plan({ ...ravi, viewer: owner })).status).toBe(403);
  const answers = await Promise.all([plan(ravi), plan(ravi), plan(ravi)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('trip_overlaps');
  expect((await plan(sita)).status).toBe(201);
  const mine = required(answers.find(({ status }) => status === 201)?.body);
  expect((await review(owner, mine, 'rejected')).body.status).toBe('rejected');
  expect((await plan(ravi)).status).toBe(201);
});

/** A visit of this professional on a day of December, at noon. */
async function aVisit({ staffId }: Colleague, on: string, status = 'Assigned'): Promise<string> {
  const [bookingId, buyerId] = [newId(), await aUser(fixture.db, 'Asha Rao')];
  await sql`insert into booking (booking_id, booking_number, buyer_id, organisation_id, staff_id, city_code, category_id, status,
      version, starts_at, ends_at, price, total_paise, payment_mode, payment_status, contact_name, formatted_address, locality,
      pincode, state_code, latitude, longitude, created_at)
    select ${bookingId}, ${`B${bookingId.slice(-5)}-VISIT`.toUpperCase()}, ${buyerId}, o.organisation_id, ${staffId}, p.city_code,
      (select category_id from category limit 1), ${status}, 1, ${`2026-12-${on}T06:30:00.000Z`}, ${`2026-12-${on}T07:30:00.000Z`},
      '{}', 45000, 'cash', 'due', 'Asha Rao', '12, 4th Cross', 'Indiranagar', o.pincode, '29', o.latitude, o.longitude, now()
    from organisation o join pincode p on p.pincode = o.pincode where o.organisation_id = ${fixture.organisationId}`.execute(
    fixture.db,
  );
  return bookingId;
}

test('one’s own bookings of the days of a trip are offered and kept with it, by time; those of others and of other days are not', async () => {
  const { ravi, sita, owner, app } = fixture;
  const late = await aVisit(ravi, '03');
  const first = await aVisit(ravi, '02');
  await aVisit(ravi, '05');
  await aVisit(ravi, '02', 'Cancelled');
  await aVisit(sita, '02');
  const offered = (who: typeof owner, query: object) =>
    app.as(who).askLoosely(api.listTripBookings, { query });
  const days = { fromDay: '2026-12-02', toDay: '2026-12-04' };
  const { items } = (await offered(ravi.viewer, days)).body;
  expect(items.map(({ bookingId }: { bookingId: string }) => bookingId)).toEqual([first, late]);
  expect((await offered(owner, days)).status).toBe(403);
  expect((await offered(ravi.viewer, { fromDay: '2026-12-04', toDay: '2026-12-02' })).body.code).toBe(
    'trip_leg_order',
  );
  expect((await offered(ravi.viewer, { fromDay: '2026-12-02', toDay: '2027-06-02' })).body.code).toBe(
    'trip_too_long',
  );
  expect((await offered(ravi.viewer, { fromDay: 'soon', toDay: '2026-12-02' })).status).toBe(400);
  const { body } = await plan(ravi, { bookingIds: [late, first] });
  const seenBy = async (who: typeof owner) => (await read(who, body.requestId)).body.bookings;
  expect(await seenBy(ravi.viewer)).toMatchObject([
    { bookingId: first, canOpen: true },
    { bookingId: late, canOpen: true },
  ]);
  expect(await seenBy(owner)).toMatchObject([{ canOpen: true }, { canOpen: true }]);
});

test('a trip is changed until a reviewer acts, withdrawn, and cancelled only before it begins', async () => {
  const { ravi, owner, sita, app, answerCancel } = fixture;
  const { body } = await plan(ravi);
  const edit = (who: Colleague, request: Request) =>
    app.as(who.viewer).askLoosely(api.editTrip, {
      body: {
        requestId: request.requestId,
        version: request.version,
        purpose: 'Only there',
        legs: toMysuru.slice(0, 1),
      },
    });
  expect((await edit(sita, body)).status).toBe(404);
  const edited = (await edit(ravi, body)).body;
  expect([edited.title, edited.endsOn]).toEqual(['Bengaluru – Mysuru', '2026-12-02']);
  const approved = (await review(owner, edited)).body;
  expect((await edit(ravi, approved)).status).toBe(409);
  const asked = (await withdraw(ravi.viewer, approved)).body;
  expect(asked.cancelAsked).toBe(true);
  expect((await answerCancel(owner, asked)).body.status).toBe('Cancelled');
  const second = (await plan(ravi)).body;
  expect((await withdraw(ravi.viewer, second)).body.status).toBe('Cancelled');
  const third = (await review(owner, (await plan(ravi)).body)).body;
  app.clock.set(new Date('2026-12-03T12:00:00.000Z'));
  expect((await withdraw(ravi.viewer, third)).body.code).toBe('approval_cancel_late');
});

test('promise 49: an employee neither approves nor pays an own trip; who lacks the permission or works elsewhere sees nothing', async () => {
  const { meera, owner, ravi, sita, app } = fixture;
  await allowance(50_000);
  const travels = { ...meera, viewer: { ...meera.viewer, permissions: owner.permissions } };
  const { body } = await plan(travels);
  expect((await review(travels.viewer, body)).body.code).toBe('approval_own');
  const approved = (await review(owner, body)).body;
  const pay = (who: typeof owner) =>
    app.as(who).askLoosely(api.payTrip, {
      body: { requestId: approved.requestId, version: approved.version, amount: 1_50_000, method: 'cash' },
    });
  expect((await pay(travels.viewer)).status).toBe(403);
  expect((await pay(sita.viewer)).status).toBe(403);
  expect((await read(ravi.viewer, body.requestId)).status).toBe(404);
  expect((await read({ ...owner, organisationId: crypto.randomUUID() }, body.requestId)).status).toBe(404);
  const list = async (who: typeof owner, query: object = {}) =>
    (await app.as(who).askLoosely(api.listTrips, { query })).body;
  expect((await list(ravi.viewer, { whose: 'team' })).code).toBe('forbidden');
  expect((await list(ravi.viewer)).items).toEqual([]);
  expect((await list(owner, { whose: 'team', status: 'approved' })).items).toHaveLength(1);
  expect((await list(owner, { whose: 'team', fromDay: '2026-12-05' })).items).toEqual([]);
  expect((await list(owner, { whose: 'team', toDay: '2026-12-02', q: 'pump' })).items).toHaveLength(1);
  const paid = await pay(owner);
  expect([paid.status, paid.body.request.status, paid.body.request.paid]).toEqual([
    200,
    'approved',
    1_50_000,
  ]);
});

test('a trip is Completed once it is over, its allowance came with the salary and its expenses are paid', async () => {
  const {
    ravi,
    owner,
    claim,
    review: reviewExpense,
    payOutside,
    aCategory,
    app,
    structure,
    pay,
    draft,
  } = fixture;
  const { structureId } = (await structure()).body;
  await pay(owner, ravi.staffId, structureId, 20_000);
  await allowance(50_000);
  const trip = (await review(owner, (await plan(ravi)).body)).body;
  const category = await aCategory();
  const { body: expense } = await claim(ravi, category, { tripId: trip.requestId });
  expect((await fixture.read(owner, expense.requestId)).body).toMatchObject({
    tripId: trip.requestId,
    trip: 'Bengaluru – Mysuru – Bengaluru',
  });
  expect(await codeOf(claim(fixture.sita, category, { tripId: trip.requestId }))).toBe(
    'expense_trip_unknown',
  );
  expect((await read(ravi.viewer, trip.requestId)).body.expenses).toMatchObject([
    { requestId: expense.requestId, amount: 45_000, status: 'pending' },
  ]);
  const november = await draft('2026-11-01');
  const lines = async (runId: string) =>
    (await fixture.payslipOf(runId, ravi.staffId)).lines.filter(({ kind }) => kind === 'expense');
  expect(await lines(november.runId)).toEqual([]);
  await fixture.confirm(november);
  app.clock.set(new Date('2026-12-31T12:00:00.000Z'));
  const december = await draft('2026-12-01');
  expect((await lines(december.runId))[0]?.origins).toMatchObject([
    { kind: 'travel', id: trip.requestId, amount: 1_50_000 },
  ]);
  await fixture.confirm(december);
  expect((await read(owner, trip.requestId)).body).toMatchObject({
    toPay: 0,
    payments: [{ method: 'salary', state: 'held', amount: 1_50_000 }],
  });
  await fixture.settle(december);
  const status = async () => (await read(ravi.viewer, trip.requestId)).body.request.status;
  expect(await status()).toBe('approved');
  const approved = (await reviewExpense(owner, expense, 'approved')).body;
  await payOutside(owner, approved);
  await complete();
  expect(await status()).toBe('Completed');
  const { body } = await read(owner, trip.requestId);
  expect(body.request.paid).toBe(1_50_000);
});

test('a trip without an allowance and without expenses is Completed when it has ended', async () => {
  const { ravi, owner, app } = fixture;
  const trip = (await review(owner, (await plan(ravi)).body)).body;
  expect(trip.amount).toBeNull();
  await complete();
  expect((await read(owner, trip.requestId)).body.request.status).toBe('approved');
  app.clock.set(new Date('2026-12-05T12:00:00.000Z'));
  await complete();
  expect((await read(owner, trip.requestId)).body.request.status).toBe('Completed');
});

/** What the clock does every quarter of an hour. */
async function complete(): Promise<void> {
  const { travel } = fixture;
  for (const { name, run } of travel.cron ?? []) if (name === 'travel.complete') await run();
}

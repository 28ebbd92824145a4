import { istDay } from '@nukkad/contract/kernel/time';
import { officeWaitingKinds, workWaitingKinds } from '@nukkad/contract/kernel/waiting';
import { getEarningSummary } from '@nukkad/contract/money/earning/earning.api';
import { getPayoutDetails } from '@nukkad/contract/money/payout/payout.api';
import { getPartnerBooking } from '@nukkad/contract/market/fulfilment/fulfilment.api';
import { listDeskBookings } from '@nukkad/contract/market/desk/desk.api';
import { getOfficeOverview, getWorkOverview } from '@nukkad/contract/office/overview/overview.api';
import type { WorkOverview } from '@nukkad/contract/office/overview/overview.model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../../test/harness/tenant.ts';
import { type Tenants, twoTenants } from '../../../test/walks/two-tenants.ts';

let tenants: Tenants;

const dayAhead = (ahead: number) => istDay(new Date(tenants.app.clock.now().getTime() + ahead * 86_400_000));

/** Of Asha: one accepted without a professional, one offered. Of Bela: one offered. */
let offered: string;

beforeAll(async () => {
  tenants = await twoTenants();
  const { a, b, book, accept } = tenants;
  await accept(a, await book(a, dayAhead(2), 1120));
  await book(b, dayAhead(2), 1120);
  offered = await book(a, dayAhead(1), 1124);
}, 120_000);
afterAll(() => tenants.app.close());

async function overviewOf({ client }: Pick<Person, 'client'>): Promise<WorkOverview> {
  const { status, body } = await client.ask(getWorkOverview);
  expect(status).toBe(200);
  return body;
}
const countsOf = ({ waiting }: Pick<WorkOverview, 'waiting'>) =>
  Object.fromEntries(waiting.map(({ kind, count }) => [kind, count]));

test('an owner sees what waits, with the first end of each kind, and nothing of another organisation', async () => {
  const { a, b } = tenants;
  const own = await overviewOf(a.owner);
  expect(countsOf(own)).toMatchObject({ booking_request: 1, booking_unassigned: 1 });
  const request = own.waiting.find(({ kind }) => kind === 'booking_request');
  const { body } = await a.owner.client.ask(getPartnerBooking, { query: { bookingId: offered } });
  expect(request?.at).toBe(body.acceptBefore);
  expect(countsOf(await overviewOf(b.owner))['booking_unassigned']).toBeUndefined();
  expect(countsOf(await overviewOf(b.owner))).toMatchObject({ booking_request: 1 });
});

test('what waits comes in the order of the page, and kinds of which nothing waits are left out', async () => {
  const { waiting } = await overviewOf(tenants.a.owner);
  const order = waiting.map(({ kind }) => workWaitingKinds.indexOf(kind));
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  expect(waiting.every(({ count }) => count > 0)).toBe(true);
});

test('a visit whose time has come without a start is late', async () => {
  const { app, a, book, accept, assign } = tenants;
  const before = countsOf(await overviewOf(a.owner))['booking_late'] ?? 0;
  const bookingId = await book(a, dayAhead(3), 1120);
  await accept(a, bookingId);
  await assign(a, bookingId);
  expect(countsOf(await overviewOf(a.owner))['booking_late'] ?? 0).toBe(before);
  const past = new Date(app.clock.now().getTime() - 3_600_000);
  const { starts_at: planned } = await app.platform.db
    .selectFrom('booking')
    .select('starts_at')
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow();
  const startAt = (at: Date) =>
    app.platform.db
      .updateTable('booking')
      .set({ starts_at: at })
      .where('booking_id', '=', bookingId)
      .execute();
  await startAt(past);
  const late = (await overviewOf(a.owner)).waiting.find(({ kind }) => kind === 'booking_late');
  await startAt(planned);
  expect([late?.count, late?.at]).toEqual([before + 1, past.toISOString()]);
});

test('money, stars, people and weeks are those of the screens that own them', async () => {
  const { owner } = tenants.a;
  const own = await overviewOf(owner);
  const payouts = await owner.client.ask(getPayoutDetails, { query: {} });
  expect(own.money).toEqual(payouts.body.standing);
  expect(own.weeks).toHaveLength(12);
  const [first, last] = [own.weeks?.[0], own.weeks?.at(-1)];
  const summary = await owner.client.ask(getEarningSummary, {
    query: { window: 'custom', from: first?.day ?? '', to: istDay(tenants.app.clock.now()) },
  });
  const earned = own.weeks?.reduce((sum, week) => sum + (week.earned ?? 0), 0);
  expect(earned).toBe(summary.body.total.earned);
  expect(last?.day ?? '').not.toBe('');
  expect(own.people?.map(({ name }) => name)).toContain('Worker Basavaraj Asha');
  expect(own.rating.count).toBeGreaterThanOrEqual(0);
});

test('who may not see bookings or payments sees neither, and a customer has no such page', async () => {
  const { a } = tenants;
  const colleague = await overviewOf(a.colleague);
  expect([colleague.weeks, colleague.money, colleague.people]).toEqual([null, null, null]);
  expect(countsOf(colleague)['booking_request']).toBeUndefined();
  const desk = await overviewOf(a.desk);
  expect(desk.money).toBeNull();
  expect(desk.weeks?.every(({ earned }) => earned === null)).toBe(true);
  expect(countsOf(desk)).toMatchObject({ booking_request: 1 });
  expect((await a.buyer.client.ask(getWorkOverview)).status).toBe(403);
  expect((await tenants.app.as(null).ask(getWorkOverview)).status).toBe(401);
  expect((await a.owner.client.ask(getOfficeOverview)).status).toBe(403);
});

test('the back office counts as its lists do, and puts today beside the same weekday before', async () => {
  const { browser } = await tenants.admin();
  const { body } = await browser.ask(getOfficeOverview);
  const counts = Object.fromEntries(body.waiting.map(({ kind, count }) => [kind, count]));
  for (const [kind, problem] of [
    ['booking_without_partner', 'needs_partner'],
    ['booking_late', 'late_to_start'],
  ] as const) {
    const list = await browser.ask(listDeskBookings, { query: { problem, count: 'true' } });
    expect([kind, counts[kind] ?? 0]).toEqual([kind, list.body.total?.count]);
  }
  const order = body.waiting.map(({ kind }) => officeWaitingKinds.indexOf(kind));
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  expect(body.figures.booked.before).toBe(0);
  const { db } = tenants.app.platform;
  const made = await db
    .selectFrom('booking')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '<>', 'Payment Pending')
    .executeTakeFirstOrThrow();
  expect(body.figures.booked.today).toBe(made.count);
});

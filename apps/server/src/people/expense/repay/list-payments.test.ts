import { listEmployeePayments } from '@nukkad/contract/people/expense/employee-payment.api';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { aPartner } from '../../../../test/fixtures/a-partner.ts';
import { type ExpenseFixture, expenseFixture } from '../../../../test/fixtures/expense-fixture.ts';
import { aViewer } from '../../../../test/harness/mounted.ts';
import type { Viewer } from '../../../platform/viewer.ts';

const opened: ExpenseFixture[] = [];
let shop: ExpenseFixture;
let travel: string;
beforeEach(async () => {
  shop = await expenseFixture();
  opened.push(shop);
  travel = await shop.aCategory();
});
afterAll(() => Promise.all(opened.map(({ app }) => app.close())));

const listed = async (who: Viewer, query: object = {}) =>
  shop.app.as(who).askLoosely(listEmployeePayments, { query });
const read = async (query: object = {}, who = shop.owner) => (await listed(who, query)).body;

/** ₹250 of ₹450 out of an advance, ₹150 by UPI, and the rest with the salary of November. */
async function paidInThreeWays() {
  const { ravi, owner } = shop;
  const { structureId } = (await shop.structure()).body;
  await shop.pay(owner, ravi.staffId, structureId, 20_000);
  await shop.advance(owner, ravi, 25_000);
  const expense = await shop.approved(ravi, travel, 45_000);
  const seen = (await shop.read(owner, expense.requestId)).body;
  await shop.payOutside(owner, { ...expense, version: seen.request.version }, { amount: 15_000 });
  const run = await shop.confirmed('2026-11-01');
  return run;
}

test('payments of a month are listed by way, and their sums are what was paid; what a salary holds is not paid', async () => {
  const run = await paidInThreeWays();
  expect((await read()).sums).toEqual({ outside: 15_000, salary: 0, advance: 25_000 });
  expect((await shop.settle(run)).status).toBe(200);
  const { items, sums, total } = await read({ count: 'true' });
  expect(sums).toEqual({ outside: 15_000, salary: 5_000, advance: 25_000 });
  expect([items.length, total]).toEqual([3, { count: 3, isMore: false }]);
  expect(items[0]).toMatchObject({
    employee: { fullName: 'Ravi Kumar' },
    kind: 'expense',
    title: 'Travel',
    method: 'salary',
    amount: 5_000,
    canOpen: true,
  });
  for (const way of ['outside', 'salary', 'advance'] as const) {
    const of = await read({ way });
    expect(of.items.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)).toBe(sums[way]);
    expect(of.sums).toEqual(sums);
  }
  const first = await read({ limit: '2' });
  const second = await read({ limit: '2', cursor: first.nextCursor });
  expect([...first.items, ...second.items].map(({ paymentId }: { paymentId: string }) => paymentId)).toEqual(
    items.map(({ paymentId }: { paymentId: string }) => paymentId),
  );
});

test('a month begins and ends in India', async () => {
  const { ravi, owner } = shop;
  const [first, second] = [
    await shop.approved(ravi, travel, 45_000),
    await shop.approved(ravi, travel, 45_000),
  ];
  shop.app.clock.set(new Date('2026-11-30T18:29:59.999Z'));
  await shop.payOutside(owner, first, { amount: 45_000 });
  shop.app.clock.set(new Date('2026-11-30T18:30:00.000Z'));
  await shop.payOutside(owner, second, { amount: 40_000 });
  const of = async (month?: string) => (await read(month ? { month } : {})).sums.outside;
  expect([await of('2026-10-01'), await of('2026-11-01'), await of('2026-12-01'), await of()]).toEqual([
    0, 45_000, 40_000, 40_000,
  ]);
  expect((await listed(owner, { month: '2026-11-02' })).status).toBe(400);
  expect((await listed(owner, { way: 'post' })).status).toBe(400);
});

test('who may see payments reads them, no one else, and another business reads its own', async () => {
  await paidInThreeWays();
  const { ravi, meera } = shop;
  const farah = await shop.hire('Farah Khan', ['payments.view']);
  for (const who of [ravi, meera]) expect((await listed(who.viewer)).status).toBe(403);
  const seen = await read({}, farah.viewer);
  expect(seen.items.map(({ canOpen }: { canOpen: boolean }) => canOpen)).toEqual([false, false]);
  const other = await aPartner(shop.db, { companyName: 'Tap Masters', professionals: 0 });
  const { ownerUserId: userId, organisationId } = other;
  const stranger = aViewer({ userId, role: 'Service Partner', organisationId });
  expect(await read({}, stranger)).toMatchObject({
    items: [],
    sums: { outside: 0, salary: 0, advance: 0 },
  });
});

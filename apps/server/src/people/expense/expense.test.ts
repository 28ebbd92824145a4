import * as api from '@nukkad/contract/people/expense/expense.api';
import { addDays } from '@nukkad/contract/kernel/time';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type ExpenseFixture, expenseFixture } from '../../../test/fixtures/expense-fixture.ts';
import { key } from '../../../test/harness/tenant.ts';

const opened: ExpenseFixture[] = [];
let fixture: ExpenseFixture;
beforeEach(async () => {
  fixture = await expenseFixture();
  opened.push(fixture);
});
afterAll(() => Promise.all(opened.map(({ app }) => app.close())));

const codeOf = async (answer: Promise<{ body: { code: string } }>) => (await answer).body.code;

test('an expense is claimed with a receipt, approved for less with a reason, and its amount is frozen', async () => {
  const { ravi, owner, claim, review, read, aReceipt, aCategory, db } = fixture;
  const category = await aCategory({ receiptAbove: 0 });
  expect(await codeOf(claim(ravi, category))).toBe('expense_receipt_missing');
  const receiptId = await aReceipt(ravi.viewer);
  const claimed = await claim(ravi, category, { receiptIds: [receiptId] });
  expect([claimed.status, claimed.body.status, claimed.body.title, claimed.body.amount]).toEqual([
    201,
    'pending',
    'Travel',
    45_000,
  ]);
  expect(claimed.body.can).toMatchObject({ edit: true, withdraw: true, review: false, pay: false });
  const seen = (await read(owner, claimed.body.requestId)).body;
  expect(seen).toMatchObject({
    day: fixture.today,
    asked: 45_000,
    receipts: 1,
    toPay: 0,
    can: { pay: false },
  });
  const link = await fetch(new URL(seen.files[0].url, fixture.app.url));
  expect(link.status).toBe(200);
  expect(await codeOf(review(owner, claimed.body, 'approved', { amount: 45_001 }))).toBe(
    'approval_amount_more',
  );
  expect(await codeOf(review(owner, claimed.body, 'approved', { amount: 30_000 }))).toBe(
    'approval_less_reason',
  );
  const reason = 'Only the bus is paid for.';
  const less = await review(owner, claimed.body, 'approved', { amount: 30_000, reason });
  expect([less.status, less.body.status, less.body.amount, less.body.reason]).toEqual([
    200,
    'approved',
    30_000,
    reason,
  ]);
  expect((await read(ravi.viewer, claimed.body.requestId)).body).toMatchObject({
    asked: 45_000,
    toPay: 30_000,
    request: { amount: 30_000, reason },
  });
  for (const paise of [30_001, 20_000])
    await expect(
      sql`update approval_request set amount_paise = ${paise} where request_id = ${claimed.body.requestId}`.execute(
        db,
      ),
    ).rejects.toThrow('frozen');
  await fixture.app.drain();
  expect(fixture.app.sms.at(-1)?.variables).toMatchObject({ text: expect.stringContaining('for less') });
});

test('the distance is paid by the rate of the category, whatever amount is sent', async () => {
  const { ravi, claim, aCategory, read } = fixture;
  const bike = await aCategory({ name: 'Own bike', ratePerKm: 450 });
  expect(await codeOf(claim(ravi, bike))).toBe('expense_distance_missing');
  const { body } = await claim(ravi, bike, { metres: 12_345, amount: 99_999_900 });
  expect(body.amount).toBe(5_555);
  expect((await read(ravi.viewer, body.requestId)).body).toMatchObject({ metres: 12_345, ratePerKm: 450 });
  const meals = await aCategory({ name: 'Meals' });
  expect(await codeOf(claim(ravi, meals, { amount: undefined }))).toBe('expense_amount_missing');
});

test('limits hold for a claim and for a month, also when claims come at one instant', async () => {
  const { ravi, sita, owner, claim, review, aCategory, today } = fixture;
  const category = await aCategory({ mostPerClaim: 50_000, mostPerMonth: 100_000 });
  expect(await codeOf(claim(ravi, category, { amount: 50_001 }))).toBe('expense_over_claim');
  const answers = await Promise.all([1, 2, 3, 4].map(() => claim(ravi, category, { amount: 40_000 })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409]);
  expect((await claim(sita, category, { amount: 40_000 })).status).toBe(201);
  expect((await claim(ravi, category, { amount: 40_000, day: addDays(today, -30) })).status).toBe(201);
  const first = answers.find(({ status }) => status === 201)?.body;
  await review(owner, first, 'rejected');
  expect((await claim(ravi, category, { amount: 40_000 })).status).toBe(201);
});

test('bad input is refused with a sentence, and so is what belongs to another business', async () => {
  const { ravi, owner, claim, aCategory, aReceipt, sita, app, today } = fixture;
  const category = await aCategory();
  expect(await codeOf(claim(ravi, category, { day: addDays(today, 1) }))).toBe('expense_day');
  expect(await codeOf(claim(ravi, category, { day: addDays(today, -181) }))).toBe('expense_day');
  expect((await claim(ravi, category, { amount: 0 })).status).toBe(400);
  expect((await claim(ravi, category, { amount: 1.5 })).status).toBe(400);
  expect(await codeOf(claim(ravi, crypto.randomUUID()))).toBe('expense_category_not_found');
  expect(await codeOf(claim(ravi, category, { bookingId: crypto.randomUUID() }))).toBe(
    'expense_link_unknown',
  );
  expect(await codeOf(claim(ravi, category, { projectId: crypto.randomUUID() }))).toBe(
    'expense_link_unknown',
  );
  const others = await aReceipt(sita.viewer);
  expect(await codeOf(claim(ravi, category, { receiptIds: [others] }))).toBe('expense_receipt_gone');
  expect((await claim({ ...ravi, viewer: owner }, category)).status).toBe(403);
  const own = await aReceipt(ravi.viewer);
  const { body } = await claim(ravi, category, { receiptIds: [own] });
  expect(await codeOf(claim(ravi, category, { receiptIds: [own] }))).toBe('expense_receipt_gone');
  const removed = (who = ravi.viewer) =>
    app.as(who).askLoosely(api.removeReceipt, { query: { receiptId: own } });
  expect((await removed()).status).toBe(409);
  expect((await removed(sita.viewer)).status).toBe(409);
  const closed = await app.as(owner).ask(api.listExpenseCategories, { query: {} });
  const [row] = closed.body.items;
  await app.as(owner).askLoosely(api.editExpenseCategory, { body: { ...row, isActive: false } });
  expect(await codeOf(claim(ravi, category))).toBe('expense_category_closed');
  expect(body.status).toBe('pending');
});

test('an expense is changed until a reviewer acts, withdrawn while it is pending, and claimed again after a rejection', async () => {
  const { ravi, sita, owner, claim, review, withdraw, aCategory, app, read, aReceipt } = fixture;
  const category = await aCategory();
  const edit = (who: typeof ravi, request: { requestId: string; version: number }, more: object = {}) =>
    app.as(who.viewer).askLoosely(api.editExpense, {
      body: {
        requestId: request.requestId,
        version: request.version,
        expenseCategoryId: category,
        day: fixture.today,
        amount: 20_000,
        ...more,
      },
    });
  const { body: first } = await claim(ravi, category);
  expect((await edit(sita, first)).status).toBe(404);
  const receiptId = await aReceipt(ravi.viewer);
  const edited = await edit(ravi, first, { receiptIds: [receiptId] });
  expect([edited.status, edited.body.amount]).toEqual([200, 20_000]);
  expect((await edit(ravi, first)).body.code).toBe('approval_moved_on');
  const taken = await edit(ravi, edited.body);
  expect((await read(ravi.viewer, first.requestId)).body.receipts).toBe(0);
  const { body: rejected } = await review(owner, taken.body, 'rejected');
  expect([rejected.status, rejected.reason]).toEqual(['rejected', 'There is no bill for it.']);
  expect((await withdraw(ravi.viewer, rejected)).status).toBe(409);
  const again = await edit(ravi, rejected, { amount: 25_000 });
  expect([again.body.status, again.body.amount, again.body.reason]).toEqual(['pending', 25_000, null]);
  const { body: twice } = await review(owner, again.body, 'rejected');
  app.clock.set(new Date('2026-12-31T12:00:00.000Z'));
  expect((await edit(ravi, twice, { day: '2026-12-30' })).body.code).toBe('approval_resubmit_late');
  const { body: second } = await claim(ravi, category);
  expect((await withdraw(sita.viewer, second)).status).toBe(404);
  expect((await withdraw(ravi.viewer, second)).body.status).toBe('Cancelled');
  expect((await edit(ravi, { ...second, version: 2 })).status).toBe(409);
});

test('what was approved and not paid is cancelled only where a reviewer confirms it', async () => {
  const { ravi, owner, meera, approved, withdraw, answerCancel, aCategory, payOutside } = fixture;
  const category = await aCategory();
  const asked = (await withdraw(ravi.viewer, await approved(ravi, category, 45_000))).body;
  expect([asked.status, asked.cancelAsked]).toEqual(['approved', true]);
  expect((await answerCancel(ravi.viewer, asked)).status).toBe(403);
  expect((await answerCancel(meera.viewer, asked)).body.status).toBe('Cancelled');
  const part = await approved(ravi, category, 45_000);
  await payOutside(owner, part, { amount: 10_000 });
  expect((await withdraw(ravi.viewer, { ...part, version: part.version + 1 })).body.code).toBe(
    'approval_cancel_late',
  );
});

test('promise 49: an employee neither approves nor pays an own expense, nor takes an advance', async () => {
  const { meera, owner, claim, review, approved, payOutside, advance, aCategory } = fixture;
  const category = await aCategory({}, meera.viewer);
  const { body } = await claim(meera, category);
  expect(body.can).toMatchObject({ review: false, pay: false });
  expect((await review(meera.viewer, body, 'approved')).body.code).toBe('approval_own');
  const own = (await review(owner, body, 'approved')).body;
  expect((await payOutside(meera.viewer, own)).body.code).toBe('approval_own');
  expect((await advance(meera.viewer, meera, 10_000)).body.code).toBe('advance_own');
  const other = await approved(fixture.ravi, category, 45_000);
  expect((await payOutside(meera.viewer, other)).status).toBe(200);
});

test('who lacks the permission sees and changes none but the own, and another business sees nothing', async () => {
  const { ravi, sita, owner, claim, review, read, list, payOutside, advance, aCategory, app, approved } =
    fixture;
  const category = await aCategory();
  const { body } = await claim(ravi, category);
  expect((await read(sita.viewer, body.requestId)).status).toBe(404);
  expect((await review(sita.viewer, body, 'approved')).status).toBe(404);
  expect((await list(sita.viewer, { whose: 'team' })).code).toBe('forbidden');
  expect((await list(sita.viewer)).items).toEqual([]);
  expect((await list(owner)).items).toEqual([]);
  expect((await payOutside(sita.viewer, await approved(ravi, category, 45_000))).status).toBe(403);
  expect((await advance(sita.viewer, ravi, 10_000)).status).toBe(403);
  const categoryBody = { name: 'Gifts', ratePerKm: null, mostPerClaim: null, mostPerMonth: null };
  const added = await app.as(sita.viewer).askLoosely(api.addExpenseCategory, {
    body: { ...categoryBody, receiptAbove: null, isActive: true },
    headers: key(),
  });
  expect(added.status).toBe(403);
  const stranger = { ...owner, organisationId: crypto.randomUUID() };
  expect((await read(stranger, body.requestId)).status).toBe(404);
  expect((await review(stranger, body, 'approved')).status).toBe(404);
  expect((await payOutside(stranger, body)).status).toBe(404);
  expect((await list(stranger, { whose: 'team' })).items).toEqual([]);
});

test('the list of the office is narrowed by state, category, person, days and words, counted and paged', async () => {
  const { ravi, sita, owner, claim, review, list, aCategory, today } = fixture;
  const [bus, meals] = [await aCategory(), await aCategory({ name: 'Meals' })];
  const { body } = await claim(ravi, bus);
  await claim(ravi, meals, { note: 'Lunch 100% veg', day: addDays(today, -3) });
  await claim(sita, bus, { note: 'Auto' });
  await review(owner, body, 'approved');
  const found = async (query: object) => (await list(owner, { whose: 'team', ...query })).items.length;
  expect(await found({})).toBe(3);
  expect(await found({ status: 'approved' })).toBe(1);
  expect(await found({ expenseCategoryId: meals })).toBe(1);
  expect(await found({ staffId: sita.staffId })).toBe(1);
  expect(await found({ fromDay: addDays(today, -1) })).toBe(2);
  expect(await found({ toDay: addDays(today, -1) })).toBe(1);
  expect(await found({ q: '100%' })).toBe(1);
  expect(await found({ q: '_' })).toBe(0);
  const first = await list(owner, { whose: 'team', limit: 2, count: 'true' });
  expect([first.items.length, first.total]).toEqual([2, { count: 3, isMore: false }]);
  const second = await list(owner, { whose: 'team', limit: 2, cursor: first.nextCursor });
  expect([second.items.length, second.nextCursor]).toEqual([1, null]);
});

test('promise 75: of two reviewers at one instant one decides, and of two payments one pays', async () => {
  const { ravi, owner, meera, claim, review, approved, payOutside, aCategory } = fixture;
  const category = await aCategory();
  for (let round = 0; round < 5; round += 1) {
    const { body } = await claim(ravi, category);
    const answers = await Promise.all([
      review(owner, body, 'approved', { amount: 30_000, reason: 'Only the bus is paid for.' }),
      review(meera.viewer, body, 'rejected'),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const open = await approved(ravi, category, 45_000);
    const paid = await Promise.all([payOutside(owner, open), payOutside(meera.viewer, open)]);
    expect(paid.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  }
});

test('receipts that no expense took are gone after a week, and others stay', async () => {
  const { ravi, claim, aCategory, aReceipt, app, db } = fixture;
  const [kept] = [await aReceipt(ravi.viewer), await aReceipt(ravi.viewer)];
  await claim(ravi, await aCategory(), { receiptIds: [kept] });
  app.clock.set(new Date(app.clock.now().getTime() + 8 * 86_400_000));
  await app.drain(app.clock.now());
  const { sweepUnsentReceipts } = await import('./receipt/remove-receipt.ts');
  await sweepUnsentReceipts(app.platform);
  const { rows } = await sql<{ id: string }>`select receipt_id as id from expense_receipt`.execute(db);
  expect(rows.map(({ id }) => id)).toEqual([kept]);
});

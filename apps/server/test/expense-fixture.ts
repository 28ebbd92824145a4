import * as approvals from '@nukkad/contract/people/approval/approval.api';
import * as api from '@nukkad/contract/people/expense/expense.api';
import type { ExpenseCategoryBody } from '@nukkad/contract/people/expense/expense.model';
import { istDay } from '@nukkad/contract/kernel/time';
import type { Viewer } from '../src/platform/viewer.ts';
import { aPdf } from './partner-fixture.ts';
import { type Colleague, payrollFixture } from './payroll-fixture.ts';
import { key } from './tenant.ts';
import type { Answer } from './test-client.ts';

type Request = { readonly requestId: string; readonly version: number };

/** Lakshmi Home Services on the last day of November 2026: Ravi claims, Meera reviews, Sita has no permission. */
export async function expenseFixture() {
  const base = await payrollFixture();
  const { app, owner } = base;
  app.clock.set(new Date('2026-11-30T12:00:00.000Z'));
  const ravi = await base.hire('Ravi Kumar');
  const sita = await base.hire('Sita Devi');
  const meera = await base.hire('Meera Nair', ['expenses.view', 'expenses.create', 'expenses.update']);
  const today = istDay(app.clock.now());

  const aCategory = async (more: Partial<ExpenseCategoryBody> = {}, who = owner): Promise<string> => {
    const body = {
      name: 'Travel',
      ratePerKm: null,
      mostPerClaim: null,
      mostPerMonth: null,
      receiptAbove: null,
      isActive: true,
      ...more,
    };
    const { body: made } = await app.as(who).ask(api.addExpenseCategory, { body, headers: key() });
    return made.expenseCategoryId;
  };
  const claim = (who: Colleague, expenseCategoryId: string, more: object = {}): Promise<Answer> =>
    app.as(who.viewer).askLoosely(api.addExpense, {
      body: { expenseCategoryId, day: today, amount: 45_000, note: 'Bus to Mysuru', ...more },
      headers: key(),
    });
  const review = (
    who: Viewer,
    { requestId, version }: Request,
    decision: 'approved' | 'rejected',
    more: object = {},
  ): Promise<Answer> =>
    app.as(who).askLoosely(api.reviewExpense, {
      body: {
        requestId,
        version,
        decision,
        ...(decision === 'rejected' && { reason: 'There is no bill for it.' }),
        ...more,
      },
    });
  const approved = async (who: Colleague, expenseCategoryId: string, amount: number) =>
    (await review(owner, (await claim(who, expenseCategoryId, { amount })).body, 'approved')).body;
  const withdraw = (who: Viewer, { requestId, version }: Request): Promise<Answer> =>
    app.as(who).askLoosely(api.withdrawExpense, { query: { requestId, version: String(version) } });
  const answerCancel = (who: Viewer, { requestId, version }: Request): Promise<Answer> =>
    app.as(who).askLoosely(approvals.answerCancel, { body: { requestId, version, answer: 'cancel' } });
  const payOutside = (who: Viewer, { requestId, version }: Request, more: object = {}): Promise<Answer> =>
    app.as(who).askLoosely(api.payExpense, {
      body: { requestId, version, amount: 45_000, method: 'upi', reference: 'UPI 4711', ...more },
    });
  const read = (who: Viewer, requestId: string): Promise<Answer> =>
    app.as(who).askLoosely(api.getExpense, { query: { requestId } });
  const list = async (who: Viewer, query: object = {}) =>
    (await app.as(who).askLoosely(api.listExpenses, { query })).body;
  const advance = (who: Viewer, to: Colleague, amount: number, more: object = {}): Promise<Answer> =>
    app.as(who).askLoosely(api.giveAdvance, {
      body: { staffId: to.staffId, amount, givenOn: today, method: 'cash', ...more },
      headers: key(),
    });
  const aReceipt = async (who: Viewer): Promise<string> => {
    const body = new FormData();
    body.append('files', new Blob([new Uint8Array(await aPdf())], { type: 'application/pdf' }), 'bill.pdf');
    const answer = await app.as(who).send('POST', 'user/expenses/receipts', { body });
    return answer.body.files[0].receiptId;
  };
  return {
    ...base,
    ravi,
    sita,
    meera,
    today,
    aCategory,
    claim,
    review,
    approved,
    withdraw,
    answerCancel,
    payOutside,
    read,
    list,
    advance,
    aReceipt,
  };
}

export type ExpenseFixture = Awaited<ReturnType<typeof expenseFixture>>;

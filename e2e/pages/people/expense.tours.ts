import { istDay } from '@nukkad/contract/kernel/time';
import * as api from '@nukkad/contract/people/expense/expense.api';
import { callAs } from '../../fixtures/api.ts';
import { claimOfRamesh, expenseCategories, misreadClaimOfRamesh } from '../../fixtures/expenses.ts';
import { coolCareOwner, lakshmi, ramesh } from '../../fixtures/people.ts';
import { type Tour, once } from '../screen.ts';

/** The office: claims, one to review, one that is approved for less and paid in part, advances, categories. */
async function officeTour(): Promise<Tour> {
  const { owner, travel } = await expenseCategories();
  const open = await claimOfRamesh(travel);
  const { requestId, version, employee } = await claimOfRamesh(travel, { amount: 80_000, note: 'Hotel' });
  const advance = { staffId: employee.staffId, givenOn: istDay(new Date()), method: 'upi' as const };
  const given = await callAs(owner, api.giveAdvance, {
    body: { ...advance, amount: 10_000, reference: 'UPI 4711', note: 'Site visit' },
  });
  await callAs(owner, api.reviewExpense, {
    body: { requestId, version, decision: 'approved', amount: 60_000, reason: 'Only one night is paid.' },
  });
  const more = await callAs(owner, api.giveAdvance, {
    body: { ...advance, amount: 500_000, reference: 'UPI 12' },
  });
  const { items } = await callAs(owner, api.listExpenseCategories, { query: {} });
  return {
    person: lakshmi,
    screens: [
      { name: 'expenses', path: '/people/expenses' },
      { name: 'expense-review', path: `/people/expenses/${open.requestId}` },
      { name: 'expense-approve', path: `/people/expenses/${open.requestId}?dialog=approve` },
      { name: 'expense-reject', path: `/people/expenses/${open.requestId}?dialog=reject` },
      { name: 'expense-approved', path: `/people/expenses/${requestId}` },
      { name: 'expense-pay', path: `/people/expenses/${requestId}?dialog=pay` },
      { name: 'expense-advances', path: '/people/expenses/advances' },
      { name: 'expense-advance', path: '/people/expenses/advances?dialog=advance' },
      {
        name: 'expense-give-back',
        path: `/people/expenses/advances?dialog=give-back&advanceId=${more.advanceId ?? given.advanceId}`,
      },
      { name: 'employee-payments', path: '/people/payments' },
      { name: 'expense-categories', path: '/people/expenses/categories' },
      {
        name: 'expense-category',
        path: `/people/expenses/categories?dialog=category&categoryId=${items[0]?.expenseCategoryId ?? ''}`,
      },
    ],
  };
}

/** Ramesh's own: the list, one that waits, the form, also with what was read off a bill. */
async function ownTour(): Promise<Tour> {
  const { travel } = await expenseCategories();
  const { requestId } = await claimOfRamesh(travel);
  const misread = await misreadClaimOfRamesh(travel);
  return {
    person: ramesh,
    screens: [
      { name: 'own-expenses', path: '/expenses' },
      { name: 'own-expense', path: `/people/expenses/${requestId}` },
      { name: 'own-expense-new', path: '/expenses?dialog=expense' },
      { name: 'own-expense-edit', path: `/people/expenses/${requestId}?dialog=expense` },
      { name: 'own-expense-bill', path: `/people/expenses/${misread.requestId}?dialog=expense` },
      { name: 'own-expense-withdraw', path: `/people/expenses/${requestId}?dialog=withdraw` },
    ],
  };
}

/** A business that has nothing of it yet. */
async function emptyTour(): Promise<Tour> {
  return {
    person: coolCareOwner,
    screens: [
      { name: 'expenses-none', path: '/people/expenses' },
      { name: 'expense-advances-none', path: '/people/expenses/advances' },
      { name: 'expense-categories-none', path: '/people/expenses/categories' },
      { name: 'employee-payments-none', path: '/people/payments' },
    ],
  };
}

export const expenseTours = {
  expenseOffice: once(officeTour),
  expenseOwn: once(ownTour),
  expenseNone: once(emptyTour),
};

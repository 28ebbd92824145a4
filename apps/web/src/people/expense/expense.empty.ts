import type { EmptyScreens } from '../../ui/state/empty-screen.tsx';

export const expenseEmpty = {
  'no-own-expenses': {
    picture: 'no-own-expenses',
    title: (t) => t('empty.no-own-expenses', 'You haven’t claimed an expense yet'),
    words: (t) =>
      t(
        'empty.no-own-expenses.words',
        'Paid for something at work? Take a photo of the receipt and claim it.',
      ),
    to: '/expenses?dialog=expense',
    button: (t) => t('expense.new', 'New expense'),
  },
  'no-expenses': {
    picture: 'no-expenses',
    title: (t) => t('empty.no-expenses', 'Your team hasn’t claimed an expense yet'),
    words: (t) =>
      t('empty.no-expenses.words', 'Set up categories, so that your team can claim what they pay for work.'),
    to: '/people/expenses/categories',
    button: (t) => t('expense.categories', 'Categories'),
  },
  'no-expense-categories': {
    picture: 'no-expense-categories',
    title: (t) => t('empty.no-expense-categories', 'You haven’t added an expense category yet'),
    words: (t) =>
      t(
        'empty.no-expense-categories.words',
        'Travel, meals, material: what your team may claim, and up to how much.',
      ),
    to: '/people/expenses/categories?dialog=category',
    button: (t) => t('expense.category.add', 'Add a category'),
  },
  'no-advances': {
    picture: 'no-advances',
    title: (t) => t('empty.no-advances', 'You haven’t given an advance yet'),
    words: (t) =>
      t(
        'empty.no-advances.words',
        'Note money that you gave beforehand. Approved expenses are set off against it.',
      ),
    to: '/people/expenses/advances?dialog=advance',
    button: (t) => t('advance.give', 'Give an advance'),
  },
  'no-repayments': {
    picture: 'no-repayments',
    title: (t) => t('empty.no-repayments', 'No payments in this month'),
    words: (t) =>
      t('empty.no-repayments.words', 'Expenses and trips that you pay back to your team appear here.'),
    to: '/people/expenses?status=approved',
    button: (t) => t('expense.title', 'Expenses'),
  },
} as const satisfies EmptyScreens;

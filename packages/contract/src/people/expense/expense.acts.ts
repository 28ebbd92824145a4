export const expenseActs = [
  'expense_category.add',
  'expense_category.edit',
  'expense_advance.give',
  'expense_advance.return',
  'reimbursement.pay',
] as const;

/** Acts of expenses and advances. */
export const expenseSentences = {
  'expense_category.add': '{{who}} added an expense category.',
  'expense_category.edit': '{{who}} changed an expense category.',
  'expense_advance.give': '{{who}} noted an advance for an employee.',
  'expense_advance.return': '{{who}} noted that an advance was given back.',
  'reimbursement.pay': '{{who}} marked an approved request as paid.',
  'travel_setting.edit': '{{who}} changed the daily allowance of trips.',
} as const;

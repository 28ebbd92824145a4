import type { RepaymentMethod } from '@nukkad/contract/people/expense/expense.model';
import type { Translate } from '../../platform/i18n/i18n.ts';

/** How an employee was paid back. */
export const methodWords: Readonly<Record<RepaymentMethod, (t: Translate) => string>> = {
  salary: (t) => t('approval.method.salary', 'With the salary'),
  advance: (t) => t('approval.method.advance', 'Set off against an advance'),
  bank: (t) => t('approval.method.bank', 'Bank transfer'),
  upi: (t) => t('approval.method.upi', 'UPI'),
  cash: (t) => t('approval.method.cash', 'Cash'),
  cheque: (t) => t('approval.method.cheque', 'Cheque'),
};

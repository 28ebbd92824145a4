import type { EntryKind, receiptMethods } from '@nukkad/contract/work/payment-book/payment-book.model';
import type { Translate } from '../../platform/i18n/i18n.ts';

export const kindNames: Record<EntryKind, (t: Translate) => string> = {
  opening: (t) => t('book.kind.opening', 'Opening balance'),
  bill: (t) => t('book.kind.bill', 'Bill'),
  receipt: (t) => t('book.kind.receipt', 'Received'),
  credit_note: (t) => t('book.kind.credit', 'Credit note'),
  refund: (t) => t('book.kind.refund', 'Paid back'),
  reversal: (t) => t('book.kind.reversal', 'Taken back'),
};

export const methodNames: Record<(typeof receiptMethods)[number], (t: Translate) => string> = {
  cash: (t) => t('book.method.cash', 'Cash'),
  bank: (t) => t('book.method.bank', 'Bank transfer'),
  upi: (t) => t('book.method.upi', 'UPI'),
  cheque: (t) => t('book.method.cheque', 'Cheque'),
  card: (t) => t('book.method.card', 'Card'),
};

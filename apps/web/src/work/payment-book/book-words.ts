import type {
  AgeingStep,
  BookEntry,
  EntryKind,
  entryMethods,
} from '@nukkad/contract/work/payment-book/payment-book.model';
import type { Translate } from '../../platform/i18n/i18n.ts';

export const kindNames: Record<EntryKind, (t: Translate) => string> = {
  opening: (t) => t('book.kind.opening', 'Opening balance'),
  bill: (t) => t('book.kind.bill', 'Bill'),
  receipt: (t) => t('book.kind.receipt', 'Received'),
  credit_note: (t) => t('book.kind.credit', 'Credit note'),
  refund: (t) => t('book.kind.refund', 'Paid back'),
  reversal: (t) => t('book.kind.reversal', 'Taken back'),
};

export const methodNames: Record<(typeof entryMethods)[number], (t: Translate) => string> = {
  cash: (t) => t('book.method.cash', 'Cash'),
  bank: (t) => t('book.method.bank', 'Bank transfer'),
  upi: (t) => t('book.method.upi', 'UPI'),
  cheque: (t) => t('book.method.cheque', 'Cheque'),
  card: (t) => t('book.method.card', 'Card'),
  online: (t) => t('book.method.online', 'Paid online'),
};

/** What an entry is for; a receipt of which nothing was written says how it came. */
export const entryWords = ({ words, method }: Pick<BookEntry, 'words' | 'method'>, t: Translate): string =>
  words || (method ? methodNames[method](t) : '');

export const ageingNames: Record<AgeingStep, (t: Translate) => string> = {
  not_due: (t) => t('book.due', 'Not due yet'),
  up_to_30: (t) => t('book.ageing.30', '1 to 30 days overdue'),
  up_to_60: (t) => t('book.ageing.60', '31 to 60 days overdue'),
  up_to_90: (t) => t('book.ageing.90', '61 to 90 days overdue'),
  over_90: (t) => t('book.ageing.over', 'More than 90 days overdue'),
  in_dispute: (t) => t('book.inDispute', 'In dispute'),
};

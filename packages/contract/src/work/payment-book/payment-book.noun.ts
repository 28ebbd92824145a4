import { defineErrors } from '../../kernel/errors.ts';

export const paymentBookErrors = defineErrors({
  book_entry_not_found: [404, 'Resource is not available'],
  book_entry_fixed: [409, 'Only a receipt or credit note that you wrote can be taken back.'],
  book_entry_reversed: [409, 'This entry was taken back already.'],
  book_entry_papered: [409, 'A credit note was issued for this entry. It can’t be taken back.'],
  book_date_future: [400, 'Choose today or an earlier day.'],
});

export const paymentBookActs = [
  'payment_book.receive',
  'payment_book.credit',
  'payment_book.reverse',
  'payment_book.issue_paper',
  'payment_book.share_paper',
  'payment_book.send_paper',
] as const;

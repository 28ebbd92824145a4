export const paymentBookActs = [
  'payment_book.receive',
  'payment_book.credit',
  'payment_book.reverse',
  'payment_book.issue_paper',
  'payment_book.share_paper',
  'payment_book.send_paper',
] as const;

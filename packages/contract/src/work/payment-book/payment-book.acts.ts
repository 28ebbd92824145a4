export const paymentBookActs = [
  'payment_book.receive',
  'payment_book.credit',
  'payment_book.reverse',
] as const;

/** What is seen when a partner gives an accepted job back. See docs/confirmations.md. */
import { type Seen, confirmation } from '../../kernel/confirmation.ts';
import type { BookingCard } from '../booking/booking.model.ts';

export const confirmsGiveBack = confirmation('give_back', {
  startsAt: 'time',
  locality: 'text',
  penalty: 'money',
});

export const seenOfGiveBack = (
  { startsAt, locality }: Pick<BookingCard, 'startsAt' | 'locality'>,
  { penalty }: { readonly penalty: number },
): Seen<typeof confirmsGiveBack> => ({ startsAt, locality, penalty });

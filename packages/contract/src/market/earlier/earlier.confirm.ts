/** What is seen when a visit is moved to an earlier time that became free. See docs/confirmations.md. */
import { type Seen, confirmation } from '../../kernel/confirmation.ts';
import type { BookingCard } from '../booking/booking.model.ts';
import type { EarlierOffer } from './earlier.model.ts';

export const confirmsEarlier = confirmation('earlier_time', { startsAt: 'time', newStartsAt: 'time' });

export const seenOfEarlier = (
  { startsAt }: Pick<BookingCard, 'startsAt'>,
  offer: Pick<EarlierOffer, 'startsAt'>,
): Seen<typeof confirmsEarlier> => ({ startsAt, newStartsAt: offer.startsAt });

/** What is seen when repeating visits end or change. See docs/confirmations.md. */
import { type Seen, confirmation } from '../../kernel/confirmation.ts';

/** Carried in `repeat` of a booking, beside what the cart showed. */
export const confirmsRepeat = confirmation('repeat', { laterPrice: 'money' });

export const confirmsSeriesEnd = confirmation('series_end', {
  visits: 'count',
  firstStartsAt: 'time',
  fee: 'money',
  refund: 'money',
});

/** `visits`: those that are booked and will be cancelled. */
export const seenOfSeriesEnd = ({
  visits,
  fee,
  refund,
}: {
  readonly visits: readonly { readonly startsAt: string }[];
  readonly fee: number;
  readonly refund: number;
}): Seen<typeof confirmsSeriesEnd> => ({
  visits: visits.length,
  firstStartsAt: visits[0]?.startsAt ?? null,
  fee,
  refund,
});

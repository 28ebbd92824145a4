/** What is seen when repeating visits end or change. See docs/confirmations.md. */
import { type Seen, confirmation } from '../../kernel/confirmation.ts';

/** Carried in `repeat` of a booking, beside what the cart showed. */
export const confirmsRepeat = confirmation('repeat', { laterPrice: 'money' });

export const confirmsSeriesChange = confirmation('series_change', {
  startsAt: 'time',
  newStartsAt: 'time',
  movedVisits: 'count',
  laterBooked: 'count',
});

/** Of the terms of a change: booked visits that move, and those whose new day can't be booked yet. */
export const seenOfSeriesChange = ({
  visits,
}: {
  readonly visits: readonly ChangedVisit[];
}): Seen<typeof confirmsSeriesChange> => ({
  startsAt: visits[0]?.startsAt ?? null,
  newStartsAt: visits[0]?.newStartsAt ?? null,
  movedVisits: visits.filter(({ becomes }) => becomes === 'moved').length,
  laterBooked: visits.filter(({ becomes }) => becomes === 'planned').length,
});

interface ChangedVisit {
  readonly startsAt: string;
  readonly newStartsAt: string;
  readonly becomes: string;
}

/** `firstStartsAt`: the first visit after the pause. */
export const confirmsSeriesPause = confirmation('series_pause', {
  visits: 'count',
  fee: 'money',
  refund: 'money',
  firstStartsAt: 'time',
});

/** Kept visits cost nothing and give nothing back. */
export const seenOfSeriesPause = (
  { visits, fee, refund, next }: SeriesPause,
  booked: 'cancel' | 'keep',
): Seen<typeof confirmsSeriesPause> => ({
  visits: visits.length,
  fee: booked === 'cancel' ? fee : 0,
  refund: booked === 'cancel' ? refund : 0,
  firstStartsAt: next,
});

interface SeriesPause {
  readonly visits: readonly object[];
  readonly fee: number;
  readonly refund: number;
  readonly next: string;
}

export const confirmsSeriesResume = confirmation('series_resume', {
  backVisits: 'count',
  firstStartsAt: 'time',
});

/** Of the visits that follow again. */
export const seenOfSeriesResume = ({
  visits,
}: {
  readonly visits: readonly { readonly startsAt: string }[];
}): Seen<typeof confirmsSeriesResume> => ({
  backVisits: visits.length,
  firstStartsAt: visits[0]?.startsAt ?? null,
});

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

import type { HitBooking, Leave } from '@nukkad/contract/people/leave/leave.model';
import { dayInWords } from '../../nouns/approval/approval-words.ts';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { type LeaveDecision, useReviewLeave } from './leave.queries.ts';

/** Who takes over a booking. */
export interface Taker {
  readonly staffId: string;
  readonly name: string;
}
/** By booking. */
export type Takers = Readonly<Record<string, Taker>>;

/** What the buttons of the decision are handed. */
export interface LeaveChoice {
  /** Each a sentence of what approving does. */
  readonly consequences: readonly string[];
  /** Why it cannot be approved yet; null: it can. */
  readonly blocked: string | null;
  readonly send: (decision: Pick<LeaveDecision, 'decision' | 'reason'>) => Promise<unknown>;
}

interface Swap {
  readonly hit: HitBooking;
  readonly taker: Taker;
}

const swapWords = (t: Translate, locale: string, { hit, taker }: Swap) =>
  t('leave.follows.swap', '{{name}} takes over {{booking}} ({{when}}). We’ll let the customer know.', {
    name: taker.name,
    booking: hit.bookingNumber,
    when: formatInstant(hit.startsAt, 'short', locale),
  });

const blockedWords = (t: Translate, hits: readonly HitBooking[]) =>
  hits.every(({ canSwap }) => canSwap)
    ? t('leave.blocked.taker', 'Choose who takes over each booking first.')
    : t('leave.blocked.answer', 'Accept or decline the open booking first.');

/** What approving does with these takers. Before the last level bookings stay where they are. */
export function useChoice({ request, hits, newEndsOn }: Leave, takers: Takers): LeaveChoice {
  const { t, locale } = useTranslation();
  const review = useReviewLeave();
  const isLast = request.level >= request.levels;
  const swaps = (isLast ? hits : []).flatMap((hit): Swap[] => {
    const taker = takers[hit.bookingId];
    return taker ? [{ hit, taker }] : [];
  });
  const { requestId, version } = request;
  return {
    consequences: [
      ...(newEndsOn
        ? [t('leave.follows.end', 'It ends on {{day}} instead.', { day: dayInWords(newEndsOn, locale) })]
        : []),
      ...swaps.map((swap) => swapWords(t, locale, swap)),
    ],
    blocked: isLast && swaps.length < hits.length ? blockedWords(t, hits) : null,
    send: ({ decision, reason }) => {
      const given = swaps.map(({ hit, taker }) => ({ bookingId: hit.bookingId, staffId: taker.staffId }));
      return review.mutateAsync({
        requestId,
        version,
        decision,
        ...(reason && { reason }),
        swaps: decision === 'approved' ? given : [],
      });
    },
  };
}

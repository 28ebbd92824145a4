import type { DeskBooking, DeskMoment, DeskOffer } from '@nukkad/contract/market/desk/desk.model';
import { t } from '../../platform/words.ts';

const reasons: Readonly<Record<string, string>> = {
  no_professional: t('desk.attempt.no_professional', 'No professional was available'),
  too_far: t('desk.attempt.too_far', 'Too far away'),
  price: t('desk.attempt.price', 'The price was too low'),
  holiday: t('desk.attempt.holiday', 'Closed on that day'),
};

export interface Attempt {
  readonly title: string;
  /** Why the partner said no, where it said so. */
  readonly reason: string | null;
}

function answerOf({ companyName: company, answer, reason }: DeskOffer): Attempt {
  const title =
    answer === 'expired'
      ? t('desk.attempt.expired', '{{company}} did not answer in time', { company })
      : t('desk.attempt.refused', '{{company}} declined', { company });
  return { title, reason: reasons[reason ?? ''] ?? null };
}

/** Of a move by which a partner was asked, or did not take the booking: which one it was. Null: another move. */
export function attemptOf(
  { verb, at }: Pick<DeskMoment, 'verb' | 'at'>,
  { offers }: Pick<DeskBooking, 'offers'>,
): Attempt | null {
  if (verb === 'refuse') {
    const answered = offers.find(({ answeredAt }) => answeredAt === at);
    return answered ? answerOf(answered) : null;
  }
  const asked = verb === 'offerToPartner' ? offers.find(({ offeredAt }) => offeredAt === at) : undefined;
  return asked
    ? {
        title: t('desk.attempt.asked', 'Request sent to {{company}}', { company: asked.companyName }),
        reason: null,
      }
    : null;
}

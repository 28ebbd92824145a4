import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import type { Proposer } from '@nukkad/contract/market/reschedule/time-proposal.noun';
import type { Voice } from '../../nouns/booking/booking.screen-row.ts';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import type { RescheduleOptions } from './reschedule.queries.ts';

type Terms = Pick<RescheduleOptions, 'fee' | 'reason' | 'freeUntil' | 'mustAgree' | 'left'>;

function costLine({ t, locale }: Voice, { fee, freeUntil }: Terms): string {
  if (fee > 0)
    return t('reschedule.fee', 'It costs {{fee}}, added to your next booking. The visit is soon.', {
      fee: formatMoney(fee, locale),
    });
  return freeUntil
    ? t('reschedule.free.until', 'Changing is free until {{when}}.', {
        when: formatInstant(freeUntil, 'short', locale),
      })
    : t('reschedule.free', 'Changing is free.');
}

const agreeLine = ({ t, locale }: Voice, booking: BookingDetails, side: Proposer): string =>
  t('reschedule.asked', '{{who}} must agree. Until then the visit stays on {{when}}.', {
    who:
      side === 'customer'
        ? (booking.companyName ?? t('screen.thePartner', 'The partner'))
        : t('reschedule.theCustomer', 'The customer'),
    when: formatInstant(booking.startsAt, 'short', locale),
  });

/** What follows from choosing another time now, each a sentence. */
export function rescheduleTerms(
  voice: Voice,
  booking: BookingDetails,
  side: Proposer,
  terms: Terms,
): readonly string[] {
  const asked = terms.mustAgree ? [agreeLine(voice, booking, side)] : [];
  if (side === 'partner') return asked;
  const price = voice.t('reschedule.price', 'Your price stays the same.');
  const left = voice.plural('reschedule.left', terms.left, {
    one: 'You can change the time {{count}} more time.',
    other: 'You can change the time {{count}} more times.',
  });
  return [costLine(voice, terms), price, ...asked, left];
}

import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import type { ReactNode } from 'react';
import { cancelReason } from '../../nouns/booking/booking-moments.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { formatMoney } from '../../ui/mark/money.tsx';
import { RequestCountdown } from './request-countdown.tsx';

/** In plain words, what a booking waits for from the firm's side; nothing for one that is settled. */
export function BookingStatusLine({ booking }: { booking: BookingDetails }): ReactNode {
  const { t, locale } = useTranslation();
  const { can, professionalName, amountDue } = booking;
  if (can.accept && booking.acceptBefore) return <RequestCountdown acceptBefore={booking.acceptBefore} />;
  if (can.assign && !professionalName) return t('standing.unassigned', 'Assign a professional.');
  if (booking.status === 'Assigned' && professionalName)
    return can.start
      ? t('standing.atDoor', '{{name}} can start with the customer’s OTP.', { name: professionalName })
      : t('standing.coming', '{{name}} is assigned and can start shortly before the booked time.', {
          name: professionalName,
        });
  if (booking.additions.some(({ state }) => state === 'asked'))
    return t('standing.asked', 'Waiting for the customer to approve an added service.');
  if (can.complete)
    return t('standing.atWork', '{{name}} is at work.', {
      name: professionalName ?? booking.companyName ?? '',
    });
  if (can.collectCash)
    return t('standing.due', '{{amount}} left to pay.', { amount: formatMoney(amountDue, locale) });
  if (booking.reasonCode) return cancelReason(t, booking.reasonCode);
  return null;
}

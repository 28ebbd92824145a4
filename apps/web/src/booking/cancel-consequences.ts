import type { getCancellationCharges } from '@nukkad/contract/booking/booking.api';
import type { BookingDetails } from '@nukkad/contract/booking/booking.model';
import type { EndpointOutput } from '@nukkad/contract/kernel/endpoint';
import type { Voice } from '../ui/booking.screen-row.ts';
import { formatInstant } from '../ui/date-time.tsx';
import { formatMoney } from '../ui/money.tsx';

export type Charges = EndpointOutput<typeof getCancellationCharges>;

function feeSentence({ t, locale }: Voice, { fee, reason, freeUntil }: Charges): string {
  if (fee > 0)
    return t('cancel.fee', 'Cancelling costs {{fee}}: it is late, and somebody has kept this time for you.', {
      fee: formatMoney(fee, locale),
    });
  if (reason === 'free_unassigned')
    return t('cancel.free.unassigned', 'It costs nothing: nobody has been chosen to come yet.');
  if (!freeUntil) return t('cancel.free', 'It costs nothing.');
  return t('cancel.free.until', 'It costs nothing until {{when}}.', {
    when: formatInstant(freeUntil, 'short', locale),
  });
}

/** Where the money goes; null where no money moves. */
function moneySentence({ t, locale }: Voice, { fee, refund }: Charges): string | null {
  if (refund > 0)
    return t(
      'cancel.refund',
      '{{refund}} goes back to where you paid from. Banks take 5 to 7 working days.',
      { refund: formatMoney(refund, locale) },
    );
  return fee > 0 ? t('cancel.carried', 'What you have not paid yet is added to your next booking.') : null;
}

/** What follows from cancelling now, each a sentence. */
export function cancelConsequences(voice: Voice, booking: BookingDetails, charges: Charges): string[] {
  const { companyName: company } = booking;
  const told = company
    ? voice.t('cancel.told', '{{company}} is told at once, and your time goes to others.', { company })
    : voice.t('cancel.time', 'Your time goes to others.');
  return [feeSentence(voice, charges), moneySentence(voice, charges), told].filter(
    (sentence) => sentence !== null,
  );
}

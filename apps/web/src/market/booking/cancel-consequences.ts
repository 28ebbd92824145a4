import type { getCancellationCharges } from '@nukkad/contract/market/booking/booking.api';
import { type MoneySaying, endedTold } from '@nukkad/contract/market/booking/booking-money.told';
import type { RefundTo } from '@nukkad/contract/market/booking/refund-to.model';
import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import type { EndpointOutput } from '@nukkad/contract/kernel/endpoint';
import type { Voice } from '../../nouns/booking/booking.screen-row.ts';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';

export type Charges = EndpointOutput<typeof getCancellationCharges>;

function feeSentence({ t, locale }: Voice, { fee, reason, freeUntil }: Charges): string {
  if (fee > 0)
    return t('cancel.fee', 'Cancelling now costs {{fee}}. The job is soon and a professional is assigned.', {
      fee: formatMoney(fee, locale),
    });
  if (reason === 'free_unassigned')
    return t('cancel.free.unassigned', 'Cancelling is free. No professional is assigned yet.');
  if (reason === 'free_let_down')
    return t('cancel.free.letDown', 'Cancelling is free, because a partner let you down.');
  if (!freeUntil) return t('cancel.free', 'Cancelling is free.');
  return t('cancel.free.until', 'Cancelling is free until {{when}}.', {
    when: formatInstant(freeUntil, 'short', locale),
  });
}

/** Where the money goes, by the ways in which it was paid; none where no money moves. */
function moneyConsequences({ t, locale }: Voice, { after }: Charges, to: RefundTo): string[] {
  const sums = new Map(endedTold(after).map(({ say, sum }) => [say, sum]));
  const sum = (...says: readonly MoneySaying[]) => says.reduce((all, say) => all + (sums.get(say) ?? 0), 0);
  const words = (paise: number) => formatMoney(paise, locale);
  const toCredit = to === 'credit';
  const credit = toCredit ? after.returning : sum('returningCredit');
  const online = toCredit ? 0 : sum('returningOnline', 'returningCash');
  return [
    sum('chargeLater') > 0 &&
      t('cancel.charge.later', '{{fee}} is left to pay under Pay later.', { fee: words(sum('chargeLater')) }),
    sum('released') > 0 &&
      t('cancel.refund.later', 'You’ll no longer owe {{refund}}.', { refund: words(sum('released')) }),
    credit > 0 &&
      t('cancel.refund.credit', 'We’ll add {{refund}} to your credit right away.', { refund: words(credit) }),
    online > 0 &&
      t(
        'cancel.refund',
        'We’ll refund {{refund}} to your original payment method. Banks take 5 to 7 working days.',
        { refund: words(online) },
      ),
    sum('chargeCarried') > 0 && t('cancel.carried', 'The unpaid part is added to your next booking.'),
  ].filter((sentence) => sentence !== false);
}

/** What follows from cancelling now, each a sentence. */
export function cancelConsequences(
  voice: Voice,
  booking: BookingDetails,
  charges: Charges,
  to: RefundTo,
): string[] {
  const { companyName: company } = booking;
  const told = company
    ? voice.t('cancel.told', 'We’ll tell {{company}} and release your slot.', { company })
    : voice.t('cancel.time', 'We’ll release your slot.');
  return [feeSentence(voice, charges), ...moneyConsequences(voice, charges, to), told];
}

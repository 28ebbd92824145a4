import type { BookingMoney } from '@nukkad/contract/market/booking/booking-money.model';
import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import type { CancellationCharge } from '@nukkad/contract/money/payment/payment.model';
import type { Voice } from './booking.screen-row.ts';
import { formatInstant } from '../../ui/date-time.tsx';
import { formatMoney } from '../../ui/money.tsx';

type Say = Pick<Voice, 't' | 'locale'>;
type PaymentMode = BookingDetails['paymentMode'];

/** How a charge for cancelling late was or will be taken, each way a sentence. */
export function chargeSentences({ t, locale }: Say, charge: CancellationCharge): string[] {
  const money = (paise: number) => formatMoney(paise, locale);
  const { kept, carried, collectedWith } = charge;
  const sentences: string[] = [];
  if (kept > 0)
    sentences.push(
      t('money.kept', 'A {{sum}} cancellation charge was deducted from your payment.', { sum: money(kept) }),
    );
  if (carried > 0 && !collectedWith)
    sentences.push(
      t('money.carried', 'A {{sum}} cancellation charge will be added to your next booking.', {
        sum: money(carried),
      }),
    );
  if (carried > 0 && collectedWith)
    sentences.push(
      t('money.collected', 'The {{sum}} cancellation charge was added to booking {{number}}.', {
        sum: money(carried),
        number: collectedWith.bookingNumber,
      }),
    );
  return sentences;
}

/** Money that has come back, and when: of a booking and in the list of payments alike. */
export function refundedOn({ t, locale }: Say, paise: number, at: string): string {
  return t('money.returnedOn', '{{sum}} was refunded on {{day}}.', {
    sum: formatMoney(paise, locale),
    day: formatInstant(at, 'day', locale),
  });
}

/** What goes back or came back; nothing where no money does. */
export function returnSentences(say: Say, money: BookingMoney, mode: PaymentMode): string[] {
  const isLater = mode === 'paylater';
  const { t, locale } = say;
  const sum = (paise: number) => formatMoney(paise, locale);
  if (isLater && money.returning + money.returned > 0)
    return [
      t('money.released', 'You no longer owe {{sum}}. What you had already paid is refunded.', {
        sum: sum(money.returning + money.returned),
      }),
    ];
  const sentences: string[] = [];
  const toBank = money.returning - money.returningCash;
  if (toBank > 0)
    sentences.push(
      t('money.returning', 'Your {{sum}} refund is on its way. Banks take 5 to 7 working days.', {
        sum: sum(toBank),
      }),
    );
  if (money.returningCash > 0)
    sentences.push(
      t('money.returningCash', 'You get the {{sum}} that you paid in cash back.', {
        sum: sum(money.returningCash),
      }),
    );
  if (money.returned > 0)
    sentences.push(
      money.returnedAt
        ? refundedOn(say, money.returned, money.returnedAt)
        : t('money.returned', '{{sum}} was refunded.', { sum: sum(money.returned) }),
    );
  return sentences;
}

/** Of a booking that is paid later nothing was deducted: its charge is what is left to pay. */
function ownCharge(say: Say, charge: CancellationCharge, isLater: boolean): string[] {
  if (!isLater || charge.kept === 0) return chargeSentences(say, charge);
  const sum = formatMoney(charge.kept, say.locale);
  return [say.t('money.keptLater', 'A {{sum}} cancellation charge is left to pay.', { sum })];
}

/** Where the money is of a booking that ended without work: what the server says, no more. */
export function endedSentences(say: Say, money: BookingMoney, mode: PaymentMode): string[] {
  const { t } = say;
  const isLater = mode === 'paylater';
  const sentences = [
    ...(money.charge ? ownCharge(say, money.charge, isLater) : []),
    ...returnSentences(say, money, mode),
  ];
  if (money.charged === 0 && !money.charge) sentences.push(t('money.nothing', 'You weren’t charged.'));
  if (money.charged === 0 && money.mayStillArrive)
    sentences.push(t('money.late', 'If your bank still charges you, we’ll refund it.'));
  return sentences;
}

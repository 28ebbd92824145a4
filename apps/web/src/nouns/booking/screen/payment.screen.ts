/** What is said while a booking waits for its money: the server's state of the newest payment decides. */
import { endedTold } from '@nukkad/contract/market/booking/booking-money.told';
import type { ScreenRow, Seen, Voice } from '../booking.screen-row.ts';
import { formatInstant } from '../../../ui/time/date-time.tsx';
import { formatMoney } from '../../../ui/mark/money.tsx';
import { moneySentences } from '../money-words.ts';

/** After this long a waiting person is told what happens to their money. */
const longMs = 60_000;

const isLong = ({ booking, now }: Seen) =>
  booking.money?.since != null && now.getTime() - Date.parse(booking.money.since) >= longMs;

function waitingWords({ t, locale }: Voice, seen: Seen): string {
  const { status, money } = seen.booking;
  const sum = formatMoney(money?.amount ?? 0, locale);
  if (!isLong(seen))
    return t('pay.waiting.words', 'Confirming {{sum}} usually takes a minute. Don’t pay again.', {
      sum,
    });
  const until = money?.until ? formatInstant(money.until, 'time', locale) : '';
  return status === 'Payment Pending'
    ? t(
        'pay.waiting.slot',
        '{{sum}} is taking longer than usual. We’ll hold your slot until {{until}} and refund a late payment.',
        { sum, until },
      )
    : t(
        'pay.waiting.work',
        '{{sum}} is taking longer than usual. You can pay again at {{until}}. We refund double payments.',
        { sum, until },
      );
}

const underWay: ScreenRow = {
  tone: 'wait',
  headline: ({ t }) => t('pay.waiting', 'Waiting for your bank'),
  words: waitingWords,
};

const failed: ScreenRow = {
  tone: 'act',
  next: 'pay',
  headline: ({ t }) => t('pay.failed', 'Payment failed'),
  words: ({ t, locale }, { booking }) => {
    // The gateway and the banks write English alone.
    const told = locale.startsWith('en') ? booking.money?.failure : null;
    const reason = told ?? t('money.nothing', 'You weren’t charged.');
    const then =
      booking.status === 'Payment Pending'
        ? t('pay.failed.slot', 'Your slot is still held. Try again.')
        : t('pay.failed.again', 'Try again.');
    return `${reason} ${then}`;
  },
};

/** Null: no attempt to pay says anything; what the booking's status says stays. */
export function paymentRow({ booking }: Seen): ScreenRow | null {
  if (booking.money?.state === 'under_way') return underWay;
  return booking.money?.state === 'failed' && booking.can.pay ? failed : null;
}

/** The time to pay is over and the booking is about to be cancelled. */
export const paymentOver: ScreenRow = {
  tone: 'over',
  headline: ({ t }) => t('screen.b.payOver', 'Time to pay has run out'),
  words: (voice, { booking }) =>
    [
      voice.t('screen.b.payOver.words', 'This booking is being cancelled.'),
      ...(booking.money ? moneySentences(voice, endedTold(booking.money)) : []),
    ].join(' '),
};

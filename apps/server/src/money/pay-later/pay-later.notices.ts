import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { istDay } from '@nukkad/contract/kernel/time';
import { payLaterEvents } from '@nukkad/contract/money/pay-later/pay-later.noun';
import type { BookingInterface } from '../../market/booking/index.ts';
import type { Reader } from '../../platform/db/database.ts';
import { type Notice, notice, person, text } from '../../platform/notice/notice.ts';
import { dayIn, inRupees } from '../../platform/spoken.rules.ts';

interface Facts {
  readonly bookingId: string;
  readonly amountPaise: number;
  readonly dueAt: string;
}

/** The customer alone is told; the partner has nothing to do with it. */
export function payLaterNotices(booking: Pick<BookingInterface, 'bookingNumbers'>): readonly Notice[] {
  const look = async ({ facts }: { readonly facts: Facts }, reader: Reader) => ({
    sum: inRupees(facts.amountPaise),
    day: istDay(new Date(facts.dueAt)),
    number: (await booking.bookingNumbers(reader, [facts.bookingId])).get(facts.bookingId) ?? '',
  });
  return [
    notice('pay_later.tell_soon', payLaterEvents.dueSoon, {
      tag: 'payments',
      opens: () => screenAddress.customerPayLater,
      to: async ({ facts }) => person(facts.userId),
      look,
      words: ({ sum, day, number }) =>
        text({
          en: `${sum} for booking ${number} is due on ${dayIn('en', day)}. Pay it under Pay later.`,
          hi: `बुकिंग ${number} के ${sum} ${dayIn('hi', day)} तक देने हैं। "बाद में चुकाएँ" में भुगतान करें।`,
        }),
    }),
    notice('pay_later.tell_today', payLaterEvents.dueToday, {
      tag: 'payments',
      opens: () => screenAddress.customerPayLater,
      to: async ({ facts }) => person(facts.userId),
      look,
      words: ({ sum, number }) =>
        text({
          en: `${sum} for booking ${number} is due today. Pay it under Pay later.`,
          hi: `बुकिंग ${number} के ${sum} आज देने हैं। "बाद में चुकाएँ" में भुगतान करें।`,
        }),
    }),
    notice('pay_later.tell_overdue', payLaterEvents.overdue, {
      tag: 'payments',
      opens: () => screenAddress.customerPayLater,
      to: async ({ facts }) => person(facts.userId),
      look,
      words: ({ sum, number }) =>
        text({
          en: `${sum} for booking ${number} is overdue. You can pay later again once it is paid.`,
          hi: `बुकिंग ${number} के ${sum} का समय निकल गया। चुकाने के बाद आप फिर बाद में चुका सकेंगे।`,
        }),
    }),
  ];
}

import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { paymentEvents } from '@nukkad/contract/money/payment/payment.noun';
import { type Notice, notice, person } from '../../platform/notice/notice.ts';
import { inRupees } from '../../platform/spoken.rules.ts';
import type { PaymentDependencies } from './payment.interface.ts';
import { findOrder } from './order.store.ts';

/** The link is the way to pay at the door: it is sent whatever else was turned off. */
export function paymentNotices({ platform: { clock }, booking }: PaymentDependencies): readonly Notice[] {
  return [
    notice('payment.tell_link', paymentEvents.linkSent, {
      tag: 'payments',
      opens: ({ bookingId }) => screenAddress.customerBooking(bookingId),
      urgent: true,
      template: 'booking_update',
      to: async ({ facts }, reader) => person((await findOrder(reader, facts.orderId))?.buyerId),
      look: async ({ facts }, reader) => {
        const order = await findOrder(reader, facts.orderId);
        if (!order?.linkUrl || order.paidAt || order.expiresAt <= clock.now()) return null;
        const numbers = await booking.bookingNumbers(reader, [facts.bookingId]);
        return { ...order, link: order.linkUrl, bookingNumber: numbers.get(facts.bookingId) ?? '' };
      },
      words: ({ bookingNumber, amountPaise, link }) => ({
        fills: {
          bookingNumber,
          text: {
            en: `pay ${inRupees(amountPaise)} here, no login needed: ${link}`,
            hi: `${inRupees(amountPaise)} यहाँ चुकाएँ, लॉग इन ज़रूरी नहीं: ${link}`,
          },
        },
        listed: {
          en: `You can pay ${inRupees(amountPaise)} online now.`,
          hi: `अब आप ${inRupees(amountPaise)} ऑनलाइन चुका सकते हैं।`,
        },
      }),
    }),
  ];
}

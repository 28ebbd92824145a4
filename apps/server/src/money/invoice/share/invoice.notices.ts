import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { invoiceEvents } from '@nukkad/contract/money/invoice/invoice.noun';
import type { Reader } from '../../../platform/db/database.ts';
import { type Notice, notice, person } from '../../../platform/notice/notice.ts';
import type { InvoiceDependencies } from '../issue-invoice.ts';

interface Shared {
  readonly bookingNumber: string;
  readonly link: string;
}

/** The link that was just asked for goes out by the way that was chosen, whatever else was turned off. */
export function invoiceNotices(deps: InvoiceDependencies): readonly Notice[] {
  const look = async (
    { facts }: { facts: { bookingId: string; shareId: string } },
    reader: Reader,
  ): Promise<Shared | null> => {
    const share = await deps.share.open(reader, facts.shareId, deps.platform.clock.now());
    if (!share) return null;
    const numbers = await deps.booking.bookingNumbers(reader, [facts.bookingId]);
    return { bookingNumber: numbers.get(facts.bookingId) ?? '', link: share.url };
  };
  const by = (way: 'sms' | 'mail') =>
    notice(`invoice.${way}_share`, invoiceEvents.shared, {
      tag: 'payments',
      opens: ({ bookingId }) => screenAddress.customerBooking(bookingId),
      urgent: true,
      template: 'booking_update',
      channels: [way],
      to: async ({ facts }) => (facts.way === way ? person(facts.buyerId) : []),
      look,
      words: ({ bookingNumber, link }) => ({
        fills: {
          bookingNumber,
          text: { en: `your invoice: ${link}`, hi: `आपका बिल: ${link}` },
        },
        listed: { en: 'Your invoice was sent to you.', hi: 'आपका बिल भेज दिया गया है।' },
      }),
    });
  return [by('sms'), by('mail')];
}

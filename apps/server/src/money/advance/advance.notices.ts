import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { advanceEvents } from '@nukkad/contract/money/advance/advance.events';
import type { Reader } from '../../platform/db/database.ts';
import { type Notice, notice, person, text } from '../../platform/notice/notice.ts';
import { inRupees } from '../../platform/spoken.rules.ts';
import { findAdvanceOrder } from './advance-order.store.ts';

interface OfOrder {
  readonly facts: { readonly orderId: string; readonly leadId: string; readonly rfqId: string };
}

const opens = ({ rfqId, leadId, orderId }: OfOrder['facts']) =>
  `${screenAddress.customerQuote(rfqId, leadId)}?paid=${orderId}`;
const to = async ({ facts }: OfOrder, reader: Reader) =>
  person((await findAdvanceOrder(reader, facts.orderId))?.buyerId);
const look = async ({ facts }: OfOrder, reader: Reader) => findAdvanceOrder(reader, facts.orderId);

/** A customer whose advance came late hears that it goes back, and that it went. */
export const advanceNotices: readonly Notice[] = [
  notice('advance.tell_late', advanceEvents.late, {
    tag: 'payments',
    opens,
    to,
    // Where it went back already, the other notice says so.
    look: async (heard, reader) => {
      const order = await look(heard, reader);
      return order?.status === 'late' ? order : null;
    },
    words: ({ amountPaise }) =>
      text({
        en: `your advance of ${inRupees(amountPaise)} was no longer due. We’re refunding it.`,
        hi: `आपका ${inRupees(amountPaise)} का अग्रिम अब बाकी नहीं था। हम इसे लौटा रहे हैं।`,
      }),
  }),
  notice('advance.tell_refunded', advanceEvents.refunded, {
    tag: 'payments',
    opens,
    to,
    look,
    words: ({ amountPaise }) =>
      text({
        en: `your advance of ${inRupees(amountPaise)} was no longer due. We’ve refunded it.`,
        hi: `आपका ${inRupees(amountPaise)} का अग्रिम अब बाकी नहीं था। हमने इसे लौटा दिया है।`,
      }),
  }),
];

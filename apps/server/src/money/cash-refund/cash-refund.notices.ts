import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { cashRefundEvents, type CashRefundStatus } from '@nukkad/contract/money/cash-refund/cash-refund.noun';
import type { Reader } from '../../platform/db/database.ts';
import { type Notice, notice, person } from '../../platform/notice/notice.ts';
import type { Heard } from '../../platform/outbox/event.ts';
import { inRupees } from '../../platform/spoken.rules.ts';
import { type CashRefundRow, findCashRefund } from './cash-refund.store.ts';

type Facts = { readonly refundId: string; readonly bookingId: string; readonly userId: string };
type Told = Pick<CashRefundRow, 'bookingNumber' | 'amountPaise' | 'kind' | 'bankName' | 'accountHint'>;

const toCustomer = {
  tag: 'payments',
  template: 'booking_update',
  opens: ({ bookingId }: Pick<Facts, 'bookingId'>) => screenAddress.customerBooking(bookingId),
  to: async ({ facts }: Heard<Facts>) => person(facts.userId),
} as const;

/** Only while it is so: what has moved on since is no news any more. */
const whileIn =
  (...states: CashRefundStatus[]) =>
  async ({ facts }: Heard<Facts>, reader: Reader): Promise<CashRefundRow | null> => {
    const row = await findCashRefund(reader, facts.refundId);
    return row && states.includes(row.status) ? row : null;
  };

const said = ({ bookingNumber }: Told, en: string, hi: string) => ({
  fills: { bookingNumber, text: { en, hi } },
});

const placeOf = ({ kind, bankName, accountHint }: Told) =>
  kind === 'bank'
    ? { en: `${bankName}, account ending ${accountHint}`, hi: `${bankName} के खाते (आख़िरी अंक ${accountHint})` }
    : { en: `UPI ID ${accountHint}`, hi: `यूपीआई (${accountHint})` };

/** The customer paid in cash: without an answer nothing goes back, so the question is sent whatever was turned off. */
export const cashRefundNotices: readonly Notice[] = [
  notice('cash_refund.ask', cashRefundEvents.asked, {
    ...toCustomer,
    urgent: true,
    look: whileIn('Waiting For Customer'),
    words: (row) =>
      said(
        row,
        `${inRupees(row.amountPaise)} of your cash is refunded. Open the booking and choose a bank account, UPI or credit.`,
        `आपके ${inRupees(row.amountPaise)} नकद लौटाए जा रहे हैं। बुकिंग खोलकर बैंक खाता, यूपीआई या क्रेडिट चुनें।`,
      ),
  }),
  notice('cash_refund.ask_again', cashRefundEvents.sentBack, {
    ...toCustomer,
    urgent: true,
    look: whileIn('Waiting For Customer'),
    words: (row) =>
      said(
        row,
        `we need another account for your refund of ${inRupees(row.amountPaise)}. Open the booking and choose one.`,
        `${inRupees(row.amountPaise)} के रिफ़ंड के लिए दूसरा खाता चाहिए। बुकिंग खोलकर चुनें।`,
      ),
  }),
  notice('cash_refund.tell_paid', cashRefundEvents.paid, {
    ...toCustomer,
    look: whileIn('Paid'),
    words: (row) =>
      said(
        row,
        `${inRupees(row.amountPaise)} was refunded to ${placeOf(row).en}.`,
        `${inRupees(row.amountPaise)} ${placeOf(row).hi} में लौटा दिए गए।`,
      ),
  }),
  notice('cash_refund.tell_failed', cashRefundEvents.failed, {
    ...toCustomer,
    urgent: true,
    look: whileIn('Failed'),
    words: (row) =>
      said(
        row,
        `your refund of ${inRupees(row.amountPaise)} to ${placeOf(row).en} failed. Open the booking and choose another account.`,
        `${placeOf(row).hi} में ${inRupees(row.amountPaise)} का रिफ़ंड नहीं हो पाया। बुकिंग खोलकर दूसरा खाता चुनें।`,
      ),
  }),
];

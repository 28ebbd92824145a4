import type { BookingMoney } from '@nukkad/contract/market/booking/booking-money.model';
import { type Said, inRupees } from '../../../platform/spoken.rules.ts';

/** How a message about a booking that ended begins. */
export const endings = {
  rejected: { en: 'sorry, no partner is free at that time.', hi: 'माफ़ कीजिए, उस समय कोई पार्टनर खाली नहीं है।' },
  unpaid: {
    en: 'it was not paid in time, so it was cancelled.',
    hi: 'समय पर भुगतान नहीं हुआ, इसलिए बुकिंग रद्द हो गई।',
  },
  cancelled: { en: 'it was cancelled.', hi: 'बुकिंग रद्द हो गई।' },
} as const satisfies Readonly<Record<string, Said>>;

const says = {
  kept: (sum: string) => ({
    en: `A cancellation charge of ${sum} was taken from what you paid.`,
    hi: `आपके भुगतान में से ${sum} रद्दीकरण शुल्क लिया गया।`,
  }),
  collected: (sum: string, number: string) => ({
    en: `A cancellation charge of ${sum} was added to booking ${number}.`,
    hi: `${sum} रद्दीकरण शुल्क बुकिंग ${number} में जोड़ दिया गया।`,
  }),
  carried: (sum: string) => ({
    en: `A cancellation charge of ${sum} will be added to your next booking.`,
    hi: `${sum} रद्दीकरण शुल्क आपकी अगली बुकिंग में जुड़ेगा।`,
  }),
  returning: (sum: string) => ({
    en: `${sum} goes back to you in 5 to 7 working days.`,
    hi: `${sum} आपको लौट रहे हैं। बैंक को 5 से 7 कामकाजी दिन लगते हैं।`,
  }),
  returned: (sum: string) => ({ en: `${sum} was returned to you.`, hi: `${sum} आपको लौटा दिए गए।` }),
  nothing: () => ({ en: 'Nothing was charged.', hi: 'आपसे कुछ नहीं लिया गया।' }),
  mayArrive: () => ({
    en: 'If your bank takes money later, it goes back to you.',
    hi: 'अगर बैंक बाद में पैसे काटे, तो वे आपको लौट आएँगे।',
  }),
} satisfies Readonly<Record<string, (sum: string, number: string) => Said>>;

/** A payment that came too late. */
export const lateIn = (paise: number): Said => ({
  en: `your payment of ${inRupees(paise)} was no longer due.`,
  hi: `आपके ${inRupees(paise)} के भुगतान की अब ज़रूरत नहीं थी।`,
});

/** What became of the money of a booking that ended, each fact a sentence; equal to what its page says. */
export function moneySaid(money: BookingMoney): Said {
  const { charge, charged, returned, returning, mayStillArrive } = money;
  const sentences: Said[] = [];
  if (charge && charge.kept > 0) sentences.push(says.kept(inRupees(charge.kept)));
  if (charge && charge.carried > 0) {
    const sum = inRupees(charge.carried);
    const into = charge.collectedWith?.bookingNumber;
    sentences.push(into === undefined ? says.carried(sum) : says.collected(sum, into));
  }
  if (returning > 0) sentences.push(says.returning(inRupees(returning)));
  if (returned > 0) sentences.push(says.returned(inRupees(returned)));
  if (charged === 0 && !charge) sentences.push(says.nothing());
  if (mayStillArrive && charged === 0) sentences.push(says.mayArrive());
  return {
    en: sentences.map(({ en }) => en).join(' '),
    hi: sentences.map(({ hi }) => hi).join(' '),
  };
}

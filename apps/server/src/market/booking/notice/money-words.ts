import type { BookingMoney } from '@nukkad/contract/market/booking/booking-money.model';
import { type Said, inRupees } from '../../../platform/spoken.rules.ts';

/** How a message about a booking that ended begins. */
export const endings = {
  rejected: { en: 'sorry, no partner was available.', hi: 'माफ़ कीजिए, कोई पार्टनर उपलब्ध नहीं था।' },
  unpaid: {
    en: 'your booking was cancelled because it wasn’t paid in time.',
    hi: 'समय पर भुगतान नहीं हुआ, इसलिए बुकिंग रद्द हो गई।',
  },
  absent: {
    en: 'your booking was cancelled because the professional found no one there. If that’s wrong, report a problem.',
    hi: 'कारीगर को वहाँ कोई नहीं मिला, इसलिए बुकिंग रद्द हो गई। यह ग़लत हो तो समस्या की सूचना दें।',
  },
  calledOff: {
    en: 'your partner called off this visit of your project. They can plan another one.',
    hi: 'पार्टनर ने आपके प्रोजेक्ट की यह विज़िट रद्द कर दी। वे दूसरी विज़िट तय कर सकते हैं।',
  },
  projectCancelled: {
    en: 'your project was cancelled, and this visit with it.',
    hi: 'आपका प्रोजेक्ट रद्द हो गया, और उसके साथ यह विज़िट भी।',
  },
  notVisited: {
    en: 'sorry that no one came to this visit of your project. Your partner can plan another one.',
    hi: 'माफ़ कीजिए, आपके प्रोजेक्ट की इस विज़िट पर कोई नहीं आया। पार्टनर दूसरी विज़िट तय कर सकते हैं।',
  },
  cancelled: { en: 'your booking was cancelled.', hi: 'बुकिंग रद्द हो गई।' },
} as const satisfies Readonly<Record<string, Said>>;

const says = {
  kept: (sum: string) => ({
    en: `A cancellation charge of ${sum} was deducted from your payment.`,
    hi: `आपके भुगतान में से ${sum} रद्दीकरण शुल्क काटा गया।`,
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
    en: `Your ${sum} refund is on its way. Banks take 5 to 7 working days.`,
    hi: `${sum} का रिफ़ंड आ रहा है। बैंक को 5 से 7 कामकाजी दिन लगते हैं।`,
  }),
  returningCash: (sum: string) => ({
    en: `You get the ${sum} that you paid in cash back.`,
    hi: `नक़द दिए गए ${sum} आपको वापस मिलेंगे।`,
  }),
  keptLater: (sum: string) => ({
    en: `A cancellation charge of ${sum} is left to pay under Pay later.`,
    hi: `${sum} रद्दीकरण शुल्क "बाद में चुकाएँ" में देना बाक़ी है।`,
  }),
  released: (sum: string) => ({
    en: `You no longer owe ${sum}. What you had already paid of it is refunded.`,
    hi: `${sum} अब आपको नहीं देने हैं। उसमें से जो चुका दिया था, वह लौटाया जाएगा।`,
  }),
  returned: (sum: string) => ({ en: `${sum} was refunded.`, hi: `${sum} का रिफ़ंड हो गया।` }),
  nothing: () => ({ en: 'You weren’t charged.', hi: 'आपसे कोई पैसा नहीं लिया गया।' }),
  mayArrive: () => ({
    en: 'If your bank still charges you, we’ll refund it.',
    hi: 'अगर बैंक बाद में पैसे काटे, तो हम रिफ़ंड कर देंगे।',
  }),
} satisfies Readonly<Record<string, (sum: string, number: string) => Said>>;

/** A payment that came too late. */
export const lateIn = (paise: number): Said => ({
  en: `your payment of ${inRupees(paise)} was no longer due.`,
  hi: `आपके ${inRupees(paise)} के भुगतान की अब ज़रूरत नहीं थी।`,
});

/** What became of the money of a booking that ended, each fact a sentence; equal to what its page says. */
export function moneySaid(money: BookingMoney, isLater = false): Said {
  const { charge, charged, returned, returning, returningCash, mayStillArrive } = money;
  const toBank = returning - returningCash;
  const sentences: Said[] = [];
  if (charge && charge.kept > 0)
    sentences.push((isLater ? says.keptLater : says.kept)(inRupees(charge.kept)));
  if (charge && charge.carried > 0) {
    const sum = inRupees(charge.carried);
    const into = charge.collectedWith?.bookingNumber;
    sentences.push(into === undefined ? says.carried(sum) : says.collected(sum, into));
  }
  if (isLater && returning + returned > 0) sentences.push(says.released(inRupees(returning + returned)));
  if (!isLater && toBank > 0) sentences.push(says.returning(inRupees(toBank)));
  if (!isLater && returningCash > 0) sentences.push(says.returningCash(inRupees(returningCash)));
  if (!isLater && returned > 0) sentences.push(says.returned(inRupees(returned)));
  if (charged === 0 && !charge) sentences.push(says.nothing());
  if (mayStillArrive && charged === 0) sentences.push(says.mayArrive());
  return {
    en: sentences.map(({ en }) => en).join(' '),
    hi: sentences.map(({ hi }) => hi).join(' '),
  };
}

import type { MoneySaying, MoneyTold } from '@nukkad/contract/market/booking/booking-money.told';
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

/** Each saying with its sum; `which`: the booking that collects a charge. */
const says: Readonly<Record<MoneySaying, (sum: string, which: string) => Said>> = {
  chargeKept: (sum) => ({
    en: `A cancellation charge of ${sum} was deducted from your payment.`,
    hi: `आपके भुगतान में से ${sum} रद्दीकरण शुल्क काटा गया।`,
  }),
  chargeLater: (sum) => ({
    en: `A cancellation charge of ${sum} is left to pay under Pay later.`,
    hi: `${sum} रद्दीकरण शुल्क "बाद में चुकाएँ" में देना बाक़ी है।`,
  }),
  chargeSettled: (sum) => ({
    en: `A cancellation charge of ${sum} was taken from what you paid.`,
    hi: `आपके चुकाए पैसों में से ${sum} रद्दीकरण शुल्क लिया गया।`,
  }),
  chargeCollected: (sum, which) => ({
    en: `A cancellation charge of ${sum} was added to booking ${which}.`,
    hi: `${sum} रद्दीकरण शुल्क बुकिंग ${which} में जोड़ दिया गया।`,
  }),
  chargeCarried: (sum) => ({
    en: `A cancellation charge of ${sum} will be added to your next booking.`,
    hi: `${sum} रद्दीकरण शुल्क आपकी अगली बुकिंग में जुड़ेगा।`,
  }),
  complaint: (sum) => ({
    en: `${sum} was taken off your bill after a complaint.`,
    hi: `शिकायत के बाद आपके बिल से ${sum} कम किए गए।`,
  }),
  stopped: (sum) => ({
    en: `${sum} was taken off your bill because the visit ended early.`,
    hi: `विज़िट पहले ख़त्म हुई, इसलिए आपके बिल से ${sum} कम किए गए।`,
  }),
  surplus: (sum) => ({
    en: `You paid ${sum} more than you owed.`,
    hi: `आपने ${sum} ज़्यादा चुकाए।`,
  }),
  released: (sum) => ({ en: `You no longer owe ${sum}.`, hi: `${sum} अब आपको नहीं देने हैं।` }),
  returningOnline: (sum) => ({
    en: `Your ${sum} refund is on its way. Banks take 5 to 7 working days.`,
    hi: `${sum} का रिफ़ंड आ रहा है। बैंक को 5 से 7 कामकाजी दिन लगते हैं।`,
  }),
  returningCredit: (sum) => ({
    en: `${sum} is being added to your credit.`,
    hi: `${sum} आपके क्रेडिट में जुड़ रहे हैं।`,
  }),
  returningCash: (sum) => ({
    en: `You get the ${sum} that you paid in cash back.`,
    hi: `नक़द दिए गए ${sum} आपको वापस मिलेंगे।`,
  }),
  returnedOnline: (sum) => ({ en: `${sum} was refunded.`, hi: `${sum} का रिफ़ंड हो गया।` }),
  returnedCredit: (sum) => ({
    en: `${sum} was added to your credit.`,
    hi: `${sum} आपके क्रेडिट में जोड़े गए।`,
  }),
  returnedCash: (sum) => ({
    en: `${sum} of your cash was sent to your account.`,
    hi: `नक़द दिए गए ${sum} आपके खाते में भेजे गए।`,
  }),
  nothing: () => ({ en: 'You weren’t charged.', hi: 'आपसे कोई पैसा नहीं लिया गया।' }),
  mayArrive: () => ({
    en: 'If your bank still charges you, we’ll refund it.',
    hi: 'अगर बैंक बाद में पैसे काटे, तो हम रिफ़ंड कर देंगे।',
  }),
};

/** A payment that came too late. */
export const lateIn = (paise: number): Said => ({
  en: `your payment of ${inRupees(paise)} was no longer due.`,
  hi: `आपके ${inRupees(paise)} के भुगतान की अब ज़रूरत नहीं थी।`,
});

/** What became of the money, each fact a sentence: the facts of its page. */
export function moneySaid(facts: readonly MoneyTold[]): Said {
  const sentences = facts.map(({ say, sum, number }) => says[say](inRupees(sum), number ?? ''));
  return {
    en: sentences.map(({ en }) => en).join(' '),
    hi: sentences.map(({ hi }) => hi).join(' '),
  };
}

import type { Said } from '../../../platform/spoken.rules.ts';

/** What is read of visits that repeat; each after the number of a booking. */
export const seriesTexts = {
  made: (at: Said): Said => ({
    en: `the next of your repeating visits is booked: ${at.en}. You pay after the work.`,
    hi: `आपकी अगली दोहराई जाने वाली विज़िट बुक हो गई: ${at.hi}। पैसे काम के बाद देने हैं।`,
  }),
  notFree: (at: Said): Said => ({
    en: `no one is free for your repeating visit on ${at.en}, so it isn’t booked. The visits after it stay. Sign in to book another time.`,
    hi: `${at.hi} की आपकी विज़िट के लिए कोई ख़ाली नहीं है, इसलिए वह बुक नहीं हुई। आगे की विज़िटें वैसी ही हैं। दूसरा समय बुक करने के लिए साइन इन करें।`,
  }),
  allDone: {
    en: 'that was the last of your repeating visits. Book again whenever you like.',
    hi: 'यह आपकी आख़िरी दोहराई जाने वाली विज़िट थी। जब चाहें फिर बुक करें।',
  },
  madeForPartner: (at: Said, locality: string): Said => ({
    en: `the next repeating visit of your customer is booked: ${at.en}, ${locality}. Choose who goes.`,
    hi: `आपके ग्राहक की अगली दोहराई जाने वाली विज़िट बुक हुई: ${at.hi}, ${locality}। तय करें कि कौन जाएगा।`,
  }),
  pausedForPartner: (from: Said, until: Said): Said => ({
    en: `the customer paused these repeating visits from ${from.en} to ${until.en}. They continue after that.`,
    hi: `ग्राहक ने ये दोहराई जाने वाली विज़िटें ${from.hi} से ${until.hi} तक रोक दीं। उसके बाद वे जारी रहेंगी।`,
  }),
  resumedForPartner: {
    en: 'the customer ended the pause of these repeating visits. The next visits are booked again.',
    hi: 'ग्राहक ने इन दोहराई जाने वाली विज़िटों का विराम ख़त्म किया। अगली विज़िटें फिर बुक होंगी।',
  },
  endedForPartner: {
    en: 'the customer ended these repeating visits. No more follow.',
    hi: 'ग्राहक ने ये दोहराई जाने वाली विज़िटें ख़त्म कर दीं। अब कोई और नहीं होगी।',
  },
} as const;

import { type Said, inRupees } from '../../../platform/spoken.rules.ts';

/** What the buyer reads of the own booking. */
export const buyerTexts = {
  accepted: { en: 'a partner has accepted it.', hi: 'एक पार्टनर ने इसे स्वीकार कर लिया है।' },
  completed: {
    en: 'the work is done. Thanks for booking with us.',
    hi: 'काम पूरा हो गया। बुक करने के लिए धन्यवाद।',
  },
  chosenRefused: {
    en: 'the partner you chose can’t take it. We’re asking another one.',
    hi: 'आपका चुना पार्टनर यह काम नहीं ले सका। हम दूसरे पार्टनर से पूछ रहे हैं।',
  },
} as const satisfies Readonly<Record<string, Said>>;

export const additionAsked = ({ name, pricePaise }: { name: string; pricePaise: number }): Said => ({
  en: `the professional wants to add ${name} for ${inRupees(pricePaise)}. Sign in to approve or decline.`,
  hi: `कारीगर ${inRupees(pricePaise)} में ${name} जोड़ना चाहते हैं। मंज़ूर या मना करने के लिए साइन इन करें।`,
});

/** A piece of work as it is named before its door and number may be told. */
export interface Job {
  readonly at: Said;
  readonly locality: string;
}

/** What the owner of a partner reads. */
export const partnerTexts = {
  offered: ({ at, locality }: Job, before: Said): Said => ({
    en: `new request for ${at.en}, ${locality}. Accept it before ${before.en}.`,
    hi: `${at.hi} के लिए नया अनुरोध, ${locality}। ${before.hi} से पहले स्वीकार करें।`,
  }),
  expired: {
    en: 'time to accept has run out. We’re asking another partner.',
    hi: 'स्वीकार करने का समय ख़त्म हो गया। हम दूसरे पार्टनर से पूछ रहे हैं।',
  },
  cancelled: ({ at }: Pick<Job, 'at'>): Said => ({
    en: `the customer cancelled this booking for ${at.en}.`,
    hi: `ग्राहक ने ${at.hi} की यह बुकिंग रद्द कर दी।`,
  }),
} as const;

/** What the professional reads who does the work, or no longer does it. */
export const workerTexts = {
  assigned: ({ at, locality }: Job): Said => ({
    en: `you have a new job: ${at.en}, ${locality}. Sign in for details.`,
    hi: `आपके लिए नया काम है: ${at.hi}, ${locality}। जानकारी के लिए साइन इन करें।`,
  }),
  takenAway: {
    en: 'this job has been assigned to someone else. You don’t need to go.',
    hi: 'यह काम किसी और को सौंपा गया है। आपको जाने की ज़रूरत नहीं।',
  },
  cancelled: ({ at }: Pick<Job, 'at'>): Said => ({
    en: `the customer cancelled the job for ${at.en}. You don’t need to go.`,
    hi: `ग्राहक ने ${at.hi} का काम रद्द कर दिया। आपको जाने की ज़रूरत नहीं।`,
  }),
  additionAnswered: (approved: boolean, name: string): Said =>
    approved
      ? { en: `the customer approved ${name}.`, hi: `ग्राहक ने ${name} मंज़ूर किया।` }
      : { en: `the customer declined ${name}.`, hi: `ग्राहक ने ${name} के लिए मना किया।` },
} as const;

import { type Said, inRupees } from '../../../platform/spoken.rules.ts';

/** What is read of a visit that cannot go on. */
export const stopTexts = {
  asked: (billPaise: number, before: Said): Said => ({
    en: `the visit can’t continue. The bill for what was done is ${inRupees(billPaise)}. Sign in to agree or not before ${before.en}; else it counts.`,
    hi: `विज़िट आगे नहीं हो सकती। हुए काम का बिल ${inRupees(billPaise)} है। ${before.hi} से पहले साइन इन करके हाँ या ना कहें, नहीं तो यही माना जाएगा।`,
  }),
  goesOn: { en: 'the visit continues after all.', hi: 'विज़िट अब जारी रहेगी।' },
  ended: (billPaise: number): Said => ({
    en: `the visit ended early. The bill for what was done is ${inRupees(billPaise)}.`,
    hi: `विज़िट समय से पहले ख़त्म हुई। हुए काम का बिल ${inRupees(billPaise)} है।`,
  }),
} as const;

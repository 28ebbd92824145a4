import { type Said, inRupees } from '../../../platform/spoken.rules.ts';

/** What the buyer reads of the own booking. */
export const buyerTexts = {
  completed: {
    en: 'the work is done. Thanks for booking with us.',
    hi: 'काम पूरा हो गया। बुक करने के लिए धन्यवाद।',
  },
  givenBack: {
    en: 'the partner can’t come after all. We’re asking another one. You can cancel for free.',
    hi: 'पार्टनर अब नहीं आ सकते। हम दूसरे पार्टनर से पूछ रहे हैं। आप बिना शुल्क रद्द कर सकते हैं।',
  },
  chosenRefused: {
    en: 'the partner you chose can’t take it. We’re asking another one.',
    hi: 'आपका चुना पार्टनर यह काम नहीं ले सका। हम दूसरे पार्टनर से पूछ रहे हैं।',
  },
  takenBack: {
    en: 'our support team is asking another partner to come. Time and price stay the same.',
    hi: 'हमारी सहायता टीम दूसरे पार्टनर से पूछ रही है। समय और दाम वही हैं।',
  },
} as const satisfies Readonly<Record<string, Said>>;

/** What the buyer reads of who comes, and when. */
export const acceptedBy = (company: string, at: Said): Said => ({
  en: `${company} has accepted it for ${at.en}.`,
  hi: `${company} ने इसे ${at.hi} के लिए स्वीकार कर लिया है।`,
});

/** What the buyer reads of a visit that the partner of a project planned. */
export const visitPlanned = (at: Said): Said => ({
  en: `your partner planned a visit of your project on ${at.en}. You can change the time.`,
  hi: `पार्टनर ने आपके प्रोजेक्ट की विज़िट ${at.hi} पर तय की है। आप समय बदल सकते हैं।`,
});

/** What the buyer reads where the professional did not come. */
export const professionalAbsent = (creditPaise: number): Said => ({
  en: `sorry that no one came. You have ${inRupees(creditPaise)} credit, and we’re asking another partner.`,
  hi: `माफ़ कीजिए, कोई नहीं आया। आपको ${inRupees(creditPaise)} क्रेडिट मिला है, और हम दूसरे पार्टनर से पूछ रहे हैं।`,
});

/** What the buyer reads of a change of time; `at` is when the visit is, or would be. */
export const buyerTimeTexts = {
  proposed: (at: Said, before: Said): Said => ({
    en: `the partner asks to move your visit to ${at.en}. Sign in to agree or decline before ${before.en}.`,
    hi: `पार्टनर आपकी विज़िट ${at.hi} पर करना चाहते हैं। ${before.hi} से पहले साइन इन करके हाँ या ना कहें।`,
  }),
  agreed: (at: Said, feePaise: number): Said =>
    feePaise === 0
      ? { en: `your visit is now on ${at.en}.`, hi: `आपकी विज़िट अब ${at.hi} पर है।` }
      : {
          en: `your visit is now on ${at.en}. Your next booking includes a ${inRupees(feePaise)} late-change charge.`,
          hi: `आपकी विज़िट अब ${at.hi} पर है। देर से बदलने का ${inRupees(feePaise)} शुल्क अगली बुकिंग में जुड़ेगा।`,
        },
  earlier: (at: Said, before: Said): Said => ({
    en: `an earlier time is free: ${at.en}. Sign in before ${before.en} to take it, at no charge.`,
    hi: `एक पहले का समय ख़ाली हुआ है: ${at.hi}। बिना शुल्क लेने के लिए ${before.hi} से पहले साइन इन करें।`,
  }),
  kept: (at: Said): Said => ({
    en: `the partner couldn’t change the time. Your visit stays on ${at.en}.`,
    hi: `पार्टनर समय नहीं बदल सके। आपकी विज़िट ${at.hi} पर ही है।`,
  }),
} as const;

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
  urgent: ({ at, locality }: Job): Said => ({
    en: `urgent request to come as soon as possible: ${at.en}, ${locality}. Open your bookings and accept it now.`,
    hi: `जल्द से जल्द आने का ज़रूरी अनुरोध: ${at.hi}, ${locality}। बुकिंग खोलकर अभी स्वीकार करें।`,
  }),
  expired: {
    en: 'time to accept has run out. We’re asking another partner.',
    hi: 'स्वीकार करने का समय ख़त्म हो गया। हम दूसरे पार्टनर से पूछ रहे हैं।',
  },
  moved: (at: Said): Said => ({
    en: `the customer moved this booking to ${at.en}.`,
    hi: `ग्राहक ने यह बुकिंग ${at.hi} पर कर दी।`,
  }),
  movedAway: {
    en: 'the customer changed the time and no one in your team is free then. We’re asking another partner.',
    hi: 'ग्राहक ने समय बदला और तब आपकी टीम में कोई ख़ाली नहीं है। हम दूसरे पार्टनर से पूछ रहे हैं।',
  },
  takenBack: (at: Said): Said => ({
    en: `our support team gave this booking for ${at.en} to another partner.`,
    hi: `हमारी सहायता टीम ने ${at.hi} की यह बुकिंग दूसरे पार्टनर को दे दी।`,
  }),
  timeAsked: (at: Said, before: Said): Said => ({
    en: `the customer asks to move this booking to ${at.en}. Answer before ${before.en}.`,
    hi: `ग्राहक यह बुकिंग ${at.hi} पर करना चाहते हैं। ${before.hi} से पहले जवाब दें।`,
  }),
  timeKept: (at: Said): Said => ({
    en: `the customer didn’t agree to another time. This booking stays on ${at.en}.`,
    hi: `ग्राहक समय बदलने पर राज़ी नहीं हुए। यह बुकिंग ${at.hi} पर ही है।`,
  }),
  professionalAbsent: (paise: number): Said => ({
    en: `no one came to this booking. A ${inRupees(paise)} penalty is taken from your next payout.`,
    hi: `इस बुकिंग पर कोई नहीं पहुँचा। ${inRupees(paise)} जुर्माना अगले भुगतान में से कटेगा।`,
  }),
  penalty: (paise: number): Said => ({
    en: `your team gave back this booking. A ${inRupees(paise)} penalty is taken from your next payout.`,
    hi: `आपकी टीम ने यह बुकिंग वापस कर दी। ${inRupees(paise)} जुर्माना अगले भुगतान में से कटेगा।`,
  }),
  notVisited: ({ at }: Pick<Job, 'at'>): Said => ({
    en: `no one came to this visit of a project on ${at.en}, so it was cancelled. Plan another one.`,
    hi: `प्रोजेक्ट की ${at.hi} की इस विज़िट पर कोई नहीं पहुँचा, इसलिए वह रद्द हो गई। दूसरी विज़िट तय करें।`,
  }),
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
  professionalAbsent: ({ at }: Pick<Job, 'at'>): Said => ({
    en: `the job for ${at.en} wasn’t started, so it was taken back. You don’t need to go.`,
    hi: `${at.hi} का काम शुरू नहीं हुआ, इसलिए वापस ले लिया गया। आपको जाने की ज़रूरत नहीं।`,
  }),
  givenBack: ({ at }: Pick<Job, 'at'>): Said => ({
    en: `your team gave back the job for ${at.en}. You don’t need to go.`,
    hi: `आपकी टीम ने ${at.hi} का काम वापस कर दिया। आपको जाने की ज़रूरत नहीं।`,
  }),
  calledOff: ({ at }: Pick<Job, 'at'>): Said => ({
    en: `the job for ${at.en} was called off. You don’t need to go.`,
    hi: `${at.hi} का काम रद्द हो गया। आपको जाने की ज़रूरत नहीं।`,
  }),
  cancelled: ({ at }: Pick<Job, 'at'>): Said => ({
    en: `the customer cancelled the job for ${at.en}. You don’t need to go.`,
    hi: `ग्राहक ने ${at.hi} का काम रद्द कर दिया। आपको जाने की ज़रूरत नहीं।`,
  }),
  moved: ({ at, locality }: Job): Said => ({
    en: `your job has a new time: ${at.en}, ${locality}.`,
    hi: `आपके काम का समय बदल गया है: ${at.hi}, ${locality}।`,
  }),
  additionAnswered: (approved: boolean, name: string): Said =>
    approved
      ? { en: `the customer approved ${name}.`, hi: `ग्राहक ने ${name} मंज़ूर किया।` }
      : { en: `the customer declined ${name}.`, hi: `ग्राहक ने ${name} के लिए मना किया।` },
} as const;

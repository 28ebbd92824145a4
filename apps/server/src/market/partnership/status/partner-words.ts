import type { PartnerStatus } from '@nukkad/contract/identity/partner/partner.noun';
import type { catalogEvents } from '@nukkad/contract/market/catalog/catalog.noun';
import type { FactsOf } from '@nukkad/contract/kernel/event';
import { type Said, dayIn, inRupees } from '../../../platform/spoken.rules.ts';

/** By what it became; moves that the owner makes are seen on the screen. */
export const partnerTexts: Readonly<Partial<Record<PartnerStatus, Said>>> = {
  Approved: {
    en: 'your partner profile was approved. Verify your bank account to go live.',
    hi: 'आपकी पार्टनर प्रोफ़ाइल मंज़ूर हो गई। बैंक खाता सत्यापित करते ही आप लाइव हो जाएँगे।',
  },
  Rejected: {
    en: 'your partner profile needs changes. Sign in to see them.',
    hi: 'आपकी पार्टनर प्रोफ़ाइल में कुछ बदलना है। देखने के लिए साइन इन करें।',
  },
  Active: {
    en: 'your business is live. Customers can book you now.',
    hi: 'आपका बिज़नेस लाइव है। ग्राहक अब आपको बुक कर सकते हैं।',
  },
  Suspended: {
    en: 'your business is suspended and can’t be booked. Sign in to see why.',
    hi: 'आपका बिज़नेस निलंबित है और बुक नहीं हो सकता। कारण जानने के लिए साइन इन करें।',
  },
  Blocked: {
    en: 'your business is blocked. Sign in to see why and how to contact us.',
    hi: 'आपका बिज़नेस ब्लॉक किया गया है। कारण और संपर्क का तरीका जानने के लिए साइन इन करें।',
  },
  Inactive: {
    en: 'your business is paused because you haven’t signed in for a long time. Sign in to reopen it.',
    hi: 'लंबे समय से साइन इन न करने से आपका बिज़नेस रुका हुआ है। साइन इन करते ही फिर खुल जाएगा।',
  },
  Deactivated: {
    en: 'your partner account is closed. Thank you for being with us.',
    hi: 'आपका पार्टनर खाता बंद हो गया है। हमारे साथ रहने के लिए धन्यवाद।',
  },
};

/** What an Admin decided about a change of a live profile. */
export const changeTexts: Readonly<Record<string, Said>> = {
  Approved: {
    en: 'the change to your partner profile was approved. Customers see it now.',
    hi: 'आपकी पार्टनर प्रोफ़ाइल का बदलाव मंज़ूर हो गया। ग्राहक अब उसे देख सकते हैं।',
  },
  Rejected: {
    en: 'the change to your partner profile was not approved. Sign in to see why.',
    hi: 'आपकी पार्टनर प्रोफ़ाइल का बदलाव मंज़ूर नहीं हुआ। कारण जानने के लिए साइन इन करें।',
  },
};

/** A document that the work of a partner needs. */
export const documentTexts = {
  missing: (doc: Said, day: string): Said => ({
    en: `without a valid ${doc.en}, work that needs it isn’t offered to customers from ${dayIn('en', day)}. Upload it.`,
    hi: `मान्य ${doc.hi} के बिना, जिस काम के लिए वह ज़रूरी है, वह ${dayIn('hi', day)} से ग्राहकों को नहीं दिखेगा। उसे अपलोड करें।`,
  }),
  paused: (doc: Said): Said => ({
    en: `work that needs a valid ${doc.en} isn’t offered to customers now. Upload it to be booked again.`,
    hi: `जिस काम के लिए मान्य ${doc.hi} ज़रूरी है, वह अभी ग्राहकों को नहीं दिखता। फिर बुक होने के लिए उसे अपलोड करें।`,
  }),
  resumed: (doc: Said): Said => ({
    en: `your ${doc.en} is verified. Customers can book all your work again.`,
    hi: `आपका ${doc.hi} सत्यापित हो गया। ग्राहक फिर आपका सारा काम बुक कर सकते हैं।`,
  }),
  Approved: (doc: Said): Said => ({
    en: `your ${doc.en} is verified.`,
    hi: `आपका ${doc.hi} सत्यापित हो गया।`,
  }),
  Rejected: (doc: Said): Said => ({
    en: `your ${doc.en} was not accepted. Open your documents to see why.`,
    hi: `आपका ${doc.hi} स्वीकार नहीं हुआ। कारण देखने के लिए अपने दस्तावेज़ खोलें।`,
  }),
} as const;

/** A feature that the operators closed to a business, or opened again. */
export const featureTexts = {
  closed: {
    en: 'a feature of your business was turned off. Contact us to learn more.',
    hi: 'आपके बिज़नेस की एक सुविधा बंद कर दी गई है। ज़्यादा जानने के लिए हमसे संपर्क करें।',
  },
  open: {
    en: 'a feature of your business is available again.',
    hi: 'आपके बिज़नेस की एक सुविधा फिर से चालू है।',
  },
} as const satisfies Readonly<Record<string, Said>>;

type CityPriceChanged = FactsOf<typeof catalogEvents.cityPriceChanged>;

/** What changes about a price by city, from which day, and where to see it. */
export function cityPriceTexts(payload: CityPriceChanged, link: string): Said {
  const { news, toDay } = payload;
  if (news !== 'ended') return priceSet(payload, link);
  const what = placeOf(payload);
  if (toDay === null)
    return {
      en: `the set price for ${what.en} no longer has an end date. ${link}`,
      hi: `${what.hi} के तय दाम की अब कोई आख़िरी तारीख़ नहीं है। ${link}`,
    };
  return {
    en: `the set price for ${what.en} now ends on ${dayIn('en', toDay)}. Your own price applies after that. ${link}`,
    hi: `${what.hi} का तय दाम अब ${dayIn('hi', toDay)} तक है। उसके बाद आपका अपना दाम लागू होगा। ${link}`,
  };
}

/** Services have a name in each language; an event of before has the English one alone. */
const placeOf = ({ serviceName, serviceNameHi, cityName }: CityPriceChanged): Said => ({
  en: `${serviceName} in ${cityName}`,
  hi: `${cityName} में ${serviceNameHi ?? serviceName}`,
});

function priceSet(payload: CityPriceChanged, link: string): Said {
  const what = placeOf(payload);
  const { fromDay, toDay: to } = payload;
  const price = inRupees(payload.pricePaise);
  const until =
    to === null ? { en: '', hi: '' } : { en: ` until ${dayIn('en', to)}`, hi: ` से ${dayIn('hi', to)} तक` };
  return {
    en: `customers pay ${price} before tax for ${what.en} from ${dayIn('en', fromDay)}${until.en}, instead of your own price. ${link}`,
    hi: `${what.hi} के लिए ग्राहक ${dayIn('hi', fromDay)}${until.hi || ' से'} आपके दाम की जगह ${price} देंगे, टैक्स अलग। ${link}`,
  };
}

import type { AccountVerb } from '@nukkad/contract/identity/account/account.noun';
import { type Said, dayIn } from '../../../platform/spoken.rules.ts';

/** What a person is told, by the move; moves that one makes oneself are seen on the screen. */
export const statusTexts: Readonly<Partial<Record<AccountVerb, Said>>> = {
  activate: { en: 'it is active. Welcome.', hi: 'यह चालू है। स्वागत है।' },
  rest: {
    en: 'it is inactive because it was not used for a long time. Log in to reactivate it, or contact us.',
    hi: 'लंबे समय से इस्तेमाल न होने से यह निष्क्रिय है। फिर से चालू करने के लिए लॉग इन करें या हमसे संपर्क करें।',
  },
  suspend: {
    en: 'it has been suspended. Log in to see why and what to do.',
    hi: 'इसे निलंबित किया गया है। कारण और अगला कदम जानने के लिए लॉग इन करें।',
  },
  block: {
    en: 'it has been blocked. Log in to see why and how to contact us.',
    hi: 'इसे ब्लॉक किया गया है। कारण और संपर्क का तरीका जानने के लिए लॉग इन करें।',
  },
  deactivate: {
    en: 'it has been deactivated. If this is a mistake, contact our support team.',
    hi: 'इसे बंद कर दिया गया है। अगर यह ग़लती है, तो हमारी सहायता टीम से संपर्क करें।',
  },
  reinstate: {
    en: 'it is active again. Thank you for your patience.',
    hi: 'यह फिर से चालू है। आपके धैर्य के लिए धन्यवाद।',
  },
  reactivate: { en: 'it is active again. Welcome back.', hi: 'यह फिर से चालू है। आपका फिर से स्वागत है।' },
  leave: {
    en: 'it has been deactivated as you asked. We are sorry to see you go.',
    hi: 'आपके कहने पर इसे बंद कर दिया गया। आपके जाने का हमें दुख है।',
  },
};

/** What another person might have done. */
export const ownerTexts = {
  passwordChanged: {
    en: 'your password was set or changed, and your other devices were logged out.',
    hi: 'पासवर्ड बनाया या बदला गया, और दूसरे डिवाइस लॉग आउट हो गए।',
  },
  passkeyAdded: { en: 'a passkey was added.', hi: 'एक पासकी जोड़ी गई।' },
  passkeyRemoved: { en: 'a passkey was removed.', hi: 'एक पासकी हटाई गई।' },
  emailAdded: { en: 'an email address was added.', hi: 'एक ईमेल पता जोड़ा गया।' },
  mobileAdded: { en: 'a mobile number was added.', hi: 'एक मोबाइल नंबर जोड़ा गया।' },
} as const satisfies Readonly<Record<string, Said>>;

/** That news with what to do about it. */
export const withAdvice = (said: Said, link: string): Said => ({
  en: `${said.en} Not you? Set a new password: ${link}`,
  hi: `${said.hi} आपने नहीं किया? नया पासवर्ड बनाएँ: ${link}`,
});

export const newDeviceWords = (device: Said, link: string): Said => ({
  en: `new login on ${device.en}. Not you? Log that device out: ${link}`,
  hi: `${device.hi} से पहली बार लॉग इन हुआ। आप नहीं थे? उसे लॉग आउट करें: ${link}`,
});

/** `day`: when it takes effect, Asia/Kolkata. */
export const deactivationWords = (day: string): Said => ({
  en: `you asked to close it. It closes on ${dayIn('en', day)}. Log in before then to keep it.`,
  hi: `आपने इसे बंद करने को कहा है। यह ${dayIn('hi', day)} को बंद होगा। रखना हो तो उससे पहले लॉग इन करें।`,
});

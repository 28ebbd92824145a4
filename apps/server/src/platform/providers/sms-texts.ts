import type { Language } from '../spoken.rules.ts';
import type { SmsTemplate } from './index.ts';

type Variables = Readonly<Record<string, string>>;
type Text = (brand: string, variables: Variables) => string;

/**
 * As registered on the DLT platform (TRAI, TCCCPR 2018), each language by itself: an operator drops what does not match
 * its template.
 */
export const smsTexts: Readonly<Record<SmsTemplate, Readonly<Record<Language, Text>>>> = {
  sign_in_code: {
    en: (brand, { code, minutes }) =>
      `${code} is your ${brand} sign-in code. It works for ${minutes} minutes. Never share it.`,
    hi: (brand, { code, minutes }) =>
      `${code} आपका ${brand} साइन-इन OTP है। यह ${minutes} मिनट तक चलेगा। इसे किसी को न बताएँ।`,
  },
  password_code: {
    en: (brand, { code, minutes }) =>
      `${code} lets you set a new ${brand} password. It works for ${minutes} minutes. Never share it.`,
    hi: (brand, { code, minutes }) =>
      `${code} से आप ${brand} का नया पासवर्ड बना सकते हैं। यह ${minutes} मिनट तक चलेगा। इसे किसी को न बताएँ।`,
  },
  start_code: {
    en: (brand, { code, bookingNumber }) =>
      `${code} starts the work of your ${brand} booking ${bookingNumber}. Share it only with the professional at your door.`,
    hi: (brand, { code, bookingNumber }) =>
      `${code} आपकी ${brand} बुकिंग ${bookingNumber} का स्टार्ट OTP है। इसे सिर्फ़ दरवाज़े पर आए प्रोफ़ेशनल को बताएँ।`,
  },
  booking_update: {
    en: (brand, { bookingNumber, text }) => `${brand} booking ${bookingNumber}: ${text}`,
    hi: (brand, { bookingNumber, text }) => `${brand} बुकिंग ${bookingNumber}: ${text}`,
  },
  step_up_code: {
    en: (brand, { code, minutes }) =>
      `${code} confirms a change of your ${brand} account. It works for ${minutes} minutes. Never share it. Not you? Sign out everywhere.`,
    hi: (brand, { code, minutes }) =>
      `${code} आपके ${brand} खाते के बदलाव का OTP है। यह ${minutes} मिनट तक चलेगा। इसे किसी को न बताएँ। आपने नहीं माँगा? हर जगह से साइन आउट करें।`,
  },
  app_link: {
    en: (brand, { link }) =>
      `Get ${brand} on your phone: ${link} This link was requested with your number. Not you? Ignore this message.`,
    hi: (brand, { link }) =>
      `${brand} अपने फ़ोन पर पाएँ: ${link} यह लिंक आपके नंबर से माँगा गया था। आपने नहीं माँगा तो इस संदेश को अनदेखा करें।`,
  },
  staff_invitation: {
    en: (brand, { company, link }) =>
      `${company} invites you to join its team on ${brand}. Accept or decline: ${link}`,
    hi: (brand, { company, link }) =>
      `${company} ने आपको ${brand} पर अपनी टीम में बुलाया है। स्वीकार करें या मना करें: ${link}`,
  },
  account_notice: {
    en: (brand, { text }) => `Your ${brand} account: ${text}`,
    hi: (brand, { text }) => `आपका ${brand} खाता: ${text}`,
  },
};

export interface SmsWords {
  readonly template: SmsTemplate;
  readonly language: Language;
  readonly variables: Variables;
}

export const smsText = (brand: string, { template, language, variables }: SmsWords): string =>
  smsTexts[template][language](brand, variables);

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
      `${code} is your OTP to log in to ${brand}. Valid for ${minutes} minutes. Never share it.`,
    hi: (brand, { code, minutes }) =>
      `${code} आपका ${brand} लॉग इन OTP है। ${minutes} मिनट तक मान्य। इसे किसी को न बताएँ।`,
  },
  password_code: {
    en: (brand, { code, minutes }) =>
      `${code} is your OTP to set a new ${brand} password. Valid for ${minutes} minutes. Never share it.`,
    hi: (brand, { code, minutes }) =>
      `${code} आपके नए ${brand} पासवर्ड का OTP है। ${minutes} मिनट तक मान्य। इसे किसी को न बताएँ।`,
  },
  start_code: {
    en: (brand, { code, bookingNumber }) =>
      `${code} is the start OTP for your ${brand} booking ${bookingNumber}. Share it only with the professional at your door.`,
    hi: (brand, { code, bookingNumber }) =>
      `${code} आपकी ${brand} बुकिंग ${bookingNumber} का स्टार्ट OTP है। इसे सिर्फ़ दरवाज़े पर आए कारीगर को बताएँ।`,
  },
  booking_update: {
    en: (brand, { bookingNumber, text }) => `${brand} booking ${bookingNumber}: ${text}`,
    hi: (brand, { bookingNumber, text }) => `${brand} बुकिंग ${bookingNumber}: ${text}`,
  },
  step_up_code: {
    en: (brand, { code, minutes }) =>
      `${code} is your OTP to confirm a change to your ${brand} account. Valid for ${minutes} minutes. Never share it. Not you? Log out everywhere.`,
    hi: (brand, { code, minutes }) =>
      `${code} आपके ${brand} खाते में बदलाव का OTP है। ${minutes} मिनट तक मान्य। इसे किसी को न बताएँ। आपने नहीं माँगा? हर जगह से लॉग आउट करें।`,
  },
  signing_code: {
    en: (brand, { code, minutes }) =>
      `${code} is your OTP to open or sign a document on ${brand}. Valid for ${minutes} minutes. Never share it.`,
    hi: (brand, { code, minutes }) =>
      `${code} ${brand} पर दस्तावेज़ खोलने या साइन करने का OTP है। ${minutes} मिनट तक मान्य। इसे किसी को न बताएँ।`,
  },
  signing_update: {
    en: (brand, { number, text }) => `${brand} document ${number}: ${text}`,
    hi: (brand, { number, text }) => `${brand} दस्तावेज़ ${number}: ${text}`,
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
      `${company} ने आपको ${brand} पर अपनी टीम में बुलाया है। स्वीकार या अस्वीकार करें: ${link}`,
  },
  service_arrived: {
    en: (brand, { service, place, link }) =>
      `${service} is now available in ${place} on ${brand}, as you asked us to tell you. Book, or delete your request: ${link}`,
    hi: (brand, { service, place, link }) =>
      `${place} में ${service} अब ${brand} पर उपलब्ध है। आपने बताने को कहा था। बुक करें या अनुरोध डिलीट करें: ${link}`,
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

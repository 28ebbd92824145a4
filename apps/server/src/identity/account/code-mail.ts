import type { Language, Said } from '../../platform/spoken.rules.ts';
import type { CodePurpose } from './sign-in.rules.ts';

interface MailText {
  readonly subject: string;
  readonly text: string;
}

/** States the purpose of the code, so that people do not type it for a stranger. */
const does: Readonly<Record<CodePurpose, { readonly subject: Said; readonly sentence: Said }>> = {
  sign_in: {
    subject: { en: 'Your login OTP', hi: 'आपका लॉग इन OTP' },
    sentence: { en: 'log in', hi: 'लॉग इन करने' },
  },
  sign_up: {
    subject: { en: 'Welcome: your sign-up OTP', hi: 'स्वागत है: आपका साइन-अप OTP' },
    sentence: { en: 'create your account', hi: 'आपका खाता बनाने' },
  },
  password_recovery: {
    subject: { en: 'Your OTP for a new password', hi: 'नए पासवर्ड के लिए आपका OTP' },
    sentence: { en: 'set a new password', hi: 'नया पासवर्ड बनाने' },
  },
  email_verification: {
    subject: { en: 'Confirm your email address', hi: 'अपना ईमेल पता पक्का करें' },
    sentence: { en: 'add this email address to your account', hi: 'यह ईमेल पता आपके खाते में जोड़ने' },
  },
  mobile_verification: {
    subject: { en: 'Confirm your mobile number', hi: 'अपना मोबाइल नंबर पक्का करें' },
    sentence: { en: 'add this number to your account', hi: 'यह नंबर आपके खाते में जोड़ने' },
  },
  signing: {
    subject: { en: 'Your OTP for a document', hi: 'दस्तावेज़ के लिए आपका OTP' },
    sentence: { en: 'open or sign a document', hi: 'दस्तावेज़ खोलने या साइन करने' },
  },
};

interface CodeToMail {
  readonly brand: string;
  readonly purpose: CodePurpose;
  readonly language: Language;
  readonly code: string;
  readonly minutes: string;
}

/** The code is in the text alone: a subject is shown on locked screens. */
export function codeMail({ brand, purpose, language, code, minutes }: CodeToMail): MailText {
  const { subject, sentence } = does[purpose];
  const text: Readonly<Record<Language, readonly string[]>> = {
    en: [
      `${code} is your ${brand} OTP to ${sentence.en}. It is valid for ${minutes} minutes.`,
      'Never share it. We never ask for it. If you did not request it, ignore this email.',
    ],
    hi: [
      `${code} आपका ${brand} OTP है। यह ${sentence.hi} के लिए है और ${minutes} मिनट तक मान्य है।`,
      'इसे किसी को न बताएँ। हम यह कभी नहीं पूछते। आपने नहीं माँगा तो इस ईमेल को अनदेखा करें।',
    ],
  };
  return { subject: `${brand}: ${subject[language]}`, text: text[language].join('\n\n') };
}

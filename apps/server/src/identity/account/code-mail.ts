import type { Language, Said } from '../../platform/spoken.rules.ts';
import type { CodePurpose } from './sign-in.rules.ts';

interface MailText {
  readonly subject: string;
  readonly text: string;
}

/** States the purpose of the code, so that people do not type it for a stranger. */
const does: Readonly<Record<CodePurpose, { readonly subject: Said; readonly sentence: Said }>> = {
  sign_in: {
    subject: { en: 'Your sign-in code', hi: 'आपका साइन-इन OTP' },
    sentence: { en: 'signs you in', hi: 'साइन इन करने' },
  },
  sign_up: {
    subject: { en: 'Welcome: your sign-up code', hi: 'स्वागत है: आपका साइन-अप OTP' },
    sentence: { en: 'makes your account', hi: 'आपका खाता बनाने' },
  },
  password_recovery: {
    subject: { en: 'Your code for a new password', hi: 'नए पासवर्ड के लिए आपका OTP' },
    sentence: { en: 'lets you set a new password', hi: 'नया पासवर्ड बनाने' },
  },
  email_verification: {
    subject: { en: 'Is this your address?', hi: 'क्या यह आपका ईमेल पता है?' },
    sentence: { en: 'adds this e-mail address to your account', hi: 'यह ईमेल पता आपके खाते में जोड़ने' },
  },
  mobile_verification: {
    subject: { en: 'Is this your number?', hi: 'क्या यह आपका नंबर है?' },
    sentence: { en: 'adds this number to your account', hi: 'यह नंबर आपके खाते में जोड़ने' },
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
      `${code} is your ${brand} code. It ${sentence.en} and works for ${minutes} minutes.`,
      'Never share it: we will never ask you for it. If you did not request it, ignore this email.',
    ],
    hi: [
      `${code} आपका ${brand} OTP है। यह ${sentence.hi} के लिए है और ${minutes} मिनट तक चलेगा।`,
      'इसे किसी को न बताएँ: हमारी ओर से कोई यह नहीं पूछेगा। आपने नहीं माँगा तो कुछ करने की ज़रूरत नहीं।',
    ],
  };
  return { subject: `${brand}: ${subject[language]}`, text: text[language].join('\n\n') };
}

import type { accountErrors } from '@nukkad/contract/identity/account/account.errors';

const en = {
  title: 'Log in or sign up',
  contact: 'Mobile number or email address',
  contactHint: 'We’ll send you an OTP. New here? We’ll create your account.',
  contactWrong: 'Enter a 10-digit mobile number or an email address.',
  send: 'Send OTP',
  codeTitle: 'Enter OTP',
  sentTo: 'Sent to',
  code: 'OTP from the message',
  codeWrong: 'Enter the 6 digits of the OTP.',
  enter: 'Log in',
  change: 'Change number or email',
  resend: 'Resend OTP',
  resendFrom: 'You can request a new OTP at',
  formExpired: 'This form has expired. Try again.',
  done: 'You’re logged in',
  as: 'Logged in as',
  needsScripts:
    'To book, pay and see your bookings, turn on JavaScript in your browser. Then open this page again.',
  openApp: 'Continue',
  services: 'Browse services',
  support: 'Help and support',
  logOut: 'Log out',
  home: 'Go to home',
  failed: 'Something went wrong. Try again.',
};

export type PlainLoginWords = Record<keyof typeof en, string>;

const hi: PlainLoginWords = {
  title: 'लॉग इन या साइन अप करें',
  contact: 'मोबाइल नंबर या ईमेल पता',
  contactHint: 'हम आपको OTP भेजेंगे। पहली बार आए हैं? हम आपका खाता बना देंगे।',
  contactWrong: '10 अंकों का मोबाइल नंबर या ईमेल पता डालें।',
  send: 'OTP भेजें',
  codeTitle: 'OTP डालें',
  sentTo: 'यहाँ भेजा गया:',
  code: 'मैसेज में आया OTP',
  codeWrong: 'OTP के 6 अंक डालें।',
  enter: 'लॉग इन करें',
  change: 'नंबर या ईमेल बदलें',
  resend: 'OTP फिर भेजें',
  resendFrom: 'नया OTP इस समय से मँगा सकते हैं:',
  formExpired: 'इस फ़ॉर्म का समय ख़त्म हो गया। फिर कोशिश करें।',
  done: 'आप लॉग इन हो गए हैं',
  as: 'लॉग इन:',
  needsScripts: 'बुक करने, भुगतान करने और अपनी बुकिंग देखने के लिए ब्राउज़र में JavaScript चालू करें। फिर यह पेज दोबारा खोलें।',
  openApp: 'आगे बढ़ें',
  services: 'सेवाएँ देखें',
  support: 'मदद और सहायता',
  logOut: 'लॉग आउट',
  home: 'होम पर जाएँ',
  failed: 'कुछ गड़बड़ हुई। फिर कोशिश करें।',
};

export const plainLoginWords = { en, hi } as const;

type Refusals = Partial<Record<keyof typeof accountErrors, string>>;

/** Hindi of what these forms may be refused with; English is the sentence of the error itself. */
export const plainRefusals: Refusals = {
  otp_too_soon: 'थोड़ा रुकें, फिर नया OTP मँगाएँ।',
  otp_too_many: 'बहुत बार OTP मँगाया गया। बाद में कोशिश करें।',
  otp_wrong: 'OTP ग़लत है। बची हुई कोशिशें: {{left}}।',
  otp_expired: 'OTP का समय ख़त्म हो गया। नया मँगाएँ।',
  otp_used_up: 'बहुत बार ग़लत OTP डाला गया। नया OTP मँगाएँ।',
  sign_in_paused: 'आज बहुत बार कोशिश हुई। कल फिर कोशिश करें।',
};

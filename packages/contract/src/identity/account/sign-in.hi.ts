import type { accountErrors } from './account.noun.ts';

/** Hindi of what a sign-in by code may be refused with: said by the web app, and by the login that works without scripts. */
export const signInRefusalsHi = {
  otp_too_soon: 'थोड़ा रुकें, फिर नया OTP मँगाएँ।',
  otp_too_many: 'बहुत बार OTP मँगाया गया। बाद में कोशिश करें।',
  otp_wrong: 'OTP ग़लत है। बची हुई कोशिशें: {{left}}।',
  otp_expired: 'OTP का समय ख़त्म हो गया। नया मँगाएँ।',
  otp_used_up: 'बहुत बार ग़लत OTP डाला गया। नया OTP मँगाएँ।',
  sign_in_paused: 'आज बहुत बार कोशिश हुई। कल फिर कोशिश करें।',
} satisfies Partial<Record<keyof typeof accountErrors, string>>;

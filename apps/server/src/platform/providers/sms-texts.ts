import type { SmsTemplate } from './index.ts';

type Variables = Readonly<Record<string, string>>;

/** As registered on the DLT platform (TRAI, TCCCPR 2018): an operator drops what does not match its template. */
const texts: Readonly<Record<SmsTemplate, (brand: string, variables: Variables) => string>> = {
  sign_in_code: (brand, { code, minutes }) =>
    `${code} is your ${brand} sign-in code. It works for ${minutes} minutes. Never share it.`,
  password_code: (brand, { code, minutes }) =>
    `${code} lets you set a new ${brand} password. It works for ${minutes} minutes. Never share it.`,
  start_code: (brand, { code, bookingNumber }) =>
    `${code} starts the work of your ${brand} booking ${bookingNumber}. Tell it to the professional at your door, and to nobody before.`,
  booking_update: (brand, { bookingNumber, text }) => `${brand} booking ${bookingNumber}: ${text}`,
  step_up_code: (brand, { code, minutes }) =>
    `${code} confirms a change of your ${brand} account. It works for ${minutes} minutes. Never share it. Not you? Sign out everywhere.`,
  app_link: (brand, { link }) =>
    `${brand} on your phone: ${link} Somebody asked for this link with your number; if it was not you, you need not do anything.`,
  staff_invitation: (brand, { company, link }) =>
    `${company} would like you in its team on ${brand}. Say yes or no: ${link}`,
  staff_invitation_hi: (brand, { company, link }) =>
    `${company} आपको ${brand} पर अपनी टीम में चाहता है। हाँ या ना कहें: ${link}`,
  account_notice: (brand, { text }) => `Your ${brand} account: ${text}`,
};

export function smsText(brand: string, template: SmsTemplate, variables: Variables): string {
  return texts[template](brand, variables);
}

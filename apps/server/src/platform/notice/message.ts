import { smsText } from '../providers/sms-texts.ts';
import type { Language, Said } from '../spoken.rules.ts';
import type { NoticeTemplate, Words } from './notice.ts';

type Filled = Readonly<Record<string, string>>;

/** Of a mail that has the words of an SMS; shown after the name of the product. */
export const subjects: Readonly<Record<NoticeTemplate, (filled: Filled) => Said>> = {
  account_notice: () => ({ en: 'your account', hi: 'आपका खाता' }),
  booking_update: ({ bookingNumber }) => ({ en: `booking ${bookingNumber}`, hi: `बुकिंग ${bookingNumber}` }),
  start_code: ({ bookingNumber }) => ({ en: `booking ${bookingNumber}`, hi: `बुकिंग ${bookingNumber}` }),
  service_arrived: ({ service = '', place = '' }) => ({
    en: `${service} in ${place}`,
    hi: `${place} में ${service}`,
  }),
  signing_update: ({ number = '' }) => ({ en: `document ${number}`, hi: `दस्तावेज़ ${number}` }),
  staff_invitation: ({ company = '' }) => ({ en: company, hi: company }),
};

export interface Message {
  readonly template: NoticeTemplate;
  readonly language: Language;
  readonly variables: Filled;
  readonly mail: { readonly subject: string; readonly text: string };
}

/** A notice in the language of its reader, as an SMS and as a mail. */
export function messageOf(
  { brand, template, language }: { brand: string; template: NoticeTemplate; language: Language },
  { fills, mail }: Words,
): Message {
  const variables = Object.fromEntries(
    Object.entries(fills).map(([name, value]) => [name, typeof value === 'string' ? value : value[language]]),
  );
  const words = { template, language, variables };
  return {
    ...words,
    mail: mail
      ? { subject: mail.subject[language], text: mail.text[language] }
      : {
          subject: `${brand}: ${subjects[template](variables)[language]}`,
          text: smsText(brand, words),
        },
  };
}

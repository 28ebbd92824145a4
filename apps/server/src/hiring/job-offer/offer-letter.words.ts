/** What the letter of an offer says; its paper, its preview and the screens say the same. */
import type { OfferLetter } from '@nukkad/contract/hiring/job-offer/job-offer.model';
import type { JobShift, WageUnit } from '@nukkad/contract/hiring/job/job.model';
import { istDay } from '@nukkad/contract/kernel/time';
import { dayText } from '../../platform/pdf/paper.ts';
import { type Language, type Said, inRupees } from '../../platform/spoken.rules.ts';
import type { OfferLetterRow } from './offer-letter.store.ts';

/** All that a letter says, without its paper. */
export type LetterContent = Omit<
  OfferLetterRow,
  'jobOfferId' | 'organisationId' | 'departmentId' | 'logoId' | 'digest' | 'issuedAt' | 'envelopeId'
> & {
  /** The day in Asia/Kolkata on which it is issued. */
  readonly issuedOn: string;
};

export const letterTitle: Said = { en: 'Job offer', hi: 'नौकरी का प्रस्ताव' };

export const shifts: Readonly<Record<JobShift, Said>> = {
  day: { en: 'Day', hi: 'दिन' },
  night: { en: 'Night', hi: 'रात' },
  rotating: { en: 'Rotating', hi: 'बदलती' },
  flexible: { en: 'Flexible', hi: 'लचीली' },
};

const units: Readonly<Record<WageUnit, (rupees: string) => Said>> = {
  month: (rupees) => ({ en: `${rupees} a month`, hi: `${rupees} हर महीने` }),
  day: (rupees) => ({ en: `${rupees} a day`, hi: `${rupees} हर दिन` }),
};

/** What follows an amount of pay. */
export const payPeriods: Readonly<Record<WageUnit, Said>> = {
  month: { en: 'a month', hi: 'हर महीने' },
  day: { en: 'a day', hi: 'हर दिन' },
};

const names = {
  position: { en: 'Position', hi: 'पद' },
  department: { en: 'Department', hi: 'विभाग' },
  pay: { en: 'Pay', hi: 'वेतन' },
  startsOn: { en: 'First day', hi: 'पहला दिन' },
  place: { en: 'Place of work', hi: 'काम की जगह' },
  shift: { en: 'Shift', hi: 'शिफ़्ट' },
  hours: { en: 'Working hours', hi: 'काम का समय' },
  probation: { en: 'Probation', hi: 'परख की अवधि' },
  notice: { en: 'Notice period', hi: 'नोटिस की अवधि' },
  validUntil: { en: 'Accept by', hi: 'स्वीकार करने का आख़िरी दिन' },
} as const satisfies Readonly<Record<string, Said>>;

const months = (count: number): Said =>
  count === 0
    ? { en: 'None', hi: 'नहीं' }
    : { en: count === 1 ? '1 month' : `${count} months`, hi: `${count} महीने` };
const days = (count: number): Said =>
  count === 0
    ? { en: 'None', hi: 'नहीं' }
    : { en: count === 1 ? '1 day' : `${count} days`, hi: `${count} दिन` };

const locales: Readonly<Record<Language, string>> = { en: 'en-IN', hi: 'hi-IN-u-nu-latn' };
const same = (value: string): Said => ({ en: value, hi: value });

interface Acceptance {
  readonly at: Date;
  /** As a document, which says how; before there were documents, with a one-time password. */
  readonly isSigned: boolean;
}

const sentences = (content: LetterContent, day: (value: string) => string) => ({
  number: {
    en: `No. ${content.letterNumber}, version ${content.letterVersion}, ${day(content.issuedOn)}`,
    hi: `क्रमांक ${content.letterNumber}, संस्करण ${content.letterVersion}, ${day(content.issuedOn)}`,
  },
  offered: {
    en: `Dear ${content.fullName}, we are pleased to offer you the position of ${content.title} with ${content.companyName} on these terms:`,
    hi: `प्रिय ${content.fullName}, हमें ${content.companyName} में ${content.title} के पद का प्रस्ताव देते हुए ख़ुशी है। शर्तें ये हैं:`,
  },
  until: {
    en: `Please accept this offer by ${day(content.validUntil)}. It ends after that day.`,
    hi: `कृपया यह प्रस्ताव ${day(content.validUntil)} तक स्वीकार करें। उस दिन के बाद यह ख़त्म हो जाएगा।`,
  },
  business: { en: `For ${content.companyName}`, hi: `${content.companyName} की ओर से` },
  accepted: (on: string): Said => ({
    en: `Accepted by ${content.fullName} on ${on} with an OTP.`,
    hi: `${content.fullName} ने ${on} को वन-टाइम पासवर्ड से स्वीकार किया।`,
  }),
  signed: (on: string): Said => ({
    en: `Accepted and signed by ${content.fullName} on ${on}.`,
    hi: `${content.fullName} ने ${on} को साइन करके स्वीकार किया।`,
  }),
});

function termsOf(content: LetterContent, day: (value: string) => string) {
  const { title, departmentName, wageUnit, wagePaise, startsOn, place, shift, hours } = content;
  const rows: readonly (readonly [Said, Said])[] = [
    [names.position, same(title)],
    [names.department, same(departmentName)],
    [names.pay, units[wageUnit](inRupees(wagePaise))],
    [names.startsOn, same(day(startsOn))],
    [names.place, same(place)],
    [names.shift, shifts[shift]],
    [names.hours, same(hours)],
    [names.probation, months(content.probationMonths)],
    [names.notice, days(content.noticeDays)],
    [names.validUntil, same(day(content.validUntil))],
  ];
  return rows.flatMap(([name, value]) =>
    value.en === '' ? [] : [{ name: name[content.lang], value: value[content.lang] }],
  );
}

/** The same words for the same letter; `acceptance`: once it was accepted. */
export function wordsOf(content: LetterContent, acceptance: Acceptance | null = null): OfferLetter {
  const { lang, words, signatoryName, signatoryTitle } = content;
  const day = (value: string) => dayText(value, locales[lang]);
  const say = sentences(content, day);
  return {
    title: letterTitle[lang],
    below: say.number[lang],
    lines: [say.offered[lang], ...(words ? [words] : []), say.until[lang]],
    terms: termsOf(content, day),
    signed: [
      say.business[lang],
      signatoryName,
      ...(signatoryTitle ? [signatoryTitle] : []),
      ...(acceptance
        ? [say[acceptance.isSigned ? 'signed' : 'accepted'](day(istDay(acceptance.at)))[lang]]
        : []),
    ],
  };
}

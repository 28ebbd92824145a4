/** What the server itself says to people, in messages outside of the screens. */
import { withHalfOfDay } from '@nukkad/contract/kernel/half-of-day';

export type Language = 'en' | 'hi';

/** The same in every language. */
export type Said = Readonly<Record<Language, string>>;

const rupees = (digits: 0 | 2) =>
  new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
const [whole, exact] = [rupees(0), rupees(2)];

/** Paise as ₹1,23,456, or ₹149.40 where there are paise. The same in Hindi, with Latin digits. */
export const inRupees = (paise: number): string => (paise % 100 === 0 ? whole : exact).format(paise / 100);

const days = (locale: string) =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const dayFormats: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  en: days('en-IN'),
  hi: days('hi-IN-u-nu-latn'),
};

/** A day, YYYY-MM-DD, as "1 Jan 2027" or "1 जन॰ 2027". */
export const dayIn = (language: Language, day: string): string =>
  dayFormats[language].format(new Date(`${day}T00:00:00Z`));

const months = (locale: string) =>
  new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
const monthFormats: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  en: months('en-IN'),
  hi: months('hi-IN-u-nu-latn'),
};

/** A month, YYYY-MM, as "Jan 2027" or "जन॰ 2027". */
export const monthIn = (language: Language, month: string): string =>
  monthFormats[language].format(new Date(`${month}-01T00:00:00Z`));

const momentFormats = (locale: string) => ({
  day: new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'Asia/Kolkata',
  }),
  time: new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    ...(locale.startsWith('hi') && { dayPeriod: 'short' }),
    timeZone: 'Asia/Kolkata',
  }),
});
const moments = { en: momentFormats('en-IN'), hi: momentFormats('hi-IN-u-nu-latn') };
const momentIn = ({ day, time }: ReturnType<typeof momentFormats>, at: Date): string =>
  `${day.format(at).replace(',', '')}, ${withHalfOfDay(time.format(at))}`;

/** An instant in Asia/Kolkata as "Sat 21 Nov, 4:30 PM" and "शनि 21 नव॰, शाम 4:30". */
export const momentOf = (at: Date): Said => ({ en: momentIn(moments.en, at), hi: momentIn(moments.hi, at) });

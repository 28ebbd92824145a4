import type { educations, employmentTypes, jobShifts, WageUnit } from '@nukkad/contract/hiring/job/job.model';
import type { Plural, Translate } from '../../platform/i18n/i18n.ts';
import { numberFormat } from '../../ui/mark/formats.ts';
import { formatMoney } from '../../ui/mark/money.tsx';

type Education = (typeof educations)[number];
type Shift = (typeof jobShifts)[number];
type EmploymentType = (typeof employmentTypes)[number];
interface Voice {
  readonly t: Translate;
  readonly plural: Plural;
  readonly locale: string;
}

const education: Record<Education, (t: Translate) => string> = {
  none: (t) => t('work.education.none', 'No schooling needed'),
  '8th': (t) => t('work.education.8th', '8th class'),
  '10th': (t) => t('work.education.10th', '10th class'),
  '12th': (t) => t('work.education.12th', '12th class'),
  iti: (t) => t('work.education.iti', 'ITI'),
  diploma: (t) => t('work.education.diploma', 'Diploma'),
  graduate: (t) => t('work.education.graduate', 'Graduate'),
};
const shift: Record<Shift, (t: Translate) => string> = {
  day: (t) => t('work.shift.day', 'Day shift'),
  night: (t) => t('work.shift.night', 'Night shift'),
  rotating: (t) => t('work.shift.rotating', 'Rotating shifts'),
  flexible: (t) => t('work.shift.flexible', 'Flexible hours'),
};
const employment: Record<EmploymentType, (t: Translate) => string> = {
  full_time: (t) => t('work.type.full_time', 'Full time'),
  part_time: (t) => t('work.type.part_time', 'Part time'),
  contract: (t) => t('work.type.contract', 'Contract'),
  temporary: (t) => t('work.type.temporary', 'Temporary'),
  apprentice: (t) => t('work.type.apprentice', 'Apprentice'),
};

/** What a job asks for; a person's own schooling is said by `schoolingInWords`. */
export const educationInWords = (t: Translate, key: Education) => education[key](t);
export const schoolingInWords = (t: Translate, key: Education) =>
  key === 'none' ? t('work.schooling.none', 'No schooling') : education[key](t);
export const shiftInWords = (t: Translate, key: Shift) => shift[key](t);
export const employmentInWords = (t: Translate, key: EmploymentType) => employment[key](t);

/** "₹18,000 – ₹22,000 a month"; "₹800 a day" where both are the same. */
export function wageInWords(
  { t, locale }: Pick<Voice, 't' | 'locale'>,
  { wageUnit, wageFrom, wageTo }: { wageUnit: WageUnit; wageFrom: number; wageTo: number },
): string {
  const from = formatMoney(wageFrom, locale);
  const wage = wageFrom === wageTo ? from : `${from} – ${formatMoney(wageTo, locale)}`;
  return wageUnit === 'month'
    ? t('work.wage.month', '{{wage}} a month', { wage })
    : t('work.wage.day', '{{wage}} a day', { wage });
}

/** "2 years 6 months"; nothing of none. */
export function monthsInWords({ plural }: Pick<Voice, 'plural'>, months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  return [
    years > 0 && plural('work.years', years, { one: '{{count}} year', other: '{{count}} years' }),
    rest > 0 && plural('work.months', rest, { one: '{{count}} month', other: '{{count}} months' }),
  ]
    .filter(Boolean)
    .join(' ');
}

export const distanceInWords = ({ t, locale }: Pick<Voice, 't' | 'locale'>, metres: number): string =>
  t('work.km', '{{km}} km away', {
    km: numberFormat(locale, { maximumFractionDigits: 1 }).format(Math.max(metres, 100) / 1_000),
  });

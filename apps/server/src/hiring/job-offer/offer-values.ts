/** What the fields of an offer say, in the language of its paper. */
import type { FieldValues } from '../../platform/templating/templating.ts';
import { type LetterContent, payPeriods, shifts } from './offer-letter.words.ts';

export const valuesOf = (letter: Omit<LetterContent, 'issuedOn'>): FieldValues => ({
  'candidate.name': letter.fullName,
  'offer.number': `${letter.letterNumber}-${letter.letterVersion}`,
  'offer.title': letter.title,
  'offer.department': letter.departmentName,
  'offer.pay': letter.wagePaise,
  'offer.pay_period': payPeriods[letter.wageUnit][letter.lang],
  'offer.starts_on': letter.startsOn,
  'offer.place': letter.place,
  'offer.shift': shifts[letter.shift][letter.lang],
  'offer.hours': letter.hours,
  'offer.probation_months': letter.probationMonths,
  'offer.notice_days': letter.noticeDays,
  'offer.valid_until': letter.validUntil,
  'offer.words': letter.words,
});

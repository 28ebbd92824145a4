import type { LeavingStatus } from '@nukkad/contract/people/leaving/leaving.noun';
import type { LeavingKind, ShortNotice } from '@nukkad/contract/people/leaving/leaving.model';
import type { LetterKind } from '@nukkad/contract/people/leaving/letter.model';
import type { Translate } from '../../platform/i18n/i18n.ts';

export const statusWords: Readonly<Record<LeavingStatus, (t: Translate) => string>> = {
  asked: (t) => t('leaving.asked', 'Resigned'),
  serving: (t) => t('leaving.serving', 'Serving notice'),
  cleared: (t) => t('leaving.cleared', 'Handed over'),
  left: (t) => t('leaving.left', 'Left'),
  withdrawn: (t) => t('leaving.withdrawn', 'Withdrawn'),
  cancelled: (t) => t('leaving.cancelled', 'Cancelled'),
};

export const kindWords: Readonly<Record<LeavingKind, (t: Translate) => string>> = {
  resignation: (t) => t('leaving.kind.resignation', 'Resigned'),
  ended: (t) => t('leaving.kind.ended', 'Ended by the business'),
};

export const letterKindWords: Readonly<Record<LetterKind, (t: Translate) => string>> = {
  relieving: (t) => t('letter.kind.relieving', 'Relieving letter'),
  experience: (t) => t('letter.kind.experience', 'Experience letter'),
};

export const shortWords: Readonly<Record<ShortNotice, (t: Translate) => string>> = {
  waived: (t) => t('leaving.short.waived', 'Waive the missing days'),
  recovered: (t) => t('leaving.short.recovered', 'Recover their pay from the employee'),
  paid: (t) => t('leaving.short.paid', 'Pay for the missing days'),
};

export const dayInWords = (day: string, locale: string) =>
  new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T12:00:00Z`));

/** Days that are missing from the notice where this is the last day. */
export const missingDays = (noticeGivenOn: string, noticeDays: number, lastDayOn: string): number =>
  lastDayOn === ''
    ? 0
    : Math.max(0, noticeDays - Math.round((Date.parse(lastDayOn) - Date.parse(noticeGivenOn)) / 86_400_000));

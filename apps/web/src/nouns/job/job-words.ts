import type { JobStanding, jobLanguages } from '@nukkad/contract/hiring/job/job.model';
import type { Translate } from '../../platform/i18n/i18n.ts';
import type { StateTone } from '../../ui/state/state-pill.tsx';

export const standingWords: Record<JobStanding, (t: Translate) => string> = {
  Draft: (t) => t('posting.state.draft', 'Draft'),
  Planned: (t) => t('posting.state.planned', 'Scheduled'),
  Checking: (t) => t('posting.state.checking', 'Being checked'),
  Active: (t) => t('posting.state.active', 'Active'),
  Inactive: (t) => t('posting.state.inactive', 'Inactive'),
  Rejected: (t) => t('posting.state.rejected', 'Rejected'),
  Closed: (t) => t('posting.state.closed', 'Closed'),
  Cancelled: (t) => t('posting.state.cancelled', 'Cancelled'),
};

export const standingTone: Record<JobStanding, StateTone> = {
  Draft: 'quiet',
  Planned: 'due',
  Checking: 'due',
  Active: 'good',
  Inactive: 'quiet',
  Rejected: 'bad',
  Closed: 'quiet',
  Cancelled: 'quiet',
};

/** A language by its name in the reader's own. */
export const languageInWords = (locale: string, language: (typeof jobLanguages)[number]): string =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language;

/** "Koramangala, Bengaluru"; each name once, nothing where no place is known. */
export const placeInWords = ({ locality, cityName }: { locality: string; cityName: string }): string =>
  [...new Set([locality, cityName])].filter(Boolean).join(', ');

import type { HiringKey } from '@nukkad/contract/hiring/hiring-report/hiring-report.model';
import { sourceWords } from '../../nouns/job/source-words.ts';
import type { Translate } from '../../platform/i18n/i18n.ts';
import type { useTranslation } from '../../platform/i18n/use-translation.ts';
import { durationInWords } from '../../ui/time/duration.tsx';

/** What is counted, in words. */
export const keyWords: Record<HiringKey, (t: Translate) => string> = {
  Applied: (t) => t('hiringReport.stage.Applied', 'Applied'),
  Screening: (t) => t('hiringReport.stage.Screening', 'Shortlisted'),
  Interview: (t) => t('hiringReport.stage.Interview', 'Interview'),
  Offer: (t) => t('hiringReport.stage.Offer', 'Offer'),
  Accepted: (t) => t('hiringReport.stage.Accepted', 'Offer accepted'),
  Hired: (t) => t('hiringReport.stage.Hired', 'Hired'),
  ...sourceWords,
  unknown: (t) => t('hiringReport.source.unknown', 'Not known'),
  kept: (t) => t('hiringReport.clock.kept', 'Kept'),
  missed: (t) => t('hiringReport.clock.missed', 'Missed'),
  running: (t) => t('hiringReport.clock.running', 'Still running'),
  one_day: (t) => t('hiringReport.answer.one_day', 'Within 24 hours'),
  two_days: (t) => t('hiringReport.answer.two_days', 'Within 48 hours'),
  three_days: (t) => t('hiringReport.answer.three_days', 'Within 72 hours'),
  later: (t) => t('hiringReport.answer.later', 'Later'),
  waiting: (t) => t('hiringReport.answer.waiting', 'No answer yet'),
  experience: (t) => t('hiringReport.end.experience', 'Not enough experience'),
  skills: (t) => t('hiringReport.end.skills', 'Other skills needed'),
  wage: (t) => t('hiringReport.end.wage', 'Expected pay is too high'),
  distance: (t) => t('hiringReport.end.distance', 'Lives too far away'),
  shift: (t) => t('hiringReport.end.shift', 'The working hours don’t fit'),
  answers: (t) => t('hiringReport.end.answers', 'The answers don’t fit'),
  documents: (t) => t('hiringReport.end.documents', 'Documents are missing'),
  not_reached: (t) => t('hiringReport.end.not_reached', 'Couldn’t be reached'),
  places_filled: (t) => t('hiringReport.end.places_filled', 'All openings are filled'),
  other: (t) => t('hiringReport.end.other', 'Another reason'),
  withdrawn: (t) => t('hiringReport.end.withdrawn', 'Withdrawn by the candidate'),
  offer_refused: (t) => t('hiringReport.end.offer_refused', 'Offer refused by the candidate'),
  job_over: (t) => t('hiringReport.end.job_over', 'The job closed'),
};

/** Minutes as exactly as one asks for them: half days from two days on, whole hours from ten on. */
function asAsked(minutes: number): number {
  if (minutes >= 2_880) return Math.round(minutes / 720) * 720;
  return minutes >= 600 ? Math.round(minutes / 60) * 60 : Math.max(1, Math.round(minutes));
}

/** 2 h 30 min, or 3.5 days; nothing was measured: a dash. */
export const hoursInWords = (voice: ReturnType<typeof useTranslation>, hours: number | null): string =>
  hours === null ? '–' : durationInWords(voice, asAsked(hours * 60));

import type { OfficeJobCard } from '@nukkad/contract/hiring/job/job-office.api';
import type { Job, JobStanding } from '@nukkad/contract/hiring/job/job.model';
import type { JobHold, JobReportReason } from '@nukkad/contract/hiring/job/job.noun';
import type { QuestionKind } from '@nukkad/contract/hiring/job/question.model';
import { inRupees } from '../../platform/money.ts';
import { locale, t } from '../../platform/words.ts';

export const standingWords: Readonly<Record<JobStanding, string>> = {
  Draft: t('officeJob.standing.Draft', 'Draft'),
  Planned: t('officeJob.standing.Planned', 'Scheduled'),
  Checking: t('officeJob.standing.Checking', 'On hold'),
  Active: t('officeJob.standing.Active', 'Active'),
  Inactive: t('officeJob.standing.Inactive', 'Inactive'),
  Rejected: t('officeJob.standing.Rejected', 'Rejected'),
  Closed: t('officeJob.standing.Closed', 'Closed'),
  Cancelled: t('officeJob.standing.Cancelled', 'Cancelled'),
};

const colours: Partial<Record<JobStanding, string>> = {
  Checking: 'haldi',
  Planned: 'neel',
  Active: 'peepal',
  Rejected: 'sindoor',
};
export const colourOf = ({ standing }: Pick<OfficeJobCard, 'standing'>): string =>
  colours[standing] ?? 'slate';

export const holdWords: Readonly<Record<JobHold, string>> = {
  fee_asked: t('officeJob.hold.fee_asked', 'Asks candidates for money'),
  discrimination: t('officeJob.hold.discrimination', 'Discriminates'),
  far_below_minimum: t('officeJob.hold.far_below_minimum', 'Pays far below the minimum wage'),
};

export const reportWords: Readonly<Record<JobReportReason, string>> = {
  fee_asked: t('officeJob.report.fee_asked', 'Asks for money'),
  fake: t('officeJob.report.fake', 'Not a real job'),
  discrimination: t('officeJob.report.discrimination', 'Discriminates'),
  wrong_pay: t('officeJob.report.wrong_pay', 'Pay is not as stated'),
  contact: t('officeJob.report.contact', 'Asks to pay or talk elsewhere'),
  other: t('officeJob.report.other', 'Something else'),
};

export const employmentWords: Readonly<Record<Job['employmentType'], string>> = {
  full_time: t('officeJob.type.full_time', 'Full-time'),
  part_time: t('officeJob.type.part_time', 'Part-time'),
  contract: t('officeJob.type.contract', 'Contract'),
  temporary: t('officeJob.type.temporary', 'Temporary'),
  apprentice: t('officeJob.type.apprentice', 'Apprenticeship'),
};

export const shiftWords: Readonly<Record<Job['shift'], string>> = {
  day: t('officeJob.shift.day', 'Day'),
  night: t('officeJob.shift.night', 'Night'),
  rotating: t('officeJob.shift.rotating', 'Rotating'),
  flexible: t('officeJob.shift.flexible', 'Flexible'),
};

export const educationWords: Readonly<Record<Job['education'], string>> = {
  none: t('officeJob.education.none', 'Not needed'),
  '8th': t('officeJob.education.8th', '8th pass'),
  '10th': t('officeJob.education.10th', '10th pass'),
  '12th': t('officeJob.education.12th', '12th pass'),
  iti: t('officeJob.education.iti', 'ITI'),
  diploma: t('officeJob.education.diploma', 'Diploma'),
  graduate: t('officeJob.education.graduate', 'Graduate'),
};

export const questionWords: Readonly<Record<QuestionKind, string>> = {
  yesno: t('officeJob.question.yesno', 'Yes or no'),
  choice: t('officeJob.question.choice', 'Choice'),
  number: t('officeJob.question.number', 'Number'),
  words: t('officeJob.question.words', 'In own words'),
};

const names = new Intl.DisplayNames([locale], { type: 'language' });
export const languagesOf = ({ languages }: Pick<Job, 'languages'>): string =>
  languages.map((code) => names.of(code) ?? code).join(', ');

const perUnit = (amount: string, unit: Job['wageUnit']): string =>
  unit === 'day'
    ? t('officeJob.perDay', '{{amount}} a day', { amount })
    : t('officeJob.perMonth', '{{amount}} a month', { amount });

/** The range as candidates read it; empty: no wage yet. */
export function wageOf({
  wageFrom,
  wageTo,
  wageUnit,
}: Pick<Job, 'wageFrom' | 'wageTo' | 'wageUnit'>): string {
  const ends = [wageFrom, wageTo].filter((end) => end !== null).map(inRupees);
  return ends.length === 0 ? '' : perUnit([...new Set(ends)].join(' – '), wageUnit);
}

/** What the law asks for; empty: it is not known. */
export function leastWageOf({ wageCheck }: Pick<Job, 'wageCheck'>): string {
  if (!wageCheck) return '';
  const least = perUnit(inRupees(wageCheck.least), wageCheck.unit);
  return wageCheck.below ? t('officeJob.belowLeast', '{{least}} (this job may pay less)', { least }) : least;
}

import type { JobCard } from '@nukkad/contract/network/job-card/job-card.model';
import type { JobCardStatus } from '@nukkad/contract/network/job-card/job-card.noun';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { StatePill, type StateTone } from '../../ui/state/state-pill.tsx';

const words: Readonly<Record<JobCardStatus, (t: Translate) => string>> = {
  draft: (t) => t('jobCard.is.draft', 'Not asked yet'),
  asked: (t) => t('jobCard.is.asked', 'Waiting for an answer'),
  agreed: (t) => t('jobCard.is.agreed', 'Agreed'),
  declined: (t) => t('jobCard.is.declined', 'Not agreed'),
  expired: (t) => t('jobCard.is.expired', 'No answer'),
  withdrawn: (t) => t('jobCard.is.withdrawn', 'No longer agreed'),
  deleted: (t) => t('jobCard.is.deleted', 'Deleted'),
};

const tones: Readonly<Record<JobCardStatus, StateTone>> = {
  draft: 'quiet',
  asked: 'due',
  agreed: 'good',
  declined: 'bad',
  expired: 'quiet',
  withdrawn: 'bad',
  deleted: 'quiet',
};

export function JobCardState({ card: { status, isRemoved } }: { card: JobCard }) {
  const { t } = useTranslation();
  if (isRemoved) return <StatePill tone="bad">{t('jobCard.is.removed', 'Removed by a moderator')}</StatePill>;
  return <StatePill tone={tones[status]}>{words[status](t)}</StatePill>;
}

import type { ApprovalStatus } from '@nukkad/contract/people/approval/approval.noun';
import type { ApprovalCard } from '@nukkad/contract/people/approval/approval.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { type StateTone, StatePill } from '../../ui/state/state-pill.tsx';
import { statusWords } from './approval-words.ts';

const tones: Readonly<Record<ApprovalStatus, StateTone>> = {
  pending: 'due',
  approved: 'good',
  rejected: 'bad',
  Cancelled: 'quiet',
  Completed: 'good',
};

/** Where a request stands, and whether its owner wants it otherwise. */
export function ApprovalPill({
  request: { status, isChange, cancelAsked },
}: {
  request: Pick<ApprovalCard, 'status' | 'isChange' | 'cancelAsked'>;
}) {
  const { t } = useTranslation();
  if (cancelAsked)
    return <StatePill tone="due">{t('approval.cancel.asked', 'Cancellation asked')}</StatePill>;
  return (
    <StatePill tone={tones[status]}>
      {isChange ? t('approval.change.asked', 'Change asked') : statusWords[status](t)}
    </StatePill>
  );
}

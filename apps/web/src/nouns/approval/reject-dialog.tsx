import { reviewReason } from '@nukkad/contract/people/approval/approval.model';
import * as z from 'zod/mini';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import type { OpenDialog } from '../../ui/dialog/form-dialog.tsx';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { FilledQuestion } from '../../ui/dialog/question.tsx';

export const isReason = (reason: string) => z.safeParse(reviewReason, reason).success;

export function ReasonField({ reason, onReason }: { reason: string; onReason: (reason: string) => void }) {
  const { t } = useTranslation();
  return (
    <HindiField
      long
      label={t('approval.reject.reason', 'Reason')}
      hint={t('approval.reject.least', 'A few words, at least 10 characters.')}
      name="reason"
      rows={3}
      value={reason}
      maxLength={500}
      onText={onReason}
    />
  );
}

/** Rejects a request of whatever kind, with the reason that its owner reads. */
export function RejectDialog({
  name,
  dialog,
  send,
}: {
  /** Of the employee. */
  name: string;
  dialog: OpenDialog;
  send: (reason: string) => Promise<unknown>;
}) {
  const { t } = useTranslation();
  return (
    <FilledQuestion
      dialog={dialog}
      danger
      title={t('approval.reject.ask', 'Reject this request?')}
      consequences={[
        t('approval.reject.told', '{{name}} reads your reason and can ask again within 30 days.', { name }),
      ]}
      confirm={t('approval.reject', 'Reject')}
      send={send}
      initial={{ reason: '' }}
      request={({ reason }) => (isReason(reason) ? reason : null)}
    >
      {({ typed, change }) => <ReasonField reason={typed.reason} onReason={(reason) => change({ reason })} />}
    </FilledQuestion>
  );
}

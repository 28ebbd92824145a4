import { reviewReason } from '@nukkad/contract/people/approval/approval.model';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { HindiField } from '../../ui/hindi-field.tsx';

/** Rejects a request of whatever kind, with the reason that its owner reads. */
export function RejectDialog({
  name,
  onClose,
  send,
}: {
  /** Of the employee. */
  name: string;
  onClose: () => void;
  send: (reason: string) => Promise<unknown>;
}) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      opened
      danger
      onClose={onClose}
      title={t('approval.reject.ask', 'Reject this request?')}
      consequences={[
        t('approval.reject.told', '{{name}} reads your reason and can ask again within 30 days.', { name }),
      ]}
      confirm={t('approval.reject', 'Reject')}
      disabled={!z.safeParse(reviewReason, reason).success}
      onConfirm={() => send(reason)}
    >
      <HindiField
        long
        label={t('approval.reject.reason', 'Reason')}
        hint={t('approval.reject.least', 'A few words, at least 10 characters.')}
        name="reason"
        rows={3}
        value={reason}
        maxLength={500}
        onText={setReason}
      />
    </ConfirmDialog>
  );
}

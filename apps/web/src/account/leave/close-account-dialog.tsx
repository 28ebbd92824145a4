import { useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { HindiField } from '../../ui/hindi-field.tsx';
import { useUrlDialog } from '../../ui/url-dialog.ts';
import { useAskToLeave } from './leave.queries.ts';

export const closeAccount = 'close-account';

export function CloseAccountDialog() {
  const { t } = useTranslation();
  const { opened, close } = useUrlDialog(closeAccount);
  const [reason, setReason] = useState('');
  const ask = useAskToLeave();
  return (
    <ConfirmDialog
      opened={opened}
      onClose={close}
      title={t('leave.confirm.title', 'Close your account?')}
      consequences={[
        t('leave.follows.code', 'We send you a code first, to be sure that it is you.'),
        t('leave.follows.days', 'It is closed in seven days. Until then you can take it back here.'),
        t('leave.follows.after', 'After that you cannot log in any more; our support can open it again.'),
      ]}
      confirm={t('leave.ask', 'Close my account')}
      keep={t('leave.stay', 'Keep my account')}
      danger
      onConfirm={() => ask.mutateAsync(reason)}
    >
      <HindiField
        long
        label={t('leave.reason', 'Why? (if you like to say)')}
        value={reason}
        maxLength={400}
        autoComplete="off"
        onText={setReason}
      />
    </ConfirmDialog>
  );
}

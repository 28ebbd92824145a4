import { seenOfErasure } from '@nukkad/contract/identity/privacy/privacy.api';
import type { Privacy } from '@nukkad/contract/identity/privacy/privacy.model';
import { useRef, useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { forgetSession } from '../../platform/session/session-store.ts';
import { Tick } from '../../ui/field-group.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { withShownSince } from '../../ui/use-reconfirmation.ts';
import { useUrlDialog } from '../../ui/url-dialog.ts';
import { erase } from './privacy.queries.ts';

export const eraseDialog = 'erase';

/** The last question. The fresh code is asked for by the call itself. */
export function EraseAccountDialog({
  erasure,
  onErased,
}: {
  erasure: Privacy['erasure'];
  onErased: () => void;
}) {
  const { t } = useTranslation();
  const dialog = useUrlDialog(eraseDialog);
  const [understood, setUnderstood] = useState(false);
  // A person whose account is erased is redirected: closing the dialog would load this page once more.
  const gone = useRef(false);
  return (
    <ConfirmDialog
      opened={dialog.opened}
      onClose={() => !gone.current && dialog.close()}
      title={t('privacy.erase.title', 'Delete your account for good?')}
      consequences={[
        t('privacy.erase.name', 'Your name, number, addresses, notes and photos are deleted.'),
        t('privacy.erase.sessions', 'You’re logged out everywhere.'),
        t('privacy.erase.kept', 'We keep only what the law requires, as listed on this page.'),
        t('privacy.erase.again', 'You can sign up again later with the same number.'),
      ]}
      confirm={t('privacy.erase', 'Delete my account')}
      danger
      disabled={!understood}
      onConfirm={async (reviewed) => {
        await erase(withShownSince(seenOfErasure(erasure.kept), reviewed));
        gone.current = true;
        forgetSession();
        toast.success(t('privacy.erased', 'Your account has been deleted.'));
        onErased();
      }}
    >
      <Tick gap={0.6} checked={understood} onChange={(event) => setUnderstood(event.target.checked)}>
        {t('privacy.understood', 'I understand this can’t be undone.')}
      </Tick>
    </ConfirmDialog>
  );
}

import { seenOfErasure } from '@nukkad/contract/identity/privacy/privacy.api';
import type { Privacy } from '@nukkad/contract/identity/privacy/privacy.model';
import { useRef, useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { forgetSession } from '../../platform/session/session-store.ts';
import { Tick } from '../../ui/field/field-group.tsx';
import { Question } from '../../ui/dialog/question.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
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
    <Question
      dialog={{ opened: dialog.opened, close: () => !gone.current && dialog.close() }}
      title={t('privacy.erase.title', 'Delete your account for good?')}
      consequences={[
        t('privacy.erase.name', 'Your name, number, addresses, notes and photos are deleted.'),
        t('privacy.erase.sessions', 'You’re logged out everywhere.'),
        t('privacy.erase.kept', 'We keep only what the law requires, as listed on this page.'),
        t('privacy.erase.again', 'You can sign up again later with the same number.'),
      ]}
      confirm={t('privacy.erase', 'Delete my account')}
      danger
      send={erase}
      request={(seen) => (understood ? seen(seenOfErasure(erasure.kept)) : null)}
      said={t('privacy.erased', 'Your account has been deleted.')}
      onSent={() => {
        gone.current = true;
        forgetSession();
        onErased();
      }}
    >
      <Tick gap={0.6} checked={understood} onChange={(event) => setUnderstood(event.target.checked)}>
        {t('privacy.understood', 'I understand this can’t be undone.')}
      </Tick>
    </Question>
  );
}

import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../press/button.tsx';
import type { OwnWords } from '../state/change-words.ts';
import { Dialog } from './dialog.tsx';
import type { ReconfirmationState } from './use-reconfirmation.ts';
import { WhatChanged } from '../state/what-changed.tsx';

/** What changed between looking and confirming, and the way on with it. */
export function ReconfirmationDialog({
  review,
  busy,
  note,
  words,
  onConfirm,
}: {
  review: ReconfirmationState;
  busy: boolean;
  note?: string;
  words?: OwnWords;
  onConfirm: () => void;
}) {
  const { t } = useTranslation();
  return (
    <Dialog
      opened
      onClose={() => !busy && review.close()}
      title={t('changed.title', 'Review what changed')}
      footer={
        <>
          <Button tone="plain" onClick={review.close} disabled={busy}>
            {t('action.back', 'Back')}
          </Button>
          <Button onClick={onConfirm} busy={busy}>
            {t('changed.confirm', 'Confirm these details')}
          </Button>
        </>
      }
    >
      <WhatChanged differences={review.differences} {...(words ? { words } : {})} />
      {note && <p>{note}</p>}
    </Dialog>
  );
}

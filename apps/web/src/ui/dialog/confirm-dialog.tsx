import type { Difference } from '@nukkad/contract/kernel/confirmation';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../press/button.tsx';
import styles from './confirm-dialog.module.css';
import { Dialog } from './dialog.tsx';
import { type ShownSince, differencesIn, shownSinceOf } from './use-reconfirmation.ts';
import { WhatChanged } from '../state/what-changed.tsx';

/**
 * Asks before something that matters and lists what will follow from it. It stays open, at work, until
 * `onConfirm` has ended, and says why where that failed.
 */
export function ConfirmDialog({
  opened,
  onClose,
  title,
  consequences,
  confirm,
  keep,
  danger,
  children,
  onConfirm,
  disabled,
}: {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Each a sentence: "₹150 is kept back", "Ravi is told at once". */
  consequences: readonly ReactNode[];
  /** The verb: "Cancel the booking". */
  confirm: string;
  /** The way back; default "Go back". */
  keep?: string;
  danger?: boolean;
  /** More to fill in, e.g. a reason. */
  children?: ReactNode;
  /** `reviewed`: what the person was told that had changed; it goes over what the dialog shows, see `withReviewed`. */
  onConfirm: (reviewed: ShownSince) => Promise<unknown>;
  disabled?: boolean;
}) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [differences, setDifferences] = useState<readonly Difference[]>([]);
  const [reviewed, setReviewed] = useState<ShownSince>({});

  const act = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await onConfirm(reviewed);
      onClose();
    } catch (error) {
      const found = differencesIn(error) ?? [];
      setDifferences(found);
      setReviewed((before) => ({ ...before, ...shownSinceOf(found) }));
      if (found.length > 0) return;
      setFailure(
        error instanceof Error
          ? error.message
          : t('error.500', 'Something went wrong in the server. Please try again'),
      );
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      opened={opened}
      onClose={() => !busy && onClose()}
      title={title}
      footer={
        <>
          <Button tone="plain" onClick={onClose} disabled={busy}>
            {keep ?? t('action.back', 'Back')}
          </Button>
          <Button
            tone={danger ? 'danger' : 'neel'}
            onClick={() => void act()}
            busy={busy}
            disabled={disabled}
          >
            {differences.length > 0 ? t('changed.confirm', 'Confirm these details') : confirm}
          </Button>
        </>
      }
    >
      {differences.length > 0 && <WhatChanged differences={differences} />}
      {consequences.length > 0 && (
        <>
          <p className={styles.lead}>{t('confirm.follows', 'What happens next:')}</p>
          <ul className={styles.list} data-danger={danger || undefined}>
            {consequences.map((sentence, place) => (
              // The sentences are fixed while the dialog is open.
              <li key={place}>{sentence}</li>
            ))}
          </ul>
        </>
      )}
      {children}
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </Dialog>
  );
}

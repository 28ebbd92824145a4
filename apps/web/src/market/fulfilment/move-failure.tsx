import { ApiError } from '@nukkad/contract/kernel/client';
import { useOnline } from '../../platform/online.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { differencesIn } from '../../ui/dialog/use-reconfirmation.ts';
import styles from './job.module.css';

/** Why something did not go through. Without a network: that nothing was lost, and the same again with one tap. */
export function MoveFailure({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const { t } = useTranslation();
  const online = useOnline();
  // What changed is shown for review instead.
  if (!error || differencesIn(error)) return null;
  if (!(error instanceof ApiError) || error.status !== 0)
    return (
      <p role="alert" className={styles.failure}>
        {error.message}
      </p>
    );
  return (
    <div role="alert" className={styles.failure} data-offline>
      <p>
        {online
          ? t('failure.back', 'You’re back online. What you entered is still here.')
          : t('failure.offline', 'You’re offline. What you entered is saved here.')}
      </p>
      <Button tone="plain" onClick={onRetry}>
        {t('failure.again', 'Send again')}
      </Button>
    </div>
  );
}

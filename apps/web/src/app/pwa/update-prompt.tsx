import { useEffect, useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { registerServiceWorker } from './register.ts';
import styles from '../../ui/dialog/corner-note.module.css';
import { takeOver, watchForUpdate } from './waiting-worker.ts';

/**
 * Registers the service worker, and shows a notice when a newer version of the app is ready. The page is never
 * reloaded without consent.
 */
export function UpdatePrompt() {
  const { t } = useTranslation();
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null);
  useEffect(() => {
    void registerServiceWorker().then((registration) => {
      if (registration) watchForUpdate(registration, setWaiting);
    });
  }, []);
  return (
    <div role="status" className={waiting ? styles.note : undefined}>
      {waiting && (
        <>
          <p>{t('pwa.update', 'A new version is available.')}</p>
          <div className={styles.actions}>
            <Button onClick={() => takeOver(waiting)}>{t('pwa.update.now', 'Update')}</Button>
            <Button tone="quiet" onClick={() => setWaiting(null)}>
              {t('pwa.update.later', 'Later')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

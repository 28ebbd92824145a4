import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useOnline } from '../../platform/online.ts';
import styles from './offline-banner.module.css';

export function OfflineBanner() {
  const { t } = useTranslation();
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className={styles.banner}>
          {t('shell.offline', 'You’re offline. What you see may be out of date.')}
        </p>
      )}
    </div>
  );
}

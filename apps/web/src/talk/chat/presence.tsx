import { useTranslation } from '../../platform/i18n/use-translation.ts';
import styles from './talk.module.css';
import { useConnected } from './use-talk.ts';

/** Who is there now; nothing is said of those who are not, nor while this device would not hear of it. */
export function Presence({ online }: { online: boolean }) {
  const { t } = useTranslation();
  const isConnected = useConnected();
  if (!online || !isConnected) return null;
  return (
    <span className={styles.presence}>
      <span className={styles.dot} aria-hidden="true" />
      {t('chat.online', 'Online')}
    </span>
  );
}

import { useTranslation } from '../../platform/i18n/use-translation.ts';
import styles from './talk.module.css';

/** Who is there now; nothing is said of those who are not. */
export function Presence({ online }: { online: boolean }) {
  const { t } = useTranslation();
  if (!online) return null;
  return (
    <span className={styles.presence}>
      <span className={styles.dot} aria-hidden="true" />
      {t('chat.online', 'Online')}
    </span>
  );
}

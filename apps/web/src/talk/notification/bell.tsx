import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import styles from './bell.module.css';
import { NotificationCount } from './notification-count.tsx';

/** The way to the notifications, with how many were not read. */
export function Bell() {
  const { t } = useTranslation();
  return (
    <Link to="/notifications" className={styles.bell}>
      <IconBell size={26} role="img" aria-label={t('notification.title', 'Notifications')} />
      <span className={styles.count}>
        <NotificationCount />
      </span>
    </Link>
  );
}

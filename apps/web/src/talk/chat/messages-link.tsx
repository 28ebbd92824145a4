import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import styles from './messages-link.module.css';
import { UnreadBadge } from './unread-badge.tsx';

/** The way to the messages beside the bell, where the header has room; on a phone the account menu has it. */
export function MessagesLink() {
  const { t } = useTranslation();
  return (
    <Link to="/message_center" className={styles.messages}>
      <IconMessages size={26} role="img" aria-label={t('messages.title', 'Messages')} />
      <span className={styles.count}>
        <UnreadBadge />
      </span>
    </Link>
  );
}

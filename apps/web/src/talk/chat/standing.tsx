import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconChecks from '@tabler/icons-react/dist/esm/icons/IconChecks.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconFailed from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import type { Standing } from './bubble.rules.ts';
import styles from './bubble.module.css';

function wordsOf(t: Translate, standing: Standing): string {
  switch (standing) {
    case 'waiting':
      return t('chat.waiting', 'Waiting to send');
    case 'failed':
      return t('chat.failed', 'Not sent');
    case 'sent':
      return t('chat.sent', 'Sent');
    case 'delivered':
      return t('chat.delivered', 'Delivered');
    case 'read':
      return t('chat.read', 'Read');
  }
}

const icons = {
  waiting: IconClock,
  failed: IconFailed,
  sent: IconCheck,
  delivered: IconChecks,
  read: IconChecks,
} as const;

/** What became of an own message: a tick for the eye, a word for the ear. */
export function StandingMark({ standing }: { standing: Standing }) {
  const { t } = useTranslation();
  const Icon = icons[standing];
  const words = wordsOf(t, standing);
  return (
    <span className={styles.standing} data-standing={standing} title={words}>
      <Icon size={16} aria-hidden />
      <span className={styles.unseen}>{words}</span>
    </span>
  );
}

import type { QuotedMessage } from '@nukkad/contract/talk/chat/chat.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import styles from './quote.module.css';

/** The message that another one answers: whose it is, and its first words. */
export function Quote({ quoted }: { quoted: QuotedMessage }) {
  const { t, plural } = useTranslation();
  const { side, senderName, text, documents, deleted } = quoted;
  const files = plural('chat.filesCount', documents, { one: '{{count}} file', other: '{{count}} files' });
  return (
    <blockquote className={styles.quote}>
      <strong translate="no">{side === 'own' ? t('chat.you', 'You') : senderName}</strong>
      {deleted ? (
        <i>{t('chat.deleted', 'This message was deleted.')}</i>
      ) : (
        <span translate="no">{text || files}</span>
      )}
    </blockquote>
  );
}

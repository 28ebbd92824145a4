import type { Conversation } from '@nukkad/contract/talk/chat/chat.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import styles from './talk.module.css';

/** Sentences that fit the state of the record; one tap sends one. */
export function QuickReplies({
  conversation,
  onSend,
}: {
  conversation: Conversation;
  onSend: (text: string) => void;
}) {
  const { t } = useTranslation();
  if (conversation.quickReplies.length === 0) return null;
  return (
    <ul className={styles.replies} aria-label={t('chat.replies', 'Quick replies')}>
      {conversation.quickReplies.map(({ code, text }) => (
        <li key={code}>
          <button type="button" onClick={() => onSend(text)}>
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}

import type { Conversation, FoundMessage } from '@nukkad/contract/talk/chat/chat.model';
import { Link, useSearchParams } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { DateTime } from '../../ui/time/date-time.tsx';
import { withMessage } from './chat-address.ts';
import styles from './conversation-list.module.css';
import { nameOf } from './conversation.rules.ts';
import { excerptOf } from './found.rules.ts';
import { Marked } from './marked.tsx';

/** Messages that were found, each the way to its place in the conversation. */
export function FoundList({
  items,
  conversations,
  words,
}: {
  items: readonly FoundMessage[];
  /** Left out within one conversation. */
  conversations?: readonly Conversation[];
  words: string;
}) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const names = new Map(conversations?.map((one) => [one.conversationId, nameOf(one)] as const));
  const whoOf = ({ side, senderName }: FoundMessage) => (side === 'own' ? t('chat.you', 'You') : senderName);
  return (
    <ul className={styles.list}>
      {items.map((found) => (
        <li key={found.messageId} className={styles.hit}>
          <Link to={{ search: withMessage(search, found, words) }} preventScrollReset>
            <span className={styles.hitHead}>
              <strong translate="no">{names.get(found.conversationId) ?? whoOf(found)}</strong>
              <small>
                <DateTime at={found.at} as="short" />
              </small>
            </span>
            <span className={styles.excerpt} translate="no">
              {conversations && found.side !== 'system' && `${whoOf(found)}: `}
              <Marked text={excerptOf(found.text, words)} words={words} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

import type { ChatMessage } from '@nukkad/contract/talk/chat/chat.model';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import styles from './talk.module.css';

/** Reads out what the other side says while the conversation is open; what was there before is read by moving in it. */
export function NewsForEars({ message }: { message: ChatMessage | undefined }) {
  const { t, plural } = useTranslation();
  const seen = useRef<number | null>(null);
  const [words, setWords] = useState('');
  useEffect(() => {
    if (!message) return;
    const isNew = seen.current !== null && message.seq > seen.current;
    seen.current = message.seq;
    if (!isNew || message.side === 'own') return;
    const files = plural('chat.filesCount', message.documents.length, {
      one: '{{count}} file',
      other: '{{count}} files',
    });
    const said = [message.text, message.documents.length > 0 && files].filter(Boolean).join(', ');
    setWords(
      message.senderName
        ? t('chat.says', '{{name}}: {{words}}', { name: message.senderName, words: said })
        : said,
    );
  }, [message, t, plural]);
  return (
    <p className={styles.unseen} aria-live="polite">
      {words}
    </p>
  );
}

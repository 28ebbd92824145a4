import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Listed } from '../../ui/page/listed.tsx';
import { SearchBox } from '../../ui/field/search-box.tsx';
import { findParameter, useFound, useFoundNavigation } from './chat-address.ts';
import { ConversationsSkeleton } from './conversations-skeleton.tsx';
import { FoundList } from './found-list.tsx';
import { leastLetters, useMessageSearch } from './search.queries.ts';
import styles from './talk.module.css';

/** The field to look for words in this conversation, and what was found, until one of it is opened. */
export function FindInTalk({ conversationId }: { conversationId: string }) {
  const { t } = useTranslation();
  const { words, seq } = useFound();
  const { stop } = useFoundNavigation();
  const found = useMessageSearch(words ?? '', conversationId);
  if (words === null) return null;
  const isAsked = words.length >= leastLetters && seq === null;
  return (
    <div className={styles.find} role="search">
      <div className={styles.findField}>
        <SearchBox label={t('chat.findWords', 'Find in this chat')} name={findParameter} />
        <button
          type="button"
          className={styles.way}
          onClick={stop}
          aria-label={t('chat.find.stop', 'Close search')}
        >
          <IconX size={22} aria-hidden />
        </button>
      </div>
      {isAsked && (
        <div className={styles.findList}>
          <Listed
            list={found}
            waiting={<ConversationsSkeleton />}
            empty={
              <p className={styles.findNone} role="status">
                {t('chat.find.none', 'No messages found. Try another word.')}
              </p>
            }
          >
            {(items) => <FoundList items={items} words={words} />}
          </Listed>
        </div>
      )}
    </div>
  );
}

import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { LoadMore } from '../../ui/page/load-more.tsx';
import styles from './conversation-list.module.css';
import { FoundList } from './found-list.tsx';
import type { MessageSearch } from './search.queries.ts';

/** Below the conversations of that name: messages of any conversation that hold the words. */
export function FoundInAll({ found, words }: { found: MessageSearch; words: string }) {
  const { t } = useTranslation();
  const items = found.data?.pages.flatMap((page) => page.items) ?? [];
  const conversations = found.data?.pages.flatMap((page) => page.conversations) ?? [];
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="found-messages">
      <h2 id="found-messages" className={styles.part}>
        {t('chat.foundMessages', 'Messages')}
      </h2>
      <FoundList items={items} conversations={conversations} words={words} />
      <LoadMore infinite={found} shown={items.length} />
    </section>
  );
}

import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { presence } from '@nukkad/contract/talk/chat/chat.socket';
import type { Conversation } from '@nukkad/contract/talk/chat/chat.model';
import { type KeyboardEvent, useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { personEmpty } from '../../nouns/person/person.empty.ts';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { FilterChips } from '../../ui/page/filter-chips.tsx';
import { Listed } from '../../ui/page/listed.tsx';
import { SearchBox } from '../../ui/field/search-box.tsx';
import { ask, onConnect } from '../../nouns/message/chat-client.ts';
import { chatEmpty } from './chat.empty.ts';
import { patchConversations, useCategories, useConversations } from './chat.queries.ts';
import { type ListFilters, listFilters } from './conversation-filters.ts';
import { FoundInAll } from './found-in-all.tsx';
import { useMessageSearch } from './search.queries.ts';
import { ConversationRow } from './conversation-row.tsx';
import { ConversationsSkeleton } from './conversations-skeleton.tsx';
import styles from './conversation-list.module.css';
import { sessionWords } from './session-words.ts';
import { tellDelivered } from './use-chat-counts.ts';

const mostAsked = 50;

/** Says that what came while the page was closed has arrived, and asks who is there; again after each connection. */
function useArrived(conversations: readonly Conversation[]): void {
  const ids = conversations.slice(0, mostAsked).map(({ conversationId }) => conversationId);
  useEffect(() => {
    for (const { conversationId, unread, lastSeq } of conversations)
      if (unread > 0) tellDelivered(conversationId, lastSeq);
  }, [conversations]);
  const asked = ids.toSorted().join();
  useEffect(() => {
    if (asked === '') return undefined;
    const look = () =>
      void ask(presence, { conversationIds: asked.split(',') }).then(
        (there) => {
          const online = new Map(there.map((one) => [one.conversationId, one.online]));
          patchConversations(
            ({ conversationId }) => online.has(conversationId),
            (one) => ({ ...one, online: online.get(one.conversationId) ?? false }),
          );
        },
        () => undefined,
      );
    look();
    return onConnect(look);
  }, [asked]);
}

/** Up and down go from one conversation to the next. */
function step(event: KeyboardEvent<HTMLUListElement>): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!by) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('h2 > a')];
  const next = links[links.findIndex((link) => link === document.activeElement) + by];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function Rows({ items, open }: { items: readonly Conversation[]; open: string | null }) {
  useArrived(items);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys go from link to link
    <ul className={styles.list} onKeyDown={step}>
      {items.map((conversation) => (
        <ConversationRow
          key={conversation.conversationId}
          conversation={conversation}
          open={conversation.conversationId === open}
        />
      ))}
    </ul>
  );
}

/** The filters that make a difference: the kinds that one has, unread ones, and the record that a link asked for. */
function Filters({ filters }: { filters: ListFilters }) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const { data } = useCategories();
  const kinds = data?.items ?? [];
  const withoutReference = new URLSearchParams(search);
  withoutReference.delete('referenceNo');
  return (
    <>
      {kinds.length > 1 && (
        <FilterChips
          name="sessionType"
          label={t('chat.type', 'Kind')}
          options={[
            { value: '', label: t('chat.type.all', 'All') },
            ...kinds.map(({ category, conversations }) => ({
              value: category,
              label: sessionWords(t, category),
              count: conversations,
            })),
          ]}
        />
      )}
      {(filters.unread || kinds.some(({ unread }) => unread > 0)) && (
        <FilterChips
          name="unread"
          label={t('chat.unread', 'Unread')}
          options={[
            { value: '', label: t('chat.type.all', 'All') },
            { value: 'true', label: t('chat.unread', 'Unread') },
          ]}
        />
      )}
      {filters.referenceNo && (
        <Link to={{ search: `?${withoutReference}` }} className={styles.reference} replace>
          {t('chat.only', 'Only {{number}}', { number: filters.referenceNo })}
          <IconX size={18} aria-label={t('chat.only.not', 'Show all')} />
        </Link>
      )}
    </>
  );
}

function NoneFound({ filters }: { filters: ListFilters }) {
  const { t } = useTranslation();
  if (filters.q)
    return (
      <EmptyScreen
        screen={personEmpty['user-not-found']}
        words={t(
          'chat.notFound',
          'Check the spelling, or search by the number of a booking or quote request.',
        )}
      />
    );
  if (filters.unread) return <EmptyState scene="done" title={t('chat.allRead', 'You’ve read everything')} />;
  if (filters.sessionType || filters.referenceNo) return <EmptyState scene="messages" />;
  return <EmptyScreen screen={chatEmpty['no-messages']} />;
}

/** Own conversations, the last written first, found by a name or the number of a record. */
export function ConversationList({ open }: { open: string | null }) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const filters = listFilters(search);
  const list = useConversations(filters);
  const words = filters.q ?? '';
  const found = useMessageSearch(words);
  const hasFound = (found.data?.pages[0]?.items.length ?? 0) > 0;
  return (
    <div className={styles.pane}>
      <div className={styles.tools}>
        <SearchBox label={t('chat.find', 'Find a name, number or message')} />
        <Filters filters={filters} />
      </div>
      <Listed
        list={list}
        waiting={<ConversationsSkeleton />}
        empty={hasFound ? null : <NoneFound filters={filters} />}
      >
        {(items) => <Rows items={items} open={open} />}
      </Listed>
      {words !== '' && <FoundInAll found={found} words={words} />}
    </div>
  );
}

import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { NavCount } from '../../ui/page/nav-count.tsx';
import { useUnreadCount } from './chat.queries.ts';
import { useChatCounts } from './use-chat-counts.ts';

/** What others wrote and no one here has read, beside the way to the messages. */
export function UnreadBadge() {
  const { plural } = useTranslation();
  useChatCounts();
  const count = useUnreadCount().data?.unread ?? 0;
  return (
    <NavCount
      count={count}
      words={plural('chat.unreadCount', count, {
        one: '{{count}} unread message',
        other: '{{count}} unread messages',
      })}
    />
  );
}

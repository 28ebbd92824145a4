import IconMuted from '@tabler/icons-react/dist/esm/icons/IconBellOff.mjs';
import IconFile from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs';
import IconPin from '@tabler/icons-react/dist/esm/icons/IconPin.mjs';
import type { Conversation } from '@nukkad/contract/talk/chat/chat.model';
import { chatLimits } from '@nukkad/contract/talk/chat/session-types';
import { Link, useSearchParams } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Avatar } from '../../ui/mark/avatar.tsx';
import { TimeAgo } from '../../ui/time/date-time.tsx';
import { numberFormat } from '../../ui/mark/formats.ts';
import { withConversation } from './chat-address.ts';
import styles from './conversation-list.module.css';
import { nameOf } from './conversation.rules.ts';
import { useConnected } from './use-talk.ts';

export const rowId = (conversationId: string) => `conversation-${conversationId}`;

/** What was said last: whose words, a file where there are none, or that they were deleted. */
function Last({ last }: { last: Conversation['lastMessage'] }) {
  const { t, plural } = useTranslation();
  if (!last) return t('chat.none', 'No messages yet');
  if (last.deleted) return <i>{t('chat.deleted', 'This message was deleted.')}</i>;
  return (
    <>
      {last.side === 'own' && `${t('chat.you', 'You')}: `}
      {last.documents > 0 && <IconFile size={16} aria-hidden />}
      {last.text ||
        (last.voice
          ? t('chat.voice.note', 'Voice note')
          : plural('chat.filesCount', last.documents, { one: '{{count}} file', other: '{{count}} files' }))}
    </>
  );
}

/** A conversation in the list: whom with, what about, what was said last, and how much of it is unread. */
export function ConversationRow({ conversation, open }: { conversation: Conversation; open: boolean }) {
  const { t, plural, locale } = useTranslation();
  const [search] = useSearchParams();
  const { conversationId, title, referenceNo, lastMessage, lastAt, unread, online, profileImage } =
    conversation;
  const { pinned, muted } = conversation;
  const isConnected = useConnected();
  // A device whose clock is slow would see a new message in the future.
  const at = new Date(Math.min(Date.parse(lastMessage?.at ?? lastAt), Date.now())).toISOString();
  const name = nameOf(conversation);
  const count = unread >= chatLimits.unread ? '99+' : numberFormat(locale).format(unread);
  return (
    <li className={styles.row} data-unread={unread > 0 || undefined}>
      <span className={styles.face}>
        <Avatar name={name} src={profileImage} size={48} />
        {online && isConnected && (
          <span className={styles.dot} role="img" aria-label={t('chat.online', 'Online')} />
        )}
      </span>
      <div className={styles.words}>
        <div className={styles.top}>
          <h2 className={styles.name}>
            <Link
              id={rowId(conversationId)}
              to={{ search: withConversation(search, conversationId) }}
              preventScrollReset
              replace={open}
              aria-current={open ? 'true' : undefined}
              translate="no"
            >
              {name}
            </Link>
          </h2>
          <small>
            {pinned && <IconPin size={16} role="img" aria-label={t('chat.pinned', 'Pinned')} />}
            {muted && <IconMuted size={16} role="img" aria-label={t('chat.muted', 'Muted')} />}
            <TimeAgo key={at} at={at} />
          </small>
        </div>
        <p className={styles.about}>
          <span>{title}</span>
          {referenceNo && <span translate="no">{referenceNo}</span>}
        </p>
        <div className={styles.top}>
          <p className={styles.last}>
            <Last last={lastMessage} />
          </p>
          {unread > 0 && (
            <span
              className={styles.count}
              role="img"
              aria-label={plural('chat.unreadCount', unread, {
                one: '{{count}} unread message',
                other: '{{count}} unread messages',
              })}
            >
              {count}
            </span>
          )}
        </div>
      </div>
    </li>
  );
}

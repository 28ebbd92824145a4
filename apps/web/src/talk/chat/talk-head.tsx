import IconBack from '@tabler/icons-react/dist/esm/icons/IconArrowNarrowLeft.mjs';
import IconRecord from '@tabler/icons-react/dist/esm/icons/IconClipboardText.mjs';
import IconForward from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { Conversation } from '@nukkad/contract/talk/chat/chat.model';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Avatar } from '../../ui/mark/avatar.tsx';
import { useFoundNavigation } from './chat-address.ts';
import { ConversationChoice } from './conversation-choice.tsx';
import { nameOf } from './conversation.rules.ts';
import { Presence } from './presence.tsx';
import styles from './talk.module.css';

/** What is talked about, and the way to it. */
function Record({ conversation: { title, referenceNo, link } }: { conversation: Conversation }) {
  const words = (
    <>
      <IconRecord size={18} aria-hidden />
      <span className={styles.about}>{title}</span>
      {referenceNo && <span translate="no">{referenceNo}</span>}
    </>
  );
  if (!link) return <div className={styles.record}>{words}</div>;
  return (
    <Link to={link} className={styles.record}>
      {words}
      <IconForward size={18} aria-hidden />
    </Link>
  );
}

/** Whom one talks to and about what, with the way back to the list or to the page behind. */
export function TalkHead({
  conversation,
  headingId,
  onClose,
  way,
}: {
  conversation: Conversation | undefined;
  headingId: string;
  onClose: () => void;
  /** Back to a list, or away from the page; null: the list is beside it. */
  way: 'back' | 'close' | null;
}) {
  const { t } = useTranslation();
  const { begin } = useFoundNavigation();
  const name = conversation ? nameOf(conversation) : '';
  const button = (Icon: typeof IconX, words: string, act = onClose) => (
    <button type="button" className={styles.way} onClick={act} aria-label={words}>
      <Icon size={24} aria-hidden />
    </button>
  );
  return (
    <header className={styles.head}>
      <div className={styles.whom}>
        {way === 'back' && button(IconBack, t('chat.back', 'Back to your messages'))}
        {conversation && <Avatar name={name} src={conversation.profileImage} size={44} />}
        <div className={styles.name}>
          <h2 id={headingId} tabIndex={-1} translate={name ? 'no' : undefined}>
            {name || t('chat.title', 'Chat')}
          </h2>
          {conversation && <Presence online={conversation.online} />}
        </div>
        {conversation && <ConversationChoice conversation={conversation} />}
        {conversation && button(IconSearch, t('chat.findWords', 'Find in this chat'), begin)}
        {way === 'close' && button(IconX, t('chat.close', 'Close chat'))}
      </div>
      {conversation && <Record conversation={conversation} />}
    </header>
  );
}

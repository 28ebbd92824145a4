import { useMediaQuery } from '@mantine/hooks';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Scene } from '../../ui/state/scene.tsx';
import { useChatNavigation, useOpenConversation } from './chat-address.ts';
import { ConversationList } from './conversation-list.tsx';
import { rowId } from './conversation-row.tsx';
import styles from './message-centre.module.css';
import { TalkSheet } from './talk-sheet.tsx';
import { TalkView } from './talk-view.tsx';
import { useChatLive } from './use-chat-live.ts';

function Nothing() {
  const { t } = useTranslation();
  return (
    <div className={styles.nothing}>
      <Scene name="messages" size={120} />
      <p>{t('chat.choose', 'Choose a conversation to read it here.')}</p>
    </div>
  );
}

/** The list of conversations, and the open one: beside it on a desk, over it on a phone. */
export function MessageCentre() {
  const { t } = useTranslation();
  useChatLive();
  const open = useOpenConversation();
  const { close } = useChatNavigation();
  const phone = useMediaQuery('(max-width: 63.99em)', false, { getInitialValueInEffect: false });
  if (phone)
    return (
      <>
        <ConversationList open={open} />
        {open && (
          <TalkSheet key={open} phone label={t('chat.title', 'Chat')} onClose={close}>
            <TalkView conversationId={open} onClose={close} way="back" />
          </TalkSheet>
        )}
      </>
    );
  const closePane = () => {
    close();
    // The focus goes back to the list, where it came from.
    if (open) document.getElementById(rowId(open))?.focus();
  };
  return (
    <div className={styles.panes}>
      <div className={styles.list}>
        <ConversationList open={open} />
      </div>
      <div className={styles.open}>
        {open ? <TalkView key={open} conversationId={open} onClose={closePane} way={null} /> : <Nothing />}
      </div>
    </div>
  );
}

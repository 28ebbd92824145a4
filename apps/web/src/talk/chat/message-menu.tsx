import IconEdit from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconReply from '@tabler/icons-react/dist/esm/icons/IconCornerUpLeft.mjs';
import IconDelete from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { ChatMessage } from '@nukkad/contract/talk/chat/chat.model';
import { reactToMessage } from '@nukkad/contract/talk/chat/chat.socket';
import { type Reaction, reactions } from '@nukkad/contract/talk/chat/session-types';
import { use, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { useDialogLink, useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { UrlModal } from '../../ui/dialog/url-modal.tsx';
import { useNow } from '../../ui/time/use-now.ts';
import { ask } from '../../nouns/message/chat-client.ts';
import { deleteDialog, messageDialog } from './bubble.tsx';
import { type About, MessageActsContext } from './message-acts.ts';
import styles from './message-menu.module.css';
import { renewMessage } from './talk.store.ts';

const owns = ['message'] as const;

/** One press reacts, and a press on the own sign takes it back. */
function Reactions({ message, close }: { message: ChatMessage; close: () => void }) {
  const { t } = useTranslation();
  const [failure, setFailure] = useState<string | null>(null);
  const { messageId, conversationId, seq } = message;
  const own = message.reactions.find((one) => one.own)?.emoji;
  const react = async (emoji: Reaction) => {
    try {
      await ask(reactToMessage, { messageId, emoji: emoji === own ? null : emoji });
      await renewMessage(conversationId, seq);
      close();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : '');
    }
  };
  return (
    <>
      <div className={styles.reactions} role="group" aria-label={t('chat.react', 'React')}>
        {reactions.map((emoji) => (
          <button key={emoji} type="button" aria-pressed={emoji === own} onClick={() => void react(emoji)}>
            {emoji}
          </button>
        ))}
      </div>
      {failure && <p role="alert">{failure}</p>}
    </>
  );
}

function Choices({ message, close }: { message: ChatMessage; close: () => void }) {
  const { t } = useTranslation();
  const { canWrite, begin } = use(MessageActsContext);
  const now = useNow();
  const remove = useDialogLink(deleteDialog, { message: message.messageId });
  const { editUntil } = message.can;
  const canEdit = editUntil !== null && Date.parse(editUntil) > now.getTime();
  const chosen = useRef<About | null>(null);
  const latest = useRef(begin);
  latest.current = begin;
  // Once the dialog is gone and the focus is back, so that the field takes it.
  useEffect(
    () => () => {
      if (chosen.current) latest.current(chosen.current);
    },
    [],
  );
  const start = (kind: About['kind']) => () => {
    chosen.current = { kind, message };
    close();
  };
  return (
    <div className={styles.menu}>
      {message.text && <blockquote translate="no">{message.text}</blockquote>}
      {canWrite && <Reactions message={message} close={close} />}
      {canWrite && (
        <Button tone="plain" wide onClick={start('reply')}>
          <IconReply size={20} aria-hidden /> {t('chat.reply', 'Reply')}
        </Button>
      )}
      {canWrite && canEdit && (
        <Button tone="plain" wide onClick={start('edit')}>
          <IconEdit size={20} aria-hidden /> {t('chat.edit', 'Edit')}
        </Button>
      )}
      <ButtonLink {...remove} replace tone="plain" wide>
        <IconDelete size={20} aria-hidden /> {t('chat.delete.open', 'Delete message')}
      </ButtonLink>
    </div>
  );
}

/** What may be done with a message: `?dialog=message&message=<id>`. */
export function MessageMenu({ messages }: { messages: readonly ChatMessage[] }) {
  const { t } = useTranslation();
  const asked = useUrlDialog(messageDialog, owns).get('message');
  const message = asked ? messages.findLast(({ messageId }) => messageId === asked) : undefined;
  if (!message) return null;
  return (
    <UrlModal name={messageDialog} owns={owns} title={t('chat.message', 'Message')}>
      {(close) => <Choices message={message} close={close} />}
    </UrlModal>
  );
}

import type { ChatMessage, Conversation } from '@nukkad/contract/talk/chat/chat.model';
import { deleteMessage } from '@nukkad/contract/talk/chat/chat.socket';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { UrlModal } from '../../ui/dialog/url-modal.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { useNow } from '../../ui/time/use-now.ts';
import { deleteDialog } from './bubble.tsx';
import { ask } from '../../nouns/message/chat-client.ts';
import { nameOf } from './conversation.rules.ts';
import styles from './talk.module.css';
import { renewMessage } from './talk.store.ts';

const owns = ['message'] as const;

function Asking({ message, name, close }: { message: ChatMessage; name: string; close: () => void }) {
  const { t } = useTranslation();
  const now = useNow();
  const [busy, setBusy] = useState<'me' | 'all' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { messageId, conversationId, seq, can } = message;
  const forAll = can.deleteForAllUntil !== null && Date.parse(can.deleteForAllUntil) > now.getTime();
  const remove = async (whom: 'me' | 'all') => {
    setBusy(whom);
    try {
      await ask(deleteMessage, { messageId, for: whom });
      await renewMessage(conversationId, seq);
      close();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : '');
      setBusy(null);
    }
  };
  return (
    <div className={styles.deletion}>
      {message.text && <blockquote translate="no">{message.text}</blockquote>}
      <p>
        {forAll
          ? t(
              'chat.delete.both',
              'Deleting it for everyone also removes it for {{name}}. You can’t undo this.',
              { name },
            )
          : t('chat.delete.mine', '{{name}} still sees it. You can’t undo this.', { name })}
      </p>
      {failure && <p role="alert">{failure}</p>}
      {forAll && (
        <Button
          tone="danger"
          wide
          busy={busy === 'all'}
          disabled={busy !== null}
          onClick={() => void remove('all')}
        >
          {t('chat.delete.all', 'Delete for everyone')}
        </Button>
      )}
      <Button
        tone={forAll ? 'plain' : 'danger'}
        wide
        busy={busy === 'me'}
        disabled={busy !== null}
        onClick={() => void remove('me')}
      >
        {t('chat.delete.me', 'Delete for me')}
      </Button>
    </div>
  );
}

/** Asks for whom a message is deleted: `?dialog=delete-message&message=<id>`. */
export function DeleteMessage({
  conversation,
  messages,
}: {
  conversation: Conversation;
  messages: readonly ChatMessage[];
}) {
  const { t } = useTranslation();
  const asked = useUrlDialog(deleteDialog, owns).get('message');
  const message = asked ? messages.findLast(({ messageId }) => messageId === asked) : undefined;
  if (!message) return null;
  return (
    <UrlModal name={deleteDialog} owns={owns} title={t('chat.delete.title', 'Delete this message?')}>
      {(close) => <Asking message={message} name={nameOf(conversation)} close={close} />}
    </UrlModal>
  );
}

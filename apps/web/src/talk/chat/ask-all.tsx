import { chatLimits } from '@nukkad/contract/talk/chat/session-types';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';
import { useDialogLink, useUrlDialog } from '../../ui/url-dialog.ts';
import { type TalkAbout, conversationAbout } from './chat-button.tsx';
import { sendLater } from './chat-outbox.ts';

function Question({ all, onClose }: { all: readonly TalkAbout[]; onClose: () => void }) {
  const { t, plural } = useTranslation();
  const [words, setWords] = useState('');
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('askAll.title', 'Ask all partners')}
      consequences={[
        plural('askAll.follows', all.length, {
          one: '{{count}} partner gets your question and answers in your chat.',
          other:
            '{{count}} partners get the same question. Each answers in a chat of its own and doesn’t see the others.',
        }),
      ]}
      confirm={t('askAll.send', 'Send question')}
      disabled={words.trim() === ''}
      onConfirm={async () => {
        // All of them are opened before anything is said: either every partner is asked, or none.
        const conversations = await Promise.all(all.map(conversationAbout));
        for (const conversationId of conversations) sendLater(conversationId, words.trim());
        toast.success(t('askAll.done', 'Question sent'));
      }}
    >
      <TextArea
        label={t('askAll.words', 'Your question')}
        name="words"
        rows={4}
        maxLength={chatLimits.text}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
    </ConfirmDialog>
  );
}

/** One question to every partner of a request; behind `?dialog=ask-all`. */
export function AskAll({ all }: { all: readonly TalkAbout[] }) {
  const { t } = useTranslation();
  const link = useDialogLink('ask-all');
  const dialog = useUrlDialog('ask-all');
  if (all.length < 2) return null;
  return (
    <>
      <ButtonLink {...link} tone="plain">
        {t('askAll.title', 'Ask all partners')}
      </ButtonLink>
      {dialog.opened && <Question all={all} onClose={dialog.close} />}
    </>
  );
}

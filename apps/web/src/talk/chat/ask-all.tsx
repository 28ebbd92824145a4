import { chatLimits } from '@nukkad/contract/talk/chat/session-types';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { FilledQuestion } from '../../ui/dialog/question.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { useDialogLink, useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { type TalkAbout, conversationAbout } from './chat-button.tsx';
import { sendLater } from './chat-outbox.ts';

function Asking({ all }: { all: readonly TalkAbout[] }) {
  const { t, plural } = useTranslation();
  /** All of them are opened before anything is said: either every partner is asked, or none. */
  const send = async (words: string) => {
    const conversations = await Promise.all(all.map(conversationAbout));
    for (const conversationId of conversations) sendLater(conversationId, words);
  };
  return (
    <FilledQuestion
      dialog={useUrlDialog('ask-all')}
      title={t('askAll.title', 'Ask all partners')}
      consequences={[
        plural('askAll.follows', all.length, {
          one: '{{count}} partner gets your question and answers in your chat.',
          other:
            '{{count}} partners get the same question. Each answers in a chat of its own and doesn’t see the others.',
        }),
      ]}
      confirm={t('askAll.send', 'Send question')}
      send={send}
      initial={{ words: '' }}
      request={({ words }) => words.trim() || null}
      said={t('askAll.done', 'Question sent')}
    >
      {({ typed, change }) => (
        <TextArea
          label={t('askAll.words', 'Your question')}
          name="words"
          rows={4}
          maxLength={chatLimits.text}
          value={typed.words}
          onChange={({ target }) => change({ words: target.value })}
        />
      )}
    </FilledQuestion>
  );
}

/** One question to every partner of a request; behind `?dialog=ask-all`. */
export function AskAll({ all }: { all: readonly TalkAbout[] }) {
  const { t } = useTranslation();
  const link = useDialogLink('ask-all');
  if (all.length < 2) return null;
  return (
    <>
      <ButtonLink {...link} tone="plain">
        {t('askAll.title', 'Ask all partners')}
      </ButtonLink>
      <Asking all={all} />
    </>
  );
}

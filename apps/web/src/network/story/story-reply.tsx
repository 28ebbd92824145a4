import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend2.mjs';
import type { Story } from '@nukkad/contract/network/story/story.model';
import { replyToStory } from '@nukkad/contract/talk/chat/chat.api';
import { chatLimits } from '@nukkad/contract/talk/chat/session-types';
import { useState } from 'react';
import { Link } from 'react-router';
import { useSend } from '../../platform/api/send.ts';
import { useSentForm } from '../../platform/forms/use-sent-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Form } from '../../ui/field/form.tsx';
import { Refusal } from '../../ui/state/refusal.tsx';
import styles from './story-viewer.module.css';

/** A new id for each message: one that is sent again is stored once. */
const newMessageId = () => crypto.randomUUID();

/** Words to its author, which become a message in the conversation of both. The story waits while they are written (`useUse`). */
export function StoryReply({
  story: { storyId, author },
  onSent,
}: {
  story: Pick<Story, 'storyId' | 'author'>;
  onSent: () => void;
}) {
  const { t } = useTranslation();
  const [messageId, setMessageId] = useState(newMessageId);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { fields, errors, busy, change, submit, refused } = useSentForm({
    initial: { text: '' },
    send: useSend(replyToStory),
    bodyOf: ({ text }: { text: string }) => ({ storyId, messageId, text: text.trim() }),
    onSent: ({ conversationId }, make) => {
      make({ text: '' });
      setMessageId(newMessageId());
      setSentTo(conversationId);
      onSent();
    },
  });
  const label = t('story.reply', 'Reply to {{name}}', { name: author.name });
  return (
    <Form className={styles.reply} onSubmit={submit}>
      <input
        name="text"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        enterKeyHint="send"
        maxLength={chatLimits.storyReply}
        value={fields.text}
        aria-invalid={errors['text'] ? true : undefined}
        onChange={({ target }) => change({ text: target.value })}
      />
      <button
        type="submit"
        disabled={busy || fields.text.trim() === ''}
        aria-label={t('story.reply.send', 'Send')}
      >
        <IconSend size={24} aria-hidden />
      </button>
      <Refusal>{errors['text'] ?? refused}</Refusal>
      <p aria-live="polite">
        {sentTo && fields.text === '' && (
          <Link to={`/message_center?chat=${sentTo}`}>{t('story.reply.sent', 'Sent. Open the chat')}</Link>
        )}
      </p>
    </Form>
  );
}

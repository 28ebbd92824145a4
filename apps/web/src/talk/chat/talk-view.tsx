import type { Conversation } from '@nukkad/contract/talk/chat/chat.model';
import { useEffect, useId, useState } from 'react';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { messageCentrePath, useFound, useFoundNavigation } from './chat-address.ts';
import { ChatPhoto } from './chat-photo.tsx';
import { useConversation } from './chat.queries.ts';
import { sendLater } from './chat-outbox.ts';
import { Composer } from './composer.tsx';
import { nameOf } from './conversation.rules.ts';
import { DeleteMessage } from './delete-message.tsx';
import { FindInTalk } from './find-in-talk.tsx';
import { FoundContext } from './found-context.ts';
import { LoadedTalk } from './loaded-talk.tsx';
import { linesOf, quoteOf } from './line.ts';
import { type About, MessageActsContext } from './message-acts.ts';
import { MessageMenu } from './message-menu.tsx';
import { NewsForEars } from './news-for-ears.tsx';
import { QuickReplies } from './quick-replies.tsx';
import { TalkHead } from './talk-head.tsx';
import { TalkLines } from './talk-lines.tsx';
import { TalkWindow } from './talk-window.tsx';
import styles from './talk.module.css';
import { loadOlder, openTalk } from './talk.store.ts';
import { useChatLive } from './use-chat-live.ts';
import { useConnected, useMarkRead, useTalk, useTellTyping, useWaiting, useOtherTypes } from './use-talk.ts';

/** Contact details are hidden; in work until it is agreed on. */
function untilWhen({ sessionType }: Conversation, t: Translate): string {
  if (sessionType === 'direct')
    return t('chat.masked.direct', 'For everyone’s safety, phone numbers and emails are hidden here.');
  if (sessionType === 'job')
    return t(
      'chat.masked.job',
      'For everyone’s safety, phone numbers and emails stay hidden until the applicant is shortlisted.',
    );
  return t(
    'chat.masked',
    'For everyone’s safety, phone numbers and emails stay hidden until the booking is accepted.',
  );
}

/** In place of the field where no more may be written, and what one should know about it where one may. */
function Notes({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation();
  if (conversation.sessionType === 'support')
    return (
      <p className={styles.note}>
        <ButtonLink to={`${messageCentrePath}?tab=support`} tone="plain" small>
          {t('chat.support', 'Continue with support')}
        </ButtonLink>
      </p>
    );
  if (!conversation.can.send)
    return (
      <p className={styles.note}>
        {t('chat.closed', 'You can read this conversation, but no longer write in it.')}
      </p>
    );
  if (conversation.contactsVisible) return null;
  return <p className={styles.note}>{untilWhen(conversation, t)}</p>;
}

function Talk({ conversation, label }: { conversation: Conversation; label: string }) {
  const { t } = useTranslation();
  const { conversationId } = conversation;
  const userId = useSession().profile?.userId ?? '';
  const { talk, marks, error } = useTalk(conversationId);
  const waiting = useWaiting(conversationId);
  const [inSight, setInSight] = useState(true);
  const lastSeq = talk?.reach ?? 0;
  const types = useOtherTypes(conversationId, lastSeq);
  const tellTyping = useTellTyping(conversationId);
  const isConnected = useConnected();
  const heard = talk?.messages.findLast(({ side }) => side !== 'own')?.seq ?? 0;
  useMarkRead(conversation, heard, inSight);
  const found = useFound();
  const { toNewest } = useFoundNavigation();
  const [about, setAbout] = useState<About | null>(null);
  const send = (text: string, files?: readonly File[]) => {
    if (found.words !== null) toNewest();
    setAbout(null);
    return sendLater(conversationId, text, files, about?.kind === 'reply' ? quoteOf(about.message) : null);
  };
  const known = {
    deliveredSeq: Math.max(marks.deliveredSeq, conversation.other.deliveredSeq),
    readSeq: Math.max(marks.readSeq, conversation.other.readSeq),
  };
  const newest = () => (
    <LoadedTalk query={{ data: talk ?? undefined, error, refetch: () => void openTalk(conversationId) }}>
      {({ messages }) => {
        const lines = linesOf(messages, waiting);
        return lines.length === 0 ? (
          <p className={styles.beginning}>
            {t('chat.begin', 'Start your chat with {{name}}. You both see what you write here.', {
              name: nameOf(conversation),
            })}
          </p>
        ) : (
          <TalkLines
            key={conversationId}
            lines={lines}
            marks={known}
            userId={userId}
            label={label}
            onOlder={() => void loadOlder(conversationId)}
            onEnd={setInSight}
          />
        );
      }}
    </LoadedTalk>
  );
  return (
    <FoundContext value={{ words: found.words ?? '', seq: found.seq }}>
      <FindInTalk conversationId={conversationId} />
      {found.seq === null ? (
        newest()
      ) : (
        <TalkWindow
          conversationId={conversationId}
          seq={found.seq}
          marks={known}
          userId={userId}
          label={label}
        />
      )}
      <NewsForEars message={talk?.messages.at(-1)} />
      <p className={styles.state} role="status">
        {types ? t('chat.typing', '{{name}} is typing…', { name: nameOf(conversation) }) : ''}
        {!isConnected && !types
          ? t('chat.offline', 'No connection. What you write is sent when you’re back online.')
          : ''}
      </p>
      <Notes conversation={conversation} />
      {conversation.can.send && (
        <>
          <QuickReplies conversation={conversation} onSend={send} />
          <Composer
            key={`${conversationId} ${about?.kind === 'edit' ? about.message.messageId : ''}`}
            conversationId={conversationId}
            about={about}
            onSend={send}
            onEnd={() => setAbout(null)}
            onType={tellTyping}
          />
        </>
      )}
      <MessageActsContext value={{ canWrite: conversation.can.send, begin: setAbout }}>
        <MessageMenu messages={talk?.messages ?? []} />
      </MessageActsContext>
      <DeleteMessage conversation={conversation} messages={talk?.messages ?? []} />
      <ChatPhoto messages={talk?.messages ?? []} />
    </FoundContext>
  );
}

/** One conversation: whom with, what about, what was said, and the field to write in. */
export function TalkView({
  conversationId,
  onClose,
  way,
}: {
  conversationId: string;
  onClose: () => void;
  way: 'back' | 'close' | null;
}) {
  const { t } = useTranslation();
  const headingId = useId();
  const query = useConversation(conversationId);
  useChatLive();
  // Readers begin at whom it is with.
  useEffect(
    () => document.getElementById(headingId)?.focus({ preventScroll: true }),
    [headingId, conversationId],
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it, as its button does
    <section
      className={styles.talk}
      aria-labelledby={headingId}
      onKeyDown={(event) => {
        // What is open within closes first; over a page the sheet closes by itself.
        const within = event.target instanceof Element && event.target.closest('dialog') !== null;
        if (event.key === 'Escape' && !event.defaultPrevented && !within) onClose();
      }}
    >
      <TalkHead conversation={query.data} headingId={headingId} onClose={onClose} way={way} />
      <LoadedTalk
        query={query}
        away={<ButtonLink to={messageCentrePath}>{t('chat.all', 'All messages')}</ButtonLink>}
      >
        {(conversation) => (
          <Talk
            conversation={conversation}
            label={t('chat.with', 'Messages with {{name}}', { name: nameOf(conversation) })}
          />
        )}
      </LoadedTalk>
    </section>
  );
}

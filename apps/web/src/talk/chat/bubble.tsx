import IconMore from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs';
import type { ChatMessage } from '@nukkad/contract/talk/chat/chat.model';
import { use, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { DateTime } from '../../ui/time/date-time.tsx';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { BubbleFiles, WaitingFiles } from './bubble-files.tsx';
import type { Place, Standing } from './bubble.rules.ts';
import styles from './bubble.module.css';
import { dropWaiting, progressOf, subscribe, tryAgain, type WaitingMessage } from './chat-outbox.ts';
import { DayLine } from './day-line.tsx';
import { FoundContext } from './found-context.ts';
import { isOwn, isWaiting, type Line } from './line.ts';
import { Linked } from './linked.tsx';
import { Quote } from './quote.tsx';
import { QuotedStory } from './quoted-story.tsx';
import { StandingMark } from './standing.tsx';
import { renewMessage } from './talk.store.ts';

export const deleteDialog = 'delete-message';
export const messageDialog = 'message';

/** The way to what may be done with a message: in sight under a pointer or the focus, always on a phone. */
function More({ messageId }: { messageId: string }) {
  const { t } = useTranslation();
  const link = useDialogLink(messageDialog, { message: messageId });
  return (
    <Link {...link} className={styles.more} aria-label={t('chat.more', 'Message options')}>
      <IconMore size={20} aria-hidden />
    </Link>
  );
}

/** What both sides think of it, each sign once with how many chose it. */
function Reacted({ reactions }: Pick<ChatMessage, 'reactions'>) {
  const { t } = useTranslation();
  return (
    <ul className={styles.reacted} aria-label={t('chat.reactions', 'Reactions')}>
      {reactions.map(({ emoji, count, own }) => (
        <li key={emoji} data-own={own || undefined}>
          {emoji} {count > 1 ? count : ''}
        </li>
      ))}
    </ul>
  );
}

function Said({ message, place, standing, userId }: { message: ChatMessage } & Omit<Props, 'line'>) {
  const { t } = useTranslation();
  const { conversationId, messageId, seq, side, senderId, senderName, text, documents, at, deleted } =
    message;
  const { reply, edited, reactions, storyId } = message;
  const found = use(FoundContext);
  const own = side === 'own';
  const gone = deleted === 'for-all';
  return (
    <>
      <div
        className={styles.bubble}
        data-gone={gone || undefined}
        data-found={(found.words !== '' && found.seq === seq) || undefined}
      >
        {own && place.first && senderId !== userId && senderName && (
          <strong className={styles.who} translate="no">
            {senderName}
          </strong>
        )}
        {gone ? (
          <p>{t('chat.deleted', 'This message was deleted.')}</p>
        ) : (
          <>
            {reply && <Quote quoted={reply} />}
            {storyId && <QuotedStory storyId={storyId} />}
            {documents.length > 0 && (
              <BubbleFiles
                documents={documents}
                onStale={() => void renewMessage(conversationId, seq).catch(() => undefined)}
              />
            )}
            {text && (
              <p translate="no">
                <Linked text={text} words={found.words} />
              </p>
            )}
          </>
        )}
        <span className={styles.foot}>
          {edited && <span>{t('chat.edited', 'Edited')}</span>}
          <DateTime at={at} as="time" />
          {own && !gone && standing && <StandingMark standing={standing} />}
        </span>
      </div>
      {!gone && <More messageId={messageId} />}
      {reactions.length > 0 && <Reacted reactions={reactions} />}
    </>
  );
}

function NotSent({ message }: { message: WaitingMessage }) {
  const { t } = useTranslation();
  const { messageId, text, files, failure, reply } = message;
  const progress = useSyncExternalStore(subscribe, () => progressOf(messageId));
  return (
    <>
      <div className={styles.bubble} data-waiting={failure === null || undefined}>
        {reply && <Quote quoted={reply} />}
        {files.length > 0 && <WaitingFiles files={files} progress={progress} />}
        {text && <p translate="no">{text}</p>}
        <span className={styles.foot}>
          <StandingMark standing={failure === null ? 'waiting' : 'failed'} />
        </span>
      </div>
      {failure !== null && (
        <div className={styles.failed}>
          <p>{failure || t('chat.failed', 'Not sent')}</p>
          <button type="button" onClick={() => void tryAgain(messageId)}>
            {t('action.retry', 'Try again')}
          </button>
          <button type="button" onClick={() => void dropWaiting(messageId)}>
            {t('chat.discard', 'Discard')}
          </button>
        </div>
      )}
    </>
  );
}

interface Props {
  readonly line: Line;
  readonly place: Place;
  /** Of an own message. */
  readonly standing: Standing | null;
  readonly userId: string;
}

/** One line of the conversation, below its day where it is the first of one. */
export function Bubble({ line, place, standing, userId }: Props) {
  const system = !isWaiting(line) && line.side === 'system';
  return (
    <div className={styles.line} data-first={place.first || undefined}>
      {place.newDay && <DayLine at={line.at} />}
      {system ? (
        <p className={styles.system}>{line.text}</p>
      ) : (
        <div className={styles.said} data-own={isOwn(line) || undefined} data-last={place.last || undefined}>
          {isWaiting(line) ? (
            <NotSent message={line} />
          ) : (
            <Said message={line} place={place} standing={standing} userId={userId} />
          )}
        </div>
      )}
    </div>
  );
}

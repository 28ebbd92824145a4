import type { ChatMessage } from '@nukkad/contract/talk/chat/chat.model';
import type { SupportSession } from '@nukkad/contract/talk/support/session.model';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Button } from '../../../ui/press/button.tsx';
import { DateTime } from '../../../ui/time/date-time.tsx';
import { Question } from '../../../ui/dialog/question.tsx';
import { Note } from '../../../ui/page/parts.tsx';
import styles from './live.module.css';
import { LineFiles } from './line-files.tsx';
import { renewLines, useLines, useMoveSession } from './live.queries.ts';
import { MakeRequest } from './make-request.tsx';
import { RateChat } from './rate-chat.tsx';
import { SayLine } from './say-line.tsx';
import { useReadMarks } from './use-live-session.ts';

function Line({ line: { side, text, at, senderName, status, documents, sid } }: { line: ChatMessage }) {
  const { t } = useTranslation();
  if (side === 'system') return <div className={styles.system}>{text}</div>;
  const own = side === 'own';
  return (
    <div className={styles.line} data-own={own || undefined}>
      {!own && <b>{senderName || t('support.us', 'Support')}</b>}
      {text && <p>{text}</p>}
      <LineFiles documents={documents} onStale={() => sid && renewLines()} />
      <footer>
        <DateTime at={at} as="time" />
        {own && status === 'read' && ` · ${t('live.read', 'Read')}`}
      </footer>
    </div>
  );
}

/** The newest words are in sight; who scrolled up to read stays there. */
function Lines({ lines }: { lines: readonly ChatMessage[] }) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const last = lines.at(-1)?.messageId;
  useEffect(() => {
    const list = box.current;
    if (list) list.scrollTop = list.scrollHeight;
  }, [last]);
  return (
    <div
      ref={box}
      className={styles.lines}
      role="log"
      aria-live="polite"
      aria-label={t('live.lines', 'Messages')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be scrolled by keys
      tabIndex={0}
    >
      {lines.map((line) => (
        <Line key={line.messageId} line={line} />
      ))}
    </div>
  );
}

/** The place in the queue and the expected wait, told when they change. */
function Waiting({ session: { position, waitMinutes } }: { session: SupportSession }) {
  const { t, plural } = useTranslation();
  return (
    <div className={styles.waiting} role="status">
      <b className={styles.place} aria-hidden="true">
        {position ?? 1}
      </b>
      <div>
        <p className={styles.title}>{t('empty.support-busy', 'All our support executive are busy')}</p>
        <p>
          {t('live.position', 'You are number {{position}} in the queue.', { position: position ?? 1 })}{' '}
          {waitMinutes !== null &&
            waitMinutes > 0 &&
            plural('live.wait', waitMinutes, {
              one: 'You wait about {{count}} minute.',
              other: 'You wait about {{count}} minutes.',
            })}
        </p>
        <p>{t('live.leaveOpen', 'You can write already. We’ll answer here.')}</p>
      </div>
    </div>
  );
}

function EndButton({ session: { sid, can } }: { session: SupportSession }) {
  const { t } = useTranslation();
  const move = useMoveSession();
  const [asks, setAsks] = useState(false);
  const verb = (can.leave && 'leave') || (can.end && 'end') || null;
  if (!verb) return null;
  const leaves = verb === 'leave';
  const words = leaves ? t('live.leave', 'Leave the queue') : t('live.end', 'End chat');
  return (
    <>
      <Button tone="plain" small onClick={() => setAsks(true)}>
        {words}
      </Button>
      <Question
        dialog={{ opened: asks, close: () => setAsks(false) }}
        title={leaves ? t('live.leave.ask', 'Leave the queue?') : t('live.end.ask', 'End this chat?')}
        consequences={[
          leaves
            ? t('live.leave.follows', 'You lose your place. You can ask again at any time.')
            : t('live.end.follows', 'You can read it later, and start a new chat at any time.'),
        ]}
        confirm={words}
        send={move}
        request={{ sid, verb }}
      />
    </>
  );
}

function Head({ session, onBack }: { session: SupportSession; onBack: (() => void) | undefined }) {
  const { t } = useTranslation();
  const { agentName, referenceNo } = session;
  return (
    <div className={styles.head}>
      {onBack && (
        <Button tone="plain" small onClick={onBack}>
          {t('live.back', 'Back')}
        </Button>
      )}
      <div>
        <h2 className={styles.title} tabIndex={-1}>
          {agentName ? t('live.with', '{{name}}, support', { name: agentName }) : t('support.us', 'Support')}
        </h2>
        {referenceNo && <Note>{t('live.about', 'About booking {{number}}', { number: referenceNo })}</Note>}
      </div>
      <EndButton session={session} />
    </div>
  );
}

/** One talk with support: the place in the queue, what was said, the field to write in, and the rating at its end. */
export function ChatView({ session, onBack }: { session: SupportSession; onBack?: () => void }) {
  const { t } = useTranslation();
  const { data: lines = [] } = useLines(session);
  const { sid, status, can } = session;
  useReadMarks(lines);
  return (
    <section
      className={styles.talk}
      data-whole={onBack ? true : undefined}
      aria-label={t('live.start', 'Talk to support')}
    >
      <Head session={session} onBack={onBack} />
      {status === 'Pending' && <Waiting session={session} />}
      {can.rate && <RateChat session={session} />}
      <Lines lines={lines} />
      {can.send && <SayLine sid={sid} />}
      <MakeRequest session={session} />
    </section>
  );
}

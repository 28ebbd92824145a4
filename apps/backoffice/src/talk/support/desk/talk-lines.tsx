import { Text } from '@mantine/core';
import type { ChatMessage } from '@nukkad/contract/talk/chat/chat.model';
import { readAtDesk } from '@nukkad/contract/talk/support/session-office.api';
import { useEffect, useRef } from 'react';
import { useSend } from '../../../platform/asked.ts';
import { t } from '../../../platform/words.ts';
import styles from './desk.module.css';
import { LineFiles } from './line-files.tsx';
import { LineTime } from './line-time.tsx';

/** While the talk is in sight, what the person wrote counts as read; they see so. */
function useSeen(sid: string, lines: readonly ChatMessage[], isOwn: boolean): void {
  // Silent: what was not marked now is marked with the next words.
  const { mutate } = useSend(readAtDesk, {
    given: (seq: number) => ({ params: { sid }, body: { seq } }),
    only: [],
  });
  const last = lines.findLast(({ side }) => side === 'other');
  const seq = isOwn && last && last.status !== 'read' ? last.seq : null;
  useEffect(() => {
    if (seq === null) return undefined;
    const say = () => {
      if (document.visibilityState === 'visible') mutate(seq);
    };
    say();
    document.addEventListener('visibilitychange', say);
    return () => document.removeEventListener('visibilitychange', say);
  }, [seq, mutate]);
}

function Line({
  line: { side, text, at, status, senderName, documents },
  person,
}: {
  line: ChatMessage;
  person: string;
}) {
  if (side === 'system')
    return (
      <Text size="xs" c="dimmed" className={styles.system}>
        {text} · <LineTime at={at} />
      </Text>
    );
  const own = side === 'own';
  return (
    <div className={styles.line} data-own={own || undefined}>
      {text ? (
        <Text size="sm" className={styles.words}>
          {text}
        </Text>
      ) : null}
      <LineFiles documents={documents} />
      <Text size="xs" c="dimmed">
        {own ? senderName || t('common.support', 'Support') : person} · <LineTime at={at} />
        {own && status === 'read' ? ` · ${t('talks.read', 'Read')}` : ''}
      </Text>
    </div>
  );
}

/** What was said; the newest is in sight. */
export function TalkLines({
  sid,
  lines,
  person,
  isOwn,
}: {
  sid: string;
  lines: readonly ChatMessage[];
  person: string;
  isOwn: boolean;
}) {
  const box = useRef<HTMLDivElement>(null);
  const last = lines.at(-1)?.messageId;
  useSeen(sid, lines, isOwn);
  useEffect(() => {
    const list = box.current;
    if (list) list.scrollTop = list.scrollHeight;
  }, [last]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be scrolled by keys
    <div ref={box} className={styles.lines} role="log" aria-label={t('talks.lines', 'Messages')} tabIndex={0}>
      {lines.map((line) => (
        <Line key={line.messageId} line={line} person={person} />
      ))}
    </div>
  );
}

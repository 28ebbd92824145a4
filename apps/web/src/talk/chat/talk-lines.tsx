import IconDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Bubble } from './bubble.tsx';
import { type Marks, placeOf, standingOf } from './bubble.rules.ts';
import { isOwn, isWaiting, type Line, placedOf } from './line.ts';
import styles from './talk.module.css';

/** So near its end a list is at its end. */
const nearEnd = 24;
/** So near its beginning older messages are asked for. */
const nearBeginning = 600;

/**
 * A conversation of any length: only the lines on the screen are drawn. Older ones are put in front without moving what is
 * read; a new one is followed where the end is in sight, and announced by a button where it is not.
 */
export function TalkLines({
  lines,
  marks,
  userId,
  label,
  target,
  onOlder,
  onNewer,
  onNewest,
  onEnd,
}: {
  lines: readonly Line[];
  marks: Marks;
  userId: string;
  label: string;
  /** The message that was jumped to; left out: the newest are shown and followed. Null: it is not among the lines. */
  target?: string | null;
  onOlder: () => void;
  /** More behind the last line is asked for, where `target` is given. */
  onNewer?: () => void;
  /** In place of the way to the last line, where `target` is given. */
  onNewest?: () => void;
  /** Whether the newest line is in sight. */
  onEnd: (inSight: boolean) => void;
}) {
  const { t } = useTranslation();
  const list = useRef<VirtualizerHandle>(null);
  const isWindow = target !== undefined;
  const atEnd = useRef(!isWindow);
  const scrolledTo = useRef(0);
  const [away, setAway] = useState(isWindow);
  const before = useRef<{ first: string | undefined; last: string | undefined }>({
    first: undefined,
    last: undefined,
  });
  const first = lines[0]?.messageId;
  const last = lines.at(-1);
  // Lines were put in front: the place is kept from the end.
  const shift =
    before.current.first !== undefined &&
    before.current.first !== first &&
    before.current.last === last?.messageId;
  const toEnd = () => list.current?.scrollToIndex(lines.length - 1, { align: 'end' });

  useLayoutEffect(() => {
    const own = last !== undefined && isOwn(last) && before.current.last !== last.messageId;
    before.current = { first, last: last?.messageId };
    if (!isWindow && (atEnd.current || own)) toEnd();
  }, [first, last, lines.length]);

  useLayoutEffect(() => {
    const place = lines.findIndex(({ messageId }) => messageId === target);
    if (place >= 0) list.current?.scrollToIndex(place, { align: 'center' });
    // Once: lines that come later are put around it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [target]);

  useEffect(() => {
    // A page that does not fill the box brings no scrolling.
    const now = list.current;
    if (now && now.scrollSize <= now.viewportSize) onOlder();
  }, [first]);

  const look = () => {
    const now = list.current;
    if (!now) return;
    const offset = now.scrollOffset;
    if (isWindow) {
      if (offset < nearBeginning) onOlder();
      if (now.scrollSize - now.viewportSize - offset < nearBeginning) onNewer?.();
      return;
    }
    const near = now.scrollSize - now.viewportSize - offset < nearEnd;
    // The box became smaller, e.g. by the keyboard, or lines came: only a person leaves the end, by scrolling up.
    const end = near || (atEnd.current && offset >= scrolledTo.current);
    scrolledTo.current = offset;
    if (end !== atEnd.current) {
      atEnd.current = end;
      setAway(!end);
      onEnd(end);
    }
    if (offset < nearBeginning) onOlder();
  };
  const placedAt = (index: number) => {
    const line = lines[index];
    return line && placedOf(line, userId);
  };
  return (
    <div className={styles.around}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be scrolled by keys */}
      <div className={styles.lines} role="log" aria-live="off" aria-label={label} tabIndex={0}>
        <div className={styles.room} />
        <Virtualizer
          ref={list}
          data={lines}
          shift={shift}
          onScroll={look}
          onResize={() => {
            if (atEnd.current) toEnd();
          }}
        >
          {(line, index) => (
            <Bubble
              key={line.messageId}
              line={line}
              place={placeOf(placedOf(line, userId), placedAt(index - 1), placedAt(index + 1))}
              standing={isWaiting(line) || line.side !== 'own' ? null : standingOf(line.seq, marks)}
              userId={userId}
            />
          )}
        </Virtualizer>
      </div>
      {away && (
        <button
          type="button"
          className={styles.toEnd}
          onClick={onNewest ?? toEnd}
          aria-label={t('chat.toEnd', 'To the newest message')}
        >
          <IconDown size={22} aria-hidden />
        </button>
      )}
    </div>
  );
}

import { type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { List, Note, Text } from './parts.tsx';
import styles from './board.module.css';

/** Where the columns find no room, the board opens at this one, once it is known, unless it was swiped by then. */
function useOpensAt(column: number | undefined) {
  const board = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = board;
    const opened = column === undefined ? undefined : current?.children[column];
    if (!current || !opened || current.scrollLeft !== 0) return;
    current.scrollLeft = opened.getBoundingClientRect().left - current.getBoundingClientRect().left;
  }, [column]);
  return board;
}

/** Columns beside each other; on a phone they are swiped. `many`: more than four, which are narrower at a desk. */
export function Board({
  label,
  many = false,
  opensAt,
  children,
}: {
  label: string;
  many?: boolean;
  /** The column that a phone shows first; left out: the first one, or it is not known yet. */
  opensAt?: number | undefined;
  children: ReactNode;
}) {
  return (
    <div
      ref={useOpensAt(opensAt)}
      className={styles.board}
      data-many={many || undefined}
      role="region"
      aria-label={label}
      tabIndex={0}
    >
      {children}
    </div>
  );
}

/** The name under which a thing is dragged: what is dragged elsewhere is not dropped here. */
export const typeOfDragged = (kind: string) => `application/x-nukkad-${kind}`;

/** Spread over a card that may be dragged; its buttons do the same by keyboard and by finger. */
export const draggedCard = (kind: string, thing: object) => ({
  draggable: true,
  onDragStart: (event: DragEvent) => event.dataTransfer.setData(typeOfDragged(kind), JSON.stringify(thing)),
});

/** What a column takes, and what it does with it. */
export interface Drop<Thing> {
  readonly kind: string;
  readonly onDrop: (thing: Thing) => void;
}

function useDrop<Thing>(drop: Drop<Thing> | undefined) {
  const [over, setOver] = useState(false);
  if (!drop) return {};
  const type = typeOfDragged(drop.kind);
  return {
    'data-over': over || undefined,
    onDrop: (event: DragEvent) => {
      setOver(false);
      if (!event.dataTransfer.types.includes(type)) return;
      event.preventDefault();
      drop.onDrop(JSON.parse(event.dataTransfer.getData(type)) as Thing);
    },
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(type)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
  };
}

/** One column: its heading, how many cards it holds, and the cards. */
export function BoardColumn<Thing>({
  title,
  count,
  level = 2,
  drop,
  children,
}: {
  title: string;
  count?: string | number | undefined;
  level?: 2 | 3;
  drop?: Drop<Thing>;
  children: ReactNode;
}) {
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className={styles.column} aria-labelledby={id} {...useDrop(drop)}>
      <Heading id={id} className={styles.name}>
        {title}{' '}
        {count !== undefined && (
          <Text tone="quiet" figures>
            {count}
          </Text>
        )}
      </Heading>
      {children}
    </section>
  );
}

/** The cards of a column; words where there are none. */
export function BoardCards({ isEmpty, children }: { isEmpty: boolean; children: ReactNode }) {
  const { t } = useTranslation();
  if (isEmpty) return <Note size={0.875}>{t('board.nothing', 'Nothing here')}</Note>;
  return <List gap={0.6}>{children}</List>;
}

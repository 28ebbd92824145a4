import type { DragEvent, ReactNode } from 'react';
import styles from './card.module.css';

/** A board with the sign painter's double rule. `quiet` has one thin rule, for work areas with many of them. */
export function Card({
  children,
  quiet,
  className,
  as: Element = 'div',
  dragged,
}: {
  children: ReactNode;
  quiet?: boolean;
  className?: string;
  as?: 'div' | 'article' | 'li' | 'section';
  /** What `draggedCard` of a board says of it; null: it stays where it is. */
  dragged?: { draggable: boolean; onDragStart: (event: DragEvent) => void } | null;
}) {
  return (
    <Element
      className={className ? `${styles.card} ${className}` : styles.card}
      data-quiet={quiet || undefined}
      {...dragged}
    >
      {children}
    </Element>
  );
}

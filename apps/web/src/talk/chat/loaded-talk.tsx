import type { ReactNode } from 'react';
import { type Asked, Loaded } from '../../ui/state/loaded.tsx';
import { TalkSkeleton } from './talk-skeleton.tsx';
import styles from './talk.module.css';

/** A part of a conversation once it is there; why it is not scrolls between the head and the field. */
export function LoadedTalk<Data>({
  query,
  away,
  children,
}: {
  query: Asked<Data>;
  away?: ReactNode;
  children: (data: Data) => ReactNode;
}) {
  const loaded = (
    <Loaded query={query} waiting={<TalkSkeleton />} away={away}>
      {children}
    </Loaded>
  );
  const failed = query.error !== null && query.data === undefined;
  return failed ? <div className={styles.failed}>{loaded}</div> : loaded;
}

import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import styles from './settled.module.css';

/** What has just come is drawn and asks for more within a moment. */
const momentMs = 50;

/**
 * Parts of a page whose height is not known before their answers are there, as requests that may be none. They are shown
 * together once the first answers have come, behind a skeleton until then: one by one they would push each other down.
 */
export function Settled({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  const cache = useQueryClient().getQueryCache();
  // One that has failed is tried again while its part says so.
  const asked = useIsFetching({
    predicate: ({ state }) => state.status === 'pending' && state.fetchFailureCount === 0,
  });
  const [isSettled, setSettled] = useState(false);
  // Who comes back finds the page as it was left, at the first drawing.
  useLayoutEffect(() => {
    if (cache.findAll({ predicate: ({ state }) => state.status === 'pending' }).length === 0)
      setSettled(true);
  }, [cache]);
  useEffect(() => {
    if (asked > 0 || isSettled) return undefined;
    const timer = setTimeout(() => setSettled(true), momentMs);
    return () => clearTimeout(timer);
  }, [asked, isSettled]);
  return (
    <div className={styles.settled} data-waiting={!isSettled || undefined}>
      <div className={styles.parts}>{children}</div>
      {!isSettled && <div>{waiting}</div>}
    </div>
  );
}

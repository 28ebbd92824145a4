import { useSyncExternalStore } from 'react';
import { useNavigation } from 'react-router';
import { isBusy, onBusy } from '../../platform/api/busy.ts';
import styles from './progress.module.css';

/** The primary loader: a painted line at the top while a page or a call is under way. */
export function Progress() {
  const busy = useSyncExternalStore(
    onBusy,
    () => isBusy(),
    () => false,
  );
  const moving = useNavigation().state !== 'idle';
  return <div className={styles.progress} data-busy={busy || moving || undefined} aria-hidden="true" />;
}

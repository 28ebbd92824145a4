import type { Speech } from '@nukkad/contract/kernel/speech';
import { useSyncExternalStore } from 'react';
import styles from './tray.module.css';
import { tray } from './tray.ts';
import { trayLabel } from './tray.words.ts';

/** What goes on behind the page, in a corner of every screen: what can still be undone, exports, what was refused. */
export function TrayHost({ speech }: { speech: Speech }) {
  const entries = useSyncExternalStore(tray.subscribe, tray.entries, tray.entries);
  return (
    <div className={styles.tray} role="region" aria-label={trayLabel(speech)} aria-live="polite">
      {entries.map(({ id, words, lines, tone, progress, act }) => (
        <div key={id} className={styles.entry} data-tone={tone}>
          <div className={styles.words}>
            <p>{words}</p>
            {lines && (
              <ul>
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
            {progress !== undefined && tone === 'busy' && (
              <progress aria-label={words} {...(progress === null ? {} : { value: progress })} />
            )}
          </div>
          {act && (
            <button type="button" onClick={act.run}>
              {act.label}
            </button>
          )}
        </div>
      ))}
    </div>
  );
}

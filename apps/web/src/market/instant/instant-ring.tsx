import { useSecondsUntil } from '../../ui/time/countdown.tsx';
import { serverNow } from '../../platform/server-clock.ts';
import styles from './instant.module.css';

const radius = 44;
const round = 2 * Math.PI * radius;

/** The seconds that a partner has left, as a ring that runs empty; without an end it waits for the next partner. */
export function InstantRing({
  acceptBefore,
  seconds: whole,
  label,
}: {
  acceptBefore: string | null;
  /** How long each partner has. */
  seconds: number;
  label: string;
}) {
  const left = useSecondsUntil(acceptBefore, serverNow);
  const share = acceptBefore ? Math.min(1, left / whole) : 0;
  return (
    <div className={styles.ring} data-waits={acceptBefore === null || undefined}>
      <svg viewBox="0 0 100 100" aria-hidden>
        <circle cx="50" cy="50" r={radius} />
        <circle cx="50" cy="50" r={radius} strokeDasharray={round} strokeDashoffset={round * (1 - share)} />
      </svg>
      {acceptBefore && (
        <span role="timer" aria-label={label} translate="no">
          {left}
        </span>
      )}
    </div>
  );
}

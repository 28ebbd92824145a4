import { SkeletonBlock } from '../../ui/state/skeletons.tsx';
import styles from './talk.module.css';

const widths = ['55%', '40%', '65%', '30%', '50%'];

/** In place of messages on their way. */
export function TalkSkeleton() {
  return (
    <div className={styles.skeleton} role="status" aria-busy="true">
      {widths.map((width, place) => (
        <span key={width} data-own={place % 2 === 1 || undefined} style={{ width }}>
          <SkeletonBlock width="100%" height="2.5rem" />
        </span>
      ))}
    </div>
  );
}

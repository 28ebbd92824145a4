import { SkeletonBlock } from '../../ui/state/skeletons.tsx';
import styles from './conversation-list.module.css';

const widths = ['50%', '35%', '60%', '45%', '40%'];

/** In place of conversations on their way. */
export function ConversationsSkeleton() {
  return (
    <div className={styles.list} role="status" aria-busy="true">
      {widths.map((width) => (
        <div key={width} className={styles.row}>
          <span className={styles.faceless} />
          <div className={styles.words}>
            <SkeletonBlock width={width} height="1.2rem" />
            <SkeletonBlock width="85%" />
          </div>
        </div>
      ))}
    </div>
  );
}

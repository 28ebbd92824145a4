import type { Story } from '@nukkad/contract/network/story/story.model';
import styles from './story-viewer.module.css';

/** A line for each story: full behind the present one, filling while it is shown. */
export function StoryLines({
  stories,
  place,
  ms,
  isHeld,
  isFull,
  onFull,
}: {
  stories: readonly Story[];
  place: number;
  /** How long the present one is shown. */
  ms: number;
  isHeld: boolean;
  /** Nothing goes on by itself. */
  isFull: boolean;
  /** Leads on; null: something else does. */
  onFull: (() => void) | null;
}) {
  return (
    <div className={styles.lines} aria-hidden>
      {stories.map(({ storyId }, at) => (
        <span key={storyId} data-full={at < place || (at === place && isFull) || undefined}>
          {at === place && !isFull && (
            <span
              style={{ animationDuration: `${ms}ms`, animationPlayState: isHeld ? 'paused' : 'running' }}
              {...(onFull && { onAnimationEnd: onFull })}
            />
          )}
        </span>
      ))}
    </div>
  );
}

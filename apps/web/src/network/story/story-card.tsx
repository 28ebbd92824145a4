import type { StoryColour } from '@nukkad/contract/network/story/story.model';
import styles from './story-card.module.css';

/** Words on their ground, as long ones become smaller. */
export function StoryCard({ words, colour }: { words: string; colour: StoryColour }) {
  return (
    <p
      className={styles.card}
      data-colour={colour}
      data-long={words.length > 120 || undefined}
      translate="no"
      dir="auto"
    >
      {words}
    </p>
  );
}

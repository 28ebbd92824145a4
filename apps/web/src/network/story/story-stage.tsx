import IconLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import type { Story } from '@nukkad/contract/network/story/story.model';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { StoryCard } from './story-card.tsx';
import styles from './story-viewer.module.css';
import type { Holding } from './use-holding.ts';

function Face({ story, onReady }: { story: Story; onReady: () => void }) {
  const { picture, words, colour } = story;
  if (!picture) return <StoryCard words={words} colour={colour ?? 'ink'} />;
  return (
    <figure>
      <img
        src={picture.url}
        alt={picture.alternative}
        width={picture.width}
        height={picture.height}
        // One that does not come holds nothing up either.
        onLoad={onReady}
        onError={onReady}
      />
      {words && (
        <figcaption translate="no" dir="auto">
          {words}
        </figcaption>
      )}
    </figure>
  );
}

/** What is shown, and over its sides the ways back and on. A press that is held holds the story. */
export function StoryStage({
  story,
  isFirst,
  holding,
  onTurn,
  onReady,
}: {
  story: Story;
  isFirst: boolean;
  holding: Holding;
  onTurn: (by: -1 | 1) => void;
  onReady: () => void;
}) {
  const { t } = useTranslation();
  const side = (by: -1 | 1) => ({
    type: 'button' as const,
    ...holding.press,
    // A press of a key has no length.
    onClick: ({ detail }: MouseEvent) => (detail === 0 || !holding.wasLong) && onTurn(by),
    onKeyDown: (event: KeyboardEvent) => {
      // Space holds the story wherever the focus is; Enter presses.
      if (event.key === ' ') event.preventDefault();
    },
  });
  return (
    <div className={styles.stage}>
      <Face key={story.storyId} story={story} onReady={onReady} />
      <button {...side(-1)} className={styles.back} disabled={isFirst}>
        <IconLeft size={28} aria-hidden />
        <span>{t('story.previous', 'Previous story')}</span>
      </button>
      <button {...side(1)} className={styles.on}>
        <IconRight size={28} aria-hidden />
        <span>{t('story.next', 'Next story')}</span>
      </button>
    </div>
  );
}

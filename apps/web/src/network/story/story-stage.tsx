import IconLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import IconRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import type { Story } from '@nukkad/contract/network/story/story.model';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { StoryCard } from './story-card.tsx';
import { StoryFilm } from './story-film.tsx';
import styles from './story-viewer.module.css';
import type { FilmState } from './use-film.ts';
import type { Holding } from './use-holding.ts';

interface Shown {
  readonly story: Story;
  readonly film: FilmState;
  /** Held, or covered by a dialog. */
  readonly isStopped: boolean;
  /** A video has come to its end. */
  readonly onEnded: () => void;
  readonly onReady: () => void;
}

function Picture({ story: { picture, video }, film, isStopped, onEnded, onReady }: Shown) {
  if (video) return <StoryFilm video={video} film={film} isHeld={isStopped} onEnd={onEnded} />;
  if (!picture) return null;
  return (
    <img
      src={picture.url}
      alt={picture.alternative}
      width={picture.width}
      height={picture.height}
      // One that does not come holds nothing up either.
      onLoad={onReady}
      onError={onReady}
    />
  );
}

function Face(shown: Shown) {
  const { picture, video, words, colour } = shown.story;
  if (!picture && !video) return <StoryCard words={words} colour={colour ?? 'ink'} />;
  const described = video && shown.film.isDescribed ? video.alternative : '';
  return (
    <figure>
      <Picture {...shown} />
      {(words || described) && (
        <figcaption translate="no" dir="auto">
          {described && <span>{described}</span>}
          {words}
        </figcaption>
      )}
    </figure>
  );
}

/** What is shown, and over its sides the ways back and on. A press that is held holds the story. */
export function StoryStage({
  isFirst,
  holding,
  onTurn,
  ...shown
}: Shown & {
  isFirst: boolean;
  holding: Holding;
  onTurn: (by: -1 | 1) => void;
}) {
  const { story, film } = shown;
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
      <Face key={story.storyId} {...shown} />
      <button {...side(-1)} className={styles.back} disabled={isFirst}>
        <IconLeft size={28} aria-hidden />
        <span>{t('story.previous', 'Previous story')}</span>
      </button>
      <button {...side(1)} className={styles.on}>
        <IconRight size={28} aria-hidden />
        <span>{t('story.next', 'Next story')}</span>
      </button>
      {film.isFilm && !film.mayPlay && (
        <button type="button" className={styles.play} onClick={film.play}>
          <IconPlay size={24} aria-hidden />
          {t('story.video.play', 'Play video')}
        </button>
      )}
    </div>
  );
}

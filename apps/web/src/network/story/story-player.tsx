import type { Story } from '@nukkad/contract/network/story/story.model';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useReducedMotion } from '../../ui/browser/use-reduced-motion.ts';
import { StoryDialogs } from './story-dialogs.tsx';
import { StoryFoot } from './story-foot.tsx';
import { StoryFrame } from './story-frame.tsx';
import { StoryHead } from './story-head.tsx';
import { StoryLines } from './story-lines.tsx';
import { StoryStage } from './story-stage.tsx';
import { useMarkSeen } from './story.queries.ts';
import { useFilm } from './use-film.ts';
import { type Holding, useHolding } from './use-holding.ts';
import { useStanding } from './use-standing.ts';

/** A photo is shown for so long; words for as long as they take to read, and a video for as long as it plays. */
const photoMs = 6_000;
const cardMs = ({ words }: Story) => 4_000 + words.length * 45;

/** Each story that is shown is told to the server once. */
function useSeen({ storyId, isSeen }: Story) {
  const { mutate } = useMarkSeen();
  const sent = useRef(new Set<string>());
  useEffect(() => {
    if (isSeen || sent.current.has(storyId)) return;
    sent.current.add(storyId);
    mutate({ storyId });
  }, [storyId, isSeen, mutate]);
}

/** Stories of one member, one after the other. By itself it goes on only where motion is wanted. */
export function StoryPlayer({
  stories,
  onEnd,
  onClose,
}: {
  /** At least one. */
  stories: readonly Story[];
  /** Behind the last one. */
  onEnd: () => void;
  onClose: () => void;
}) {
  const { place, show, isCovered } = useStanding(stories);
  const holding = useHolding();
  const story = stories[place];
  if (!story) return null;
  const turn = (by: -1 | 1) => {
    const next = stories[place + by];
    if (next) show(next.storyId);
    else if (by > 0) onEnd();
  };
  return (
    <Shown
      story={story}
      stories={stories}
      place={place}
      isCovered={isCovered}
      holding={holding}
      onTurn={turn}
      onClose={onClose}
    />
  );
}

/** How long the present story is shown, and whether it stands still. */
function useRunning(story: Story, isStopped: boolean) {
  const isStill = useReducedMotion();
  const film = useFilm(story, isStill);
  const [ready, setReady] = useState<string | null>(null);
  const isWaiting = film.isFilm ? !film.isRunning : story.picture !== null && ready !== story.storyId;
  const shownMs = story.picture || story.video ? photoMs : cardMs(story);
  return {
    film,
    isStill,
    ms: film.isFilm ? film.ms : shownMs,
    isHeld: isStopped || isWaiting,
    onReady: () => setReady(story.storyId),
  };
}

function Shown({
  story,
  stories,
  place,
  isCovered,
  holding,
  onTurn,
  onClose,
}: {
  story: Story;
  stories: readonly Story[];
  place: number;
  isCovered: boolean;
  holding: Holding;
  onTurn: (by: -1 | 1) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const isStopped = holding.isHeld || isCovered;
  const { film, isStill, ms, isHeld, onReady } = useRunning(story, isStopped);
  return (
    <StoryFrame
      label={t('story.title', 'Stories')}
      onClose={onClose}
      onKey={({ key, target }) => {
        const isTyping = target instanceof Element && target.closest('input, textarea');
        if (isCovered || isTyping) return;
        if (key === 'ArrowLeft') onTurn(-1);
        if (key === 'ArrowRight') onTurn(1);
        const isPress = target instanceof Element && target.closest('header button, footer *');
        if (key === ' ' && !isPress) holding.toggle();
      }}
    >
      <Watching story={story} />
      <StoryLines
        stories={stories}
        place={place}
        ms={ms}
        isHeld={isHeld}
        isFull={isStill}
        onFull={film.isFilm ? null : () => onTurn(1)}
      />
      <StoryHead
        story={story}
        place={place + 1}
        count={stories.length}
        isPaused={holding.isPaused}
        canPause={!isStill || film.isFilm}
        film={film}
        onPause={holding.toggle}
        onClose={onClose}
      />
      <StoryStage
        story={story}
        isFirst={place === 0}
        holding={holding}
        film={film}
        isStopped={isStopped}
        onTurn={onTurn}
        onEnded={() => !isStill && onTurn(1)}
        onReady={onReady}
      />
      <StoryFoot key={story.storyId} story={story} onUse={holding.use} />
      <StoryDialogs stories={stories} onDeleted={onClose} />
    </StoryFrame>
  );
}

function Watching({ story }: { story: Story }) {
  useSeen(story);
  return null;
}

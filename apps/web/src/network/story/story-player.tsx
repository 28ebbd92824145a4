import type { Story } from '@nukkad/contract/network/story/story.model';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useReducedMotion } from '../../ui/browser/use-reduced-motion.ts';
import { StoryDialogs } from './story-dialogs.tsx';
import { StoryFoot } from './story-foot.tsx';
import { StoryFrame } from './story-frame.tsx';
import { StoryHead } from './story-head.tsx';
import { StoryStage } from './story-stage.tsx';
import styles from './story-viewer.module.css';
import { useMarkSeen } from './story.queries.ts';
import { useHolding } from './use-holding.ts';

/** A photo is shown for so long; words for as long as they take to read. */
const photoMs = 6_000;
const cardMs = ({ words }: Story) => 4_000 + words.length * 45;

/** The story of the address; without one the first that was not seen yet, and the address says so from then on. */
function useStanding(stories: readonly Story[]) {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('story');
  const [first] = useState(() =>
    Math.max(
      0,
      stories.findIndex(({ isSeen }) => !isSeen),
    ),
  );
  const found = stories.findIndex(({ storyId }) => storyId === asked);
  const place = found < 0 ? Math.min(first, stories.length - 1) : found;
  const show = (storyId: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('story', storyId);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const present = stories[place]?.storyId;
  const latest = useRef(show);
  latest.current = show;
  // Once for each: said again before the address has changed, it would undo a turn that was made meanwhile.
  useEffect(() => {
    if (present !== undefined && present !== asked) latest.current(present);
  }, [present, asked]);
  return { place, show, isCovered: search.has('dialog') };
}

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

/** A line for each story: full behind the present one, filling while it is shown. Full, it leads on. */
function Lines({
  stories,
  place,
  isHeld,
  onFull,
}: {
  stories: readonly Story[];
  place: number;
  isHeld: boolean;
  /** Null: nothing goes on by itself. */
  onFull: (() => void) | null;
}) {
  return (
    <div className={styles.lines} aria-hidden>
      {stories.map((story, at) => (
        <span key={story.storyId} data-full={at < place || (at === place && !onFull) || undefined}>
          {at === place && onFull && (
            <span
              style={{
                animationDuration: `${story.picture ? photoMs : cardMs(story)}ms`,
                animationPlayState: isHeld ? 'paused' : 'running',
              }}
              onAnimationEnd={onFull}
            />
          )}
        </span>
      ))}
    </div>
  );
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
  const { t } = useTranslation();
  const { place, show, isCovered } = useStanding(stories);
  const holding = useHolding();
  const isStill = useReducedMotion();
  const [ready, setReady] = useState<string | null>(null);
  const story = stories[place];
  if (!story) return null;
  const turn = (by: -1 | 1) => {
    const next = stories[place + by];
    if (next) show(next.storyId);
    else if (by > 0) onEnd();
  };
  const isWaiting = story.picture !== null && ready !== story.storyId;
  return (
    <StoryFrame
      label={t('story.title', 'Stories')}
      onClose={onClose}
      onKey={({ key, target }) => {
        if (isCovered) return;
        if (key === 'ArrowLeft') turn(-1);
        if (key === 'ArrowRight') turn(1);
        const isPress = target instanceof Element && target.closest('header button, footer *');
        if (key === ' ' && !isPress) holding.toggle();
      }}
    >
      <Watching story={story} />
      <Lines
        stories={stories}
        place={place}
        isHeld={holding.isHeld || isCovered || isWaiting}
        onFull={isStill ? null : () => turn(1)}
      />
      <StoryHead
        story={story}
        place={place + 1}
        count={stories.length}
        isPaused={holding.isPaused}
        canPause={!isStill}
        onPause={holding.toggle}
        onClose={onClose}
      />
      <StoryStage
        story={story}
        isFirst={place === 0}
        holding={holding}
        onTurn={turn}
        onReady={() => setReady(story.storyId)}
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

import type { Story } from '@nukkad/contract/network/story/story.model';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';

/** The story of the address; without one the first that was not seen yet, and the address says so from then on. */
export function useStanding(stories: readonly Story[]) {
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

import type { Story } from '@nukkad/contract/network/story/story.model';
import { useState } from 'react';
import { useDataSaver } from '../../ui/browser/use-data-saver.ts';

interface Film {
  readonly storyId: string;
  /** It is being shown right now: neither held nor waiting for more of it. */
  readonly isRunning: boolean;
  /** How long it is; null: not known yet. */
  readonly ms: number | null;
  /** It does not come, and holds nothing up. */
  readonly isLost: boolean;
}

const begun = (storyId: string): Film => ({ storyId, isRunning: false, ms: null, isLost: false });

/** How the video of the present story stands, and whether films are heard and described in this viewer. */
export function useFilm({ storyId, video }: Pick<Story, 'storyId' | 'video'>, isStill: boolean) {
  const [known, setKnown] = useState(() => begun(storyId));
  const [isHeard, setHeard] = useState(false);
  const [isDescribed, setDescribed] = useState(false);
  const [asked, setAsked] = useState<string | null>(null);
  const savesData = useDataSaver();
  const film = known.storyId === storyId ? known : begun(storyId);
  return {
    isFilm: video !== null && !film.isLost,
    isRunning: film.isRunning,
    ms: film.ms ?? (video?.seconds ?? 0) * 1_000,
    /** Loads and plays: by itself where motion and data are not spared, else once it is asked to. */
    mayPlay: asked === storyId || (!isStill && !savesData),
    play: () => setAsked(storyId),
    isHeard,
    isDescribed,
    hear: setHeard,
    describe: setDescribed,
    tell: (next: Partial<Omit<Film, 'storyId'>>) =>
      setKnown((before) => ({ ...(before.storyId === storyId ? before : begun(storyId)), ...next })),
  };
}

export type FilmState = ReturnType<typeof useFilm>;

import type { StoryVideo } from '@nukkad/contract/network/story/story.model';
import { useEffect, useRef } from 'react';
import type { FilmState } from './use-film.ts';

/** Plays in its place, without sound until it is asked for. Held, it stands still. */
export function StoryFilm({
  video: { url, pictureUrl, alternative, width, height },
  film: { isHeard, mayPlay, hear, tell },
  isHeld,
  onEnd,
}: {
  video: StoryVideo;
  film: FilmState;
  isHeld: boolean;
  onEnd: () => void;
}) {
  const ref = useRef<HTMLVideoElement>(null);
  const turnDown = useRef(() => hear(false));
  turnDown.current = () => hear(false);
  const isPlaying = mayPlay && !isHeld;
  useEffect(() => {
    const player = ref.current;
    if (!player) return;
    if (!isPlaying) return player.pause();
    // A browser that lets nothing be heard yet may still show it.
    player.play().catch(() => {
      if (!player.muted && player.paused) turnDown.current();
    });
  }, [isPlaying, isHeard]);
  return (
    <video
      ref={ref}
      src={url}
      poster={pictureUrl}
      width={width}
      height={height}
      aria-label={alternative}
      muted={!isHeard}
      playsInline
      disablePictureInPicture
      preload={mayPlay ? 'auto' : 'none'}
      onLoadedMetadata={({ currentTarget: { duration } }) =>
        Number.isFinite(duration) && tell({ ms: duration * 1_000 })
      }
      onPlaying={() => tell({ isRunning: true })}
      onWaiting={() => tell({ isRunning: false })}
      onPause={() => tell({ isRunning: false })}
      onError={() => tell({ isLost: true, isRunning: false })}
      onEnded={onEnd}
    />
  );
}

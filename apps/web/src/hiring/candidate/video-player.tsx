import type { CandidateVideo } from '@nukkad/contract/hiring/candidate/video.model';
import styles from './video.module.css';

/** Nothing of the video is loaded before it is played; its link lives for minutes, so on a page left open it is asked for anew. */
export function VideoPlayer({
  video,
  label,
  onExpired,
}: {
  video: CandidateVideo;
  label: string;
  onExpired: () => unknown;
}) {
  return (
    <video
      className={styles.player}
      src={video.url}
      poster={video.pictureUrl}
      aria-label={label}
      controls
      playsInline
      preload="none"
      onError={() => void onExpired()}
    />
  );
}

import { type ShownVideo, countView } from '@nukkad/contract/talk/support/video.api';
import IconPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import { call } from '../../../platform/api/client.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import styles from './video.module.css';

/** 1:05. */
export const lengthOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

const count = (videoId: string) =>
  void call(countView, { body: { videoId }, quiet: true }).catch(() => undefined);

/** Each opens at its video service, in a window of its own; nothing of that service is loaded here. */
export function VideoList({ videos }: { videos: readonly ShownVideo[] }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.list}>
      {videos.map(({ videoId, title, url, seconds }) => (
        <li key={videoId}>
          <a
            className={styles.video}
            href={url}
            target="_blank"
            rel="noreferrer"
            onClick={() => count(videoId)}
          >
            <span className={styles.play}>
              <IconPlay size={22} aria-hidden />
            </span>
            <span>
              <b>{title}</b>
              <small>
                {lengthOf(seconds)} · {t('help.videos.opens', 'Opens in a new tab')}
              </small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

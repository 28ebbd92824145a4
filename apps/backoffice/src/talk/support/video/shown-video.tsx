import type { DemoVideo } from '@nukkad/contract/talk/support/video-office.api';
import { ShownWords } from '../../../nouns/piece/shown-words.tsx';
import { t } from '../../../platform/words.ts';

/** A video as it stands on the help page, or stood before it was taken back. */
export function ShownVideo({ video, onClose }: { video: DemoVideo; onClose: () => void }) {
  const { videoId, titleEn, titleHi, url, seconds, position, views, isShown } = video;
  return (
    <ShownWords
      title={titleEn}
      kind="video"
      id={videoId}
      change={t('videos.edit', 'Edit video')}
      onClose={onClose}
      facts={[
        [t('videos.titleEn', 'Title in English'), titleEn],
        [t('videos.titleHi', 'Title in Hindi'), titleHi],
        [t('videos.url', 'Address'), url],
        [t('videos.seconds', 'Length in seconds'), seconds],
        [t('videos.position', 'Position'), position],
        [t('videos.views', 'Views'), views],
        [t('videos.shown', 'Shown'), isShown ? t('videos.yes', 'Yes') : t('videos.hidden', 'Taken back')],
      ]}
    />
  );
}

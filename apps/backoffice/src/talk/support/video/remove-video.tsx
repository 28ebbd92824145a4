import { type DemoVideo, removeDemoVideo } from '@nukkad/contract/talk/support/video-office.api';
import { t } from '../../../platform/words.ts';
import { RemoveInPlace } from '../../../ui/remove-in-place.tsx';

export function RemoveVideo({
  video: { videoId, titleEn: title, version },
  onRemoved,
}: {
  video: DemoVideo;
  onRemoved: () => void;
}) {
  return (
    <RemoveInPlace
      label={t('videos.remove', 'Remove video')}
      removed={t('videos.removed', '“{{title}}” removed.', { title })}
      endpoint={removeDemoVideo}
      params={{ videoId }}
      body={{ version }}
      onRemoved={onRemoved}
    />
  );
}

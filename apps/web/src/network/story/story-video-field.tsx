import { postVideoTypes } from '@nukkad/contract/network/post/post-attached.model';
import { useId } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { FileButton } from '../../ui/field/file-button.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { Note, Row, Stack } from '../../ui/page/parts.tsx';
import { Button } from '../../ui/press/button.tsx';
import { Refusal } from '../../ui/state/refusal.tsx';
import styles from './new-story.module.css';
import { useAddingVideo } from './use-adding-video.ts';

export interface PickedVideo {
  readonly videoId: string;
  readonly pictureUrl: string;
  readonly alternative: string;
}

function Sending({ share, onCancel }: { share: number; onCancel: () => void }) {
  const { t } = useTranslation();
  const label = t('story.video.sending', 'Adding the video');
  return (
    <Row gap={0.75} align="center">
      <progress value={share} max={1} aria-label={label} />
      <span>{label}</span>
      <Button tone="plain" small onClick={onCancel}>
        {t('story.video.cancel', 'Cancel')}
      </Button>
    </Row>
  );
}

/** The video is sent as it is chosen; it asks for words for those who cannot see or hear it. */
export function StoryVideoField({
  video,
  errors,
  onChange,
  onAdding,
}: {
  video: PickedVideo | null;
  errors: Readonly<Record<string, string>>;
  onChange: (video: PickedVideo) => void;
  onAdding: (isAdding: boolean) => void;
}) {
  const { t } = useTranslation();
  const id = useId();
  const adding = useAddingVideo(
    ({ videoId, pictureUrl }) => onChange({ videoId, pictureUrl, alternative: '' }),
    onAdding,
  );
  if (adding.share !== null) return <Sending share={adding.share} onCancel={adding.cancel} />;
  return (
    <Stack gap={0.75}>
      {video && <img className={styles.photo} src={video.pictureUrl} alt={video.alternative} />}
      <div>
        <FileButton
          accept={postVideoTypes.join(',')}
          describedBy={id}
          onFiles={([file]) => file && void adding.add(file)}
        >
          {video ? t('story.video.other', 'Choose another video') : t('story.video.choose', 'Choose a video')}
        </FileButton>
      </div>
      <Note id={id} size="sm">
        {t(
          'story.video.limits',
          'Up to 60 seconds and 30 MB. It plays without sound until someone turns it on.',
        )}
      </Note>
      <Refusal>{adding.failure}</Refusal>
      {video && (
        <TextArea
          label={t('story.video.alternative', 'What does the video show and say?')}
          hint={t('story.video.alternative.hint', 'For members who can’t see or hear it.')}
          error={errors['video.alternative']}
          value={video.alternative}
          rows={2}
          maxLength={300}
          onChange={({ target }) => onChange({ ...video, alternative: target.value })}
        />
      )}
    </Stack>
  );
}

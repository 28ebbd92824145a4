import { NumberInput, TextInput } from '@mantine/core';
import {
  type DemoVideo,
  addDemoVideo,
  changeDemoVideo,
  videoBody,
} from '@nukkad/contract/talk/support/video-office.api';
import { call } from '../../../platform/call.ts';
import { t } from '../../../platform/words.ts';
import { DialogForm } from '../../../ui/dialog-form.tsx';
import { useSaving } from '../../../ui/use-saving.ts';
import { RemoveVideo } from './remove-video.tsx';

const empty = { titleEn: '', titleHi: '', url: '', seconds: 60, position: 100 };
type Typed = typeof empty;

/** Adds a video, changes one, or removes it. */
export function VideoForm({ video, onClose }: { video: DemoVideo | null; onClose: () => void }) {
  const { fields, errors, change, dialog } = useSaving<Typed, Typed, DemoVideo>({
    endpoint: addDemoVideo,
    schema: () => videoBody,
    initial: video ?? empty,
    bodyOf: ({ titleEn, titleHi, url, seconds, position }) => ({ titleEn, titleHi, url, seconds, position }),
    save: (body) =>
      video
        ? call(changeDemoVideo, {
            params: { videoId: video.videoId },
            body: { ...body, version: video.version },
          })
        : call(addDemoVideo, { body }),
    said: ({ titleEn: title }) => t('videos.saved', '“{{title}}” saved.', { title }),
    onClose,
  });
  return (
    <DialogForm
      title={video ? t('videos.edit', 'Edit video') : t('videos.add', 'Add video')}
      doIt={t('common.save', 'Save')}
      size="lg"
      {...dialog}
    >
      <TextInput
        label={t('videos.titleEn', 'Title in English')}
        required
        maxLength={100}
        value={fields.titleEn}
        error={errors['titleEn']}
        onChange={(event) => change({ titleEn: event.currentTarget.value })}
      />
      <TextInput
        label={t('videos.titleHi', 'Title in Hindi')}
        required
        lang="hi"
        maxLength={100}
        value={fields.titleHi}
        error={errors['titleHi']}
        onChange={(event) => change({ titleHi: event.currentTarget.value })}
      />
      <TextInput
        type="url"
        label={t('videos.url', 'Address')}
        description={t('videos.urlHint', 'Of the video at YouTube or Vimeo.')}
        required
        maxLength={300}
        value={fields.url}
        error={errors['url']}
        onChange={(event) => change({ url: event.currentTarget.value })}
      />
      <NumberInput
        label={t('videos.seconds', 'Length in seconds')}
        min={5}
        max={7_200}
        value={fields.seconds}
        error={errors['seconds']}
        onChange={(value) => change({ seconds: Number(value) || 0 })}
      />
      <NumberInput
        label={t('videos.position', 'Position')}
        description={t('videos.positionHint', 'The lowest comes first.')}
        min={0}
        max={999}
        value={fields.position}
        error={errors['position']}
        onChange={(value) => change({ position: Number(value) || 0 })}
      />
      {video ? <RemoveVideo video={video} onRemoved={onClose} /> : null}
    </DialogForm>
  );
}

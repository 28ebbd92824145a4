import { videoLimits, videoMediaTypes } from '@nukkad/contract/hiring/candidate/video.model';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { FileButton } from '../../ui/field/file-button.tsx';
import { Note, Row, Stack } from '../../ui/page/parts.tsx';
import { Button } from '../../ui/press/button.tsx';
import { Refusal } from '../../ui/state/refusal.tsx';
import { type Recorded, canRecordVideo, useVideoRecorder } from './use-video-recorder.ts';
import { VideoRecord } from './video-record.tsx';
import { VideoReview } from './video-review.tsx';

/** A recorder stops a moment late; the server forgives as much. */
const graceSeconds = 1;

/** How long a chosen file plays; null: the browser cannot play it. */
function secondsOf(file: File): Promise<number | null> {
  const address = URL.createObjectURL(file);
  const video = document.createElement('video');
  video.preload = 'metadata';
  return new Promise<number | null>((resolve) => {
    video.addEventListener('loadedmetadata', () =>
      // A live recording does not say it; the server counts.
      resolve(Number.isFinite(video.duration) ? video.duration : videoLimits.seconds),
    );
    video.addEventListener('error', () => resolve(null));
    video.src = address;
  }).finally(() => URL.revokeObjectURL(address));
}

function useChoosing(onChosen: (recorded: Recorded) => void, onRefused: (why: string | null) => void) {
  const { t } = useTranslation();
  return async (file: File | undefined) => {
    if (!file) return;
    if (file.size > videoLimits.bytes)
      return onRefused(
        t('candidateVideo.tooLarge', 'This video is larger than 20 MB. Record it here instead.'),
      );
    const seconds = await secondsOf(file);
    if (seconds === null)
      return onRefused(
        t('candidateVideo.noPicture', 'This video can’t be shown here. Record it, or choose another.'),
      );
    if (seconds > videoLimits.seconds + graceSeconds)
      return onRefused(
        t('candidateVideo.tooLong', 'This video is longer than 60 seconds. Choose a shorter one.'),
      );
    onRefused(null);
    onChosen({ file, seconds });
  };
}

/** Records a video or takes one from the phone; `children` are shown until one does. */
export function VideoAdd({
  children,
  another,
}: {
  children: (ways: ReactNode) => ReactNode;
  /** There is one already. */
  another: boolean;
}) {
  const { t } = useTranslation();
  const id = useId();
  const access = useUrlDialog('camera-access');
  const [recorded, setRecorded] = useState<Recorded | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const recorder = useVideoRecorder(setRecorded, () => {
    setRefused(t('candidateVideo.refused', 'Allow the camera and microphone in your browser to record.'));
    access.open();
  });
  const choose = useChoosing(setRecorded, setRefused);
  const begin = () => {
    setRefused(
      canRecordVideo()
        ? null
        : t('candidateVideo.unsupported', 'This browser can’t record. Choose a video instead.'),
    );
    if (canRecordVideo()) recorder.open();
  };
  if (recorded)
    return (
      <VideoReview recorded={recorded} onSent={() => setRecorded(null)} onDiscard={() => setRecorded(null)} />
    );
  const { stream } = recorder;
  if (stream) return <VideoRecord recorder={{ ...recorder, stream }} />;
  return children(
    <Stack gap={0.5}>
      <Row gap={0.5} justify={another ? 'start' : 'center'}>
        <Button tone={another ? 'plain' : 'neel'} onClick={begin}>
          {another ? t('candidateVideo.again', 'Record again') : t('candidateVideo.record', 'Record video')}
        </Button>
        <FileButton
          accept={videoMediaTypes.join(',')}
          describedBy={id}
          onFiles={([file]) => void choose(file)}
        >
          {t('candidateVideo.choose', 'Choose video')}
        </FileButton>
      </Row>
      <Note id={id} size="sm">
        {t(
          'candidateVideo.limits',
          'Up to 60 seconds and 20 MB, MP4 or WebM. Videos from a phone’s camera app are often larger: record here instead.',
        )}
      </Note>
      <Refusal>{refused}</Refusal>
    </Stack>,
  );
}

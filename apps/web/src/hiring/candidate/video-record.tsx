import { videoLimits } from '@nukkad/contract/hiring/candidate/video.model';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { Note, Row, Stack, Text } from '../../ui/page/parts.tsx';
import { Button } from '../../ui/press/button.tsx';
import type { useVideoRecorder } from './use-video-recorder.ts';
import styles from './video.module.css';
import { lengthInWords } from './video-words.ts';

type Recorder = ReturnType<typeof useVideoRecorder>;

/** As in a mirror, so that one finds the middle. */
function Mirror({ stream }: { stream: MediaStream }) {
  const { t } = useTranslation();
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  return (
    <video
      ref={video}
      className={styles.mirror}
      aria-label={t('candidateVideo.camera', 'Your camera')}
      autoPlay
      muted
      playsInline
    />
  );
}

/** The camera, and the press that begins and ends. */
export function VideoRecord({ recorder }: { recorder: Recorder & { readonly stream: MediaStream } }) {
  const { t } = useTranslation();
  const { stream, seconds, begin, finish, close } = recorder;
  return (
    <Card quiet>
      <Stack gap={0.75}>
        <Mirror stream={stream} />
        {seconds === null ? (
          <Note>
            {t(
              'candidateVideo.tips',
              'Mention your first name, your work and what you are good at. No phone numbers.',
            )}
          </Note>
        ) : (
          <Row gap={0.5} align="center">
            <span className={styles.dot} aria-hidden="true" />
            <span role="status">{t('candidateVideo.recording', 'Recording')}</span>
            <Text figures role="timer" translate="no">
              {`${lengthInWords(seconds)} / ${lengthInWords(videoLimits.seconds)}`}
            </Text>
          </Row>
        )}
        <Row gap={0.5}>
          {seconds === null ? (
            <Button onClick={begin}>{t('candidateVideo.start', 'Start recording')}</Button>
          ) : (
            <Button onClick={finish}>{t('candidateVideo.stop', 'Stop')}</Button>
          )}
          <Button tone="quiet" onClick={close}>
            {t('candidateVideo.cancel', 'Cancel')}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}

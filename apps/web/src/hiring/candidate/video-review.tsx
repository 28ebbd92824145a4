import { videoLimits } from '@nukkad/contract/hiring/candidate/video.model';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { toast } from '../../ui/dialog/toast.ts';
import { Card } from '../../ui/page/card.tsx';
import { Note, Row, Stack, Text } from '../../ui/page/parts.tsx';
import { Button } from '../../ui/press/button.tsx';
import { Refusal } from '../../ui/state/refusal.tsx';
import { pictureOf } from '../../ui/field/picture-of.ts';
import type { Recorded } from './use-video-recorder.ts';
import styles from './video.module.css';
import { useSendVideo } from './video.queries.ts';
import { lengthInWords } from './video-words.ts';

const stepSeconds = 0.1;

function useAddress(file: File) {
  const address = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return address;
}

function useSending({ file }: Recorded, onSent: () => void) {
  const { t } = useTranslation();
  const send = useSendVideo();
  const [share, setShare] = useState<number | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const save = async (video: HTMLVideoElement | null) => {
    const picture = video && (await pictureOf(video));
    if (!picture)
      return setRefused(
        t('candidateVideo.noPicture', 'This video can’t be shown here. Record it, or choose another.'),
      );
    setRefused(null);
    setShare(0);
    send.mutate(
      { video: file, picture, onProgress: setShare },
      {
        onSuccess: () => {
          toast.success(t('candidateVideo.saved', 'Your video is saved.'));
          onSent();
        },
        onError: (error) => setRefused(error.message),
        onSettled: () => setShare(null),
      },
    );
  };
  return { save, share, refused };
}

/** What was recorded or chosen: looked at, its picture chosen, then sent. */
export function VideoReview({
  recorded,
  onSent,
  onDiscard,
}: {
  recorded: Recorded;
  onSent: () => void;
  onDiscard: () => void;
}) {
  const { t } = useTranslation();
  const id = useId();
  const video = useRef<HTMLVideoElement>(null);
  const [at, setAt] = useState(0);
  const address = useAddress(recorded.file);
  const { save, share, refused } = useSending(recorded, onSent);
  const most = Math.min(videoLimits.seconds, recorded.seconds);
  const show = (seconds: number) => {
    setAt(seconds);
    if (!video.current) return;
    video.current.pause();
    video.current.currentTime = seconds;
  };
  return (
    <Card quiet>
      <Stack gap={0.75}>
        <video
          ref={video}
          className={styles.player}
          src={address}
          aria-label={t('candidateVideo.new', 'Your new video')}
          controls
          playsInline
          preload="auto"
          onTimeUpdate={({ currentTarget }) => setAt(Math.min(most, currentTarget.currentTime))}
        />
        <Stack gap={0.25}>
          <label htmlFor={id}>
            <Text weight={650}>{t('candidateVideo.picture', 'Picture shown before it plays')}</Text>
          </label>
          <input
            id={id}
            className={styles.slider}
            type="range"
            min={0}
            max={most}
            step={stepSeconds}
            value={at}
            aria-valuetext={lengthInWords(at)}
            onChange={({ target }) => show(Number(target.value))}
          />
          <Note size="sm">
            {t('candidateVideo.picture.hint', 'Move to a moment where your face is clear.')}
          </Note>
        </Stack>
        {share !== null && (
          <progress
            className={styles.bar}
            max={1}
            value={share}
            aria-label={t('candidateVideo.sending', 'Uploading…')}
          />
        )}
        <Refusal>{refused}</Refusal>
        <Row gap={0.5}>
          <Button busy={share !== null} onClick={() => void save(video.current)}>
            {t('candidateVideo.save', 'Save video')}
          </Button>
          <Button tone="quiet" disabled={share !== null} onClick={onDiscard}>
            {t('candidateVideo.discard', 'Discard')}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}

import { useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { PhotoPicker, maximumPhotos } from '../../ui/field/photo-picker.tsx';
import { useChosenPhotos } from './chosen-photos.ts';
import { useSendPhotos } from './fulfilment.moves.ts';
import { MoveFailure } from './move-failure.tsx';
import type { Visit, WorkStage } from './offline/work-queue.ts';
import styles from './job.module.css';

/** Take photos of one stage and send them; what was taken stays until it has arrived. */
export function SendPhotos({
  visit,
  stage,
  already,
  onSent,
}: {
  visit: Visit;
  stage: WorkStage;
  /** How many photos the booking holds: all stages share the room. */
  already: number;
  onSent?: () => void;
}) {
  const { t, plural } = useTranslation();
  const [files, choose] = useChosenPhotos(visit.bookingId, stage);
  const [progress, setProgress] = useState<number | null>(null);
  const sending = useSendPhotos(visit, stage);
  const room = Math.max(0, maximumPhotos - already);
  const send = () => {
    setProgress(0);
    sending.mutate(
      { files, onProgress: setProgress },
      {
        onSuccess: () => {
          choose([]);
          onSent?.();
        },
        onSettled: () => setProgress(null),
      },
    );
  };
  return (
    <div className={styles.stack}>
      <PhotoPicker
        files={files}
        onChange={choose}
        limit={room}
        progress={progress}
        camera
        label={
          stage === 'before'
            ? t('work.photosBefore', 'Photos before the work')
            : t('work.photosAfter', 'Photos of the finished work')
        }
      />
      <MoveFailure error={sending.error} onRetry={send} />
      {files.length > 0 && !sending.error && (
        <Button wide busy={sending.isPending} onClick={send}>
          {plural('work.sendPhotos', files.length, {
            one: 'Send {{count}} photo',
            other: 'Send {{count}} photos',
          })}
        </Button>
      )}
    </div>
  );
}

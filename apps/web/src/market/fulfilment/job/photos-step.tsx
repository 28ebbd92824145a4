import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import { useNavigate } from 'react-router';
import { PhotoGrid } from '../../../nouns/booking/photo-grid.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ActionBar } from '../../../ui/page/action-bar.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { useChosenPhotos } from '../chosen-photos.ts';
import { type WorkStage, useWaitingSteps } from '../offline/work-queue.ts';
import type { JobStep } from '../job.steps.ts';
import { Note } from '../../../ui/page/parts.tsx';
import styles from '../job.module.css';
import { SendPhotos } from '../send-photos.tsx';
import { NextStepLink } from './next-step-link.tsx';

/** Photos of one stage. Once sent, the next step comes by itself; one may also go on without. */
export function PhotosStep({
  booking,
  stage,
  next,
}: {
  booking: BookingDetails;
  stage: WorkStage;
  next: JobStep;
}) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [unsent] = useChosenPhotos(booking.bookingId, stage);
  const waits = useWaitingSteps(booking.bookingId).some(
    ({ step }) => step.kind === 'photos' && step.stage === stage,
  );
  const sent = booking.photos.filter((photo) => photo.stage === stage);
  return (
    <>
      <Card>
        <div className={styles.stack}>
          <Note>
            {stage === 'before'
              ? t('photosStep.before', 'Take photos before you start. They protect you and the customer.')
              : t('photosStep.after', 'Take photos of the finished work.')}
          </Note>
          {sent.length > 0 && <PhotoGrid photos={sent} />}
          <SendPhotos
            visit={booking}
            stage={stage}
            already={booking.photos.length}
            onSent={() => void navigate({ search: `?step=${next}` })}
          />
        </div>
      </Card>
      {unsent.length === 0 && (
        <ActionBar label={t('jobStep.next', 'Next step')}>
          {sent.length > 0 || waits ? (
            <NextStepLink step={next}>{t('jobStep.goOn', 'Continue')}</NextStepLink>
          ) : (
            <NextStepLink step={next} tone="plain">
              {t('photosStep.without', 'Continue without photos')}
            </NextStepLink>
          )}
        </ActionBar>
      )}
    </>
  );
}

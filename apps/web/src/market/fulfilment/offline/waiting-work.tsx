import { useId } from 'react';
import type { To } from 'react-router';
import { useOnline } from '../../../platform/online.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { Button } from '../../../ui/press/button.tsx';
import { Question } from '../../../ui/dialog/question.tsx';
import { useDialogLink, useUrlDialog } from '../../../ui/dialog/url-dialog.ts';
import styles from './waiting-work.module.css';
import { useStepWords } from './step-words.ts';
import {
  type WaitingStep,
  discardWork,
  tryStepAgain,
  useWaitingSteps,
  useWorkOffline,
} from './work-queue.ts';

/** Why it was refused, and what the person can do about it. */
function Refused({ item, startAgain }: { item: WaitingStep; startAgain: To }) {
  const { t } = useTranslation();
  const discard = useDialogLink('discard');
  return (
    <div role="alert" className={styles.refused}>
      <p>{item.failure}</p>
      <div>
        {item.step.kind === 'start' ? (
          <ButtonLink to={startAgain} replace small>
            {t('offlineWork.otpAgain', 'Enter OTP again')}
          </ButtonLink>
        ) : (
          <Button small onClick={() => void tryStepAgain(item.stepId)}>
            {t('action.retry', 'Try again')}
          </Button>
        )}
        <ButtonLink {...discard} small tone="plain">
          {t('offlineWork.discard', 'Discard')}
        </ButtonLink>
      </div>
    </div>
  );
}

/** Open where the address says `?dialog=discard`. */
function DiscardDialog({ bookingId }: { bookingId: string }) {
  const { t } = useTranslation();
  return (
    <Question
      dialog={useUrlDialog('discard')}
      title={t('offlineWork.discardTitle', 'Discard what wasn’t sent?')}
      consequences={[
        t('offlineWork.discardWords', 'Your OTP and photos for this job are removed from this phone.'),
      ]}
      confirm={t('offlineWork.discard', 'Discard')}
      danger
      send={discardWork}
      request={bookingId}
    />
  );
}

/** What a professional did without a network: each step, and that it goes out by itself. */
export function WaitingWork({ bookingId, startAgain }: { bookingId: string; startAgain: To }) {
  const { t } = useTranslation();
  const online = useOnline();
  const words = useStepWords();
  const title = useId();
  const waiting = useWaitingSteps(bookingId);
  useWorkOffline();
  if (waiting.length === 0) return null;
  const refused = waiting.some(({ failure }) => failure !== null);
  return (
    <section className={styles.waiting} aria-labelledby={title}>
      <h2 id={title}>{t('offlineWork.title', 'Saved on this phone')}</h2>
      <p role="status">
        {refused
          ? t('offlineWork.refused', 'One step was refused. The others wait behind it.')
          : online
            ? t('offlineWork.sending', 'Sending now…')
            : t('offlineWork.offline', 'You’re offline. We’ll send this when you’re back online.')}
      </p>
      <ol>
        {waiting.map((item) => (
          <li key={item.stepId}>
            {words(item.step)}
            {item.failure !== null && <Refused item={item} startAgain={startAgain} />}
          </li>
        ))}
      </ol>
      <DiscardDialog bookingId={bookingId} />
    </section>
  );
}

import type { Correction } from '@nukkad/contract/people/attendance/correction.model';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { durationInWords } from '../../ui/duration.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { FactsSkeleton } from '../../ui/skeletons.tsx';
import { dayWords, timesInWords } from './attendance-words.ts';
import styles from './attendance.module.css';
import { useCorrection, useReviewCorrection } from './attendance.queries.ts';

function Facts({ correction }: { correction: Correction }) {
  const voice = useTranslation();
  const { t, locale } = voice;
  const { day, recordedMinutes } = correction;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('correction.day', 'Day')}</dt>
        <dd>{dayWords(day, locale)}</dd>
      </div>
      <div>
        <dt>{t('correction.asked', 'Time asked for')}</dt>
        <dd>{timesInWords(correction, locale)}</dd>
      </div>
      <div>
        <dt>{t('correction.now', 'Recorded now')}</dt>
        <dd>{durationInWords(voice, recordedMinutes)}</dd>
      </div>
    </dl>
  );
}

interface Choice {
  readonly consequences: readonly string[];
  readonly send: (decision: {
    readonly decision: 'approved' | 'rejected';
    readonly reason?: string;
  }) => Promise<unknown>;
}

/** What a reviewer decides on: the time asked for beside what is recorded. */
export function CorrectionReview({
  requestId,
  children,
}: {
  requestId: string;
  children: (choice: Choice) => ReactNode;
}) {
  const { t } = useTranslation();
  const review = useReviewCorrection();
  return (
    <Loaded query={useCorrection(requestId)} waiting={<FactsSkeleton count={3} />}>
      {(correction) => (
        <>
          <Facts correction={correction} />
          {children({
            consequences: [t('correction.counts', 'The day counts with the time asked for.')],
            send: ({ decision, reason }) =>
              review.mutateAsync({
                requestId,
                version: correction.request.version,
                decision,
                ...(reason && { reason }),
              }),
          })}
        </>
      )}
    </Loaded>
  );
}

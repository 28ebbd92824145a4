import { reviewCorrection } from '@nukkad/contract/people/attendance/attendance.api';
import type { Correction } from '@nukkad/contract/people/attendance/correction.model';
import type { ReactNode } from 'react';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { durationInWords } from '../../ui/time/duration.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { FactsSkeleton } from '../../ui/state/skeletons.tsx';
import { Fact, Facts } from '../../ui/page/facts.tsx';
import { dayWords, timesInWords } from './attendance-words.ts';
import { useCorrection } from './attendance.queries.ts';

function CorrectionFacts({ correction }: { correction: Correction }) {
  const voice = useTranslation();
  const { t, locale } = voice;
  const { day, recordedMinutes } = correction;
  return (
    <Facts>
      <Fact name={t('correction.day', 'Day')}>{dayWords(day, locale)}</Fact>
      <Fact name={t('correction.asked', 'Time asked for')}>{timesInWords(correction, locale)}</Fact>
      <Fact name={t('correction.now', 'Recorded now')}>{durationInWords(voice, recordedMinutes)}</Fact>
    </Facts>
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
  const review = useSend(reviewCorrection);
  return (
    <Loaded query={useCorrection(requestId)} waiting={<FactsSkeleton count={3} />}>
      {(correction) => (
        <>
          <CorrectionFacts correction={correction} />
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

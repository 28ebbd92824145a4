import { useEffect } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { serverNow } from '../../platform/server-clock.ts';
import { Countdown, useSecondsUntil } from '../../ui/time/countdown.tsx';
import { lookAgain } from './fulfilment.moves.ts';

/** The server's timer moves an unanswered offer on; it gets a moment before we ask what became of it. */
const timerGraceMs = 3_000;

/** The accept clock of an offer in words. When it has run out, the offer is asked for again until it is gone. */
export function RequestCountdown({ acceptBefore }: { acceptBefore: string }) {
  const { t } = useTranslation();
  const seconds = useSecondsUntil(acceptBefore, serverNow);
  const over = seconds === 0;
  useEffect(() => {
    if (!over) return;
    const timer = setInterval(() => void lookAgain(), timerGraceMs);
    return () => clearInterval(timer);
  }, [over]);
  if (over) return <>{t('offer.over', 'Time to accept has run out.')}</>;
  return (
    <>
      {t('offer.answerWithin', 'Respond within')} <Countdown seconds={seconds} />
    </>
  );
}

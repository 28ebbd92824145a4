import { istDay } from '@nukkad/contract/kernel/time';
import type { Series } from '@nukkad/contract/market/series/series.model';
import { seriesStatus } from '../../nouns/series/series-words.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { StatePill } from '../../ui/state/state-pill.tsx';
import { useNow } from '../../ui/time/use-now.ts';

const dayWords = (day: string, locale: string) => formatInstant(`${day}T00:00:00+05:30`, 'weekday', locale);

/** Its state, and a pause that is on or ahead. */
export function SeriesState({ series: { status, pause } }: { series: Series }) {
  const { t, locale } = useTranslation();
  const today = istDay(useNow());
  if (!pause) return <StatePill on={status === 'Active'}>{seriesStatus(t, status)}</StatePill>;
  const until = dayWords(pause.until, locale);
  return pause.from <= today ? (
    <StatePill on={false}>{t('series.status.pausedUntil', 'Paused until {{day}}', { day: until })}</StatePill>
  ) : (
    <StatePill on>
      {t('series.status.pauseAhead', 'Pause from {{from}} to {{until}}', {
        from: dayWords(pause.from, locale),
        until,
      })}
    </StatePill>
  );
}

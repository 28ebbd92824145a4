import IconRepeat from '@tabler/icons-react/dist/esm/icons/IconRepeat.mjs';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useSeriesOf } from './series-of.queries.ts';
import { seriesLine } from './series-words.ts';
import { type SeriesSide, seriesPath } from './series.paths.ts';
import styles from './series-line.module.css';

/** Of a booking that is a visit of a series: how often, and which visit it is; nothing for others. */
export function SeriesLine({
  bookingId,
  side,
}: {
  bookingId: string;
  /** A professional sees the own visits only: there is no page to go to. */
  side: SeriesSide | 'professional';
}) {
  const voice = useTranslation();
  const visit = useSeriesOf([bookingId]).get(bookingId);
  if (!visit) return null;
  const line = seriesLine(voice, visit);
  return (
    <p className={styles.line}>
      <IconRepeat size={20} aria-hidden />
      {side === 'professional' || !visit.maySee ? (
        <span>{line}</span>
      ) : (
        <Link to={seriesPath(side, visit.seriesId)}>{line}</Link>
      )}
    </p>
  );
}

/** A partner that accepts the first visit accepts those that follow: said before it answers. */
export function SeriesAsked({ bookingId }: { bookingId: string }) {
  const voice = useTranslation();
  const { t } = voice;
  const visit = useSeriesOf([bookingId]).get(bookingId);
  if (visit?.status !== 'Pending') return null;
  return (
    <p className={styles.asked}>
      <IconRepeat size={24} aria-hidden />
      <span>
        <b>{seriesLine(voice, visit)}</b>
        {t('series.asked', 'Accepting takes on all visits at the same price.')}
      </span>
    </p>
  );
}

import type { SeriesVisit } from '@nukkad/contract/market/series/series.model';
import { Link } from 'react-router';
import { StatusBadge } from '../../nouns/booking/status-badge.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';
import { Listed } from '../../ui/page/listed.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { mayChange, takesPlace } from './visit-state.ts';
import { List, Note, Text } from '../../ui/page/parts.tsx';
import styles from './series.module.css';
import { bookingPath } from '../../nouns/booking/booking.paths.ts';
import type { SeriesSide } from '../../nouns/series/series.paths.ts';
import { useVisits } from './series.queries.ts';

function State({ visit, side }: { visit: SeriesVisit; side: SeriesSide }) {
  const { t } = useTranslation();
  if (visit.outcome === 'paused')
    return <Text tone="quiet">{t('series.visitPaused', 'Paused: no visit')}</Text>;
  if (visit.status)
    return <StatusBadge status={visit.status} seenBy={side === 'customer' ? 'raiser' : 'receiver'} />;
  return (
    <Text tone="quiet">
      {visit.outcome === 'not_free'
        ? t('series.notFree', 'No one was free, so it isn’t booked')
        : t('series.planned', 'Booked when the day comes near')}
    </Text>
  );
}

/** Another time or no visit on that day, once: both are dialogs of its booking. */
function Once({ bookingId }: { bookingId: string }) {
  const { t } = useTranslation();
  const to = bookingPath('customer', bookingId);
  return (
    <div className={styles.moves}>
      <ButtonLink to={`${to}?dialog=reschedule`} tone="plain" small>
        {t('series.move', 'Move this one')}
      </ButtonLink>
      <ButtonLink to={`${to}?dialog=cancel&of=series`} tone="plain" small>
        {t('series.skip', 'Skip this one')}
      </ButtonLink>
    </div>
  );
}

function Visit({ visit, side, open }: { visit: SeriesVisit; side: SeriesSide; open: boolean }) {
  const { t } = useTranslation();
  const { ordinal, bookingId, startsAt, status } = visit;
  const when = <DateTime at={startsAt} as="short" />;
  return (
    <li className={styles.visit} data-off={!takesPlace(visit) || undefined}>
      <span className={styles.number} aria-label={t('series.visit', 'visit {{number}}', { number: ordinal })}>
        {ordinal}
      </span>
      <div className={styles.words}>
        <b>{bookingId ? <Link to={bookingPath(side, bookingId)}>{when}</Link> : when}</b>
        <State visit={visit} side={side} />
      </div>
      {open && bookingId && mayChange(status) && <Once bookingId={bookingId} />}
    </li>
  );
}

/** Coming visits, the next first, or past ones, the latest first. */
export function SeriesVisits({
  seriesId,
  when,
  side,
}: {
  seriesId: string;
  when: 'coming' | 'past';
  side: SeriesSide;
}) {
  const { t } = useTranslation();
  return (
    <Listed
      list={useVisits(seriesId, when)}
      waiting={<ListSkeleton count={2} />}
      empty={
        <Note>
          {when === 'coming'
            ? t('series.noneComing', 'No visit is planned.')
            : t('series.nonePast', 'No visit has taken place yet.')}
        </Note>
      }
    >
      {(items) => (
        <List>
          {items.map((visit) => (
            <Visit
              key={visit.ordinal}
              visit={visit}
              side={side}
              open={when === 'coming' && side === 'customer'}
            />
          ))}
        </List>
      )}
    </Listed>
  );
}

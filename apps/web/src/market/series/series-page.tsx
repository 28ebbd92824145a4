import type { Series } from '@nukkad/contract/market/series/series.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';
import { Money } from '../../ui/mark/money.tsx';
import { Moves } from '../../ui/press/moves.tsx';
import { Section } from '../../ui/page/section.tsx';
import { TwoColumns } from '../../ui/page/two-columns.tsx';
import { ChangeSeriesDialog } from './change-series-dialog.tsx';
import { EndSeriesDialog } from './end-series-dialog.tsx';
import { PauseSeriesDialog } from './pause-series-dialog.tsx';
import { ResumeSeriesDialog } from './resume-series-dialog.tsx';
import { SeriesState } from './series-state.tsx';
import { SeriesVisits } from './series-visits.tsx';
import { endReason, rhythmWords } from '../../nouns/series/series-words.ts';
import { Note, Text } from '../../ui/page/parts.tsx';
import styles from './series.module.css';
import type { SeriesSide } from '../../nouns/series/series.paths.ts';

/** How long it goes on. */
function Span({ series: { visits, until, done } }: { series: Series }) {
  const { t } = useTranslation();
  if (visits !== null)
    return <>{t('series.doneOf', '{{done}} of {{count}} visits done', { done, count: visits })}</>;
  return (
    <>
      {t('series.until', 'Until')} <DateTime at={`${until ?? ''}T00:00:00+05:30`} as="day" />
    </>
  );
}

/** What was agreed on, in one look. */
function Agreed({ series }: { series: Series }) {
  const voice = useTranslation();
  const { t } = voice;
  const reason = endReason(t, series.reason);
  return (
    <Card className={styles.agreed}>
      <SeriesState series={series} />
      <p className={styles.rhythm}>{rhythmWords(voice, series)}</p>
      <p>
        <Span series={series} />
      </p>
      {series.companyName && <p translate="no">{series.companyName}</p>}
      <Note>{series.locality}</Note>
      {reason && <p>{reason}</p>}
      {series.status === 'Pending' && (
        <p>{t('series.pending', 'The partner that accepts the first visit takes on the others too.')}</p>
      )}
    </Card>
  );
}

function Terms({ series }: { series: Series }) {
  const { t } = useTranslation();
  return (
    <Card quiet className={styles.words}>
      <Text as="p" size={1.125}>
        <Money paise={series.price} strong /> {t('series.perVisit', 'per visit')}
      </Text>
      <Note>{t('series.terms.price', 'The price stays the same for every visit.')}</Note>
      <Note>
        {t(
          'series.terms.pay',
          'After the first, each visit is paid once its work is done, in cash or by link.',
        )}
      </Note>
    </Card>
  );
}

/** One series as either side sees it; the customer changes it here. */
export function SeriesPage({ series, side }: { series: Series; side: SeriesSide }) {
  const { t } = useTranslation();
  const { seriesId, can } = series;
  return (
    <>
      <TwoColumns
        side={
          <>
            <Terms series={series} />
            <Moves
              wide
              className={null}
              of={[
                {
                  on: can.change,
                  opens: 'change',
                  label: t('series.change', 'Change from here on'),
                  tone: can.resume ? 'plain' : 'neel',
                },
                { on: can.pause, opens: 'pause', label: t('series.pause', 'Pause visits') },
                { on: can.resume, opens: 'resume', label: t('series.resume', 'Resume visits'), tone: 'neel' },
                { on: can.end, opens: 'end', label: t('series.end', 'End these visits') },
              ]}
            />
          </>
        }
      >
        <Agreed series={series} />
        <Section title={t('series.coming', 'Next visits')}>
          <SeriesVisits seriesId={seriesId} when="coming" side={side} />
        </Section>
        <Section title={t('series.past', 'Past visits')}>
          <SeriesVisits seriesId={seriesId} when="past" side={side} />
        </Section>
      </TwoColumns>
      <ChangeSeriesDialog series={series} />
      <PauseSeriesDialog series={series} />
      <ResumeSeriesDialog series={series} />
      <EndSeriesDialog series={series} />
    </>
  );
}

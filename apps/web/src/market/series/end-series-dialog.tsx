import { endSeries } from '@nukkad/contract/market/series/series.api';
import { seenOfSeriesEnd } from '@nukkad/contract/market/series/series.confirm';
import type { getSeriesEnd } from '@nukkad/contract/market/series/series.api';
import type { Series } from '@nukkad/contract/market/series/series.model';
import type { EndpointOutput } from '@nukkad/contract/kernel/endpoint';
import type { Voice } from '../../nouns/booking/booking.screen-row.ts';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { formatInstant } from '../../ui/time/date-time.tsx';
import type { OpenDialog } from '../../ui/dialog/form-dialog.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { Question } from '../../ui/dialog/question.tsx';
import { ReadFirst } from '../../ui/dialog/read-first.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { useSeriesEnd } from './series.queries.ts';

type Terms = EndpointOutput<typeof getSeriesEnd>;

/** Each a sentence: what is cancelled, what it costs, what goes back. */
function consequencesOf({ t, plural, locale }: Voice, { visits, fee, refund }: Terms): string[] {
  const [next] = visits;
  const cancelled = next
    ? [
        plural(
          'series.end.cancels',
          visits.length,
          {
            one: '{{count}} booked visit is cancelled: {{when}}.',
            other: '{{count}} booked visits are cancelled, the first on {{when}}.',
          },
          { when: formatInstant(next.startsAt, 'short', locale) },
        ),
      ]
    : [];
  const cost =
    fee > 0
      ? t('series.end.fee', 'It costs {{fee}}, because a visit is soon.', { fee: formatMoney(fee, locale) })
      : t('series.end.free', 'It costs nothing.');
  const back =
    refund > 0 ? [t('series.end.refund', '{{sum}} is refunded.', { sum: formatMoney(refund, locale) })] : [];
  return [...cancelled, t('series.end.none', 'No more visits are booked.'), cost, ...back];
}

function Asking({ series, terms, dialog }: { series: Series; terms: Terms; dialog: OpenDialog }) {
  const voice = useTranslation();
  const { t } = voice;
  return (
    <Question
      dialog={dialog}
      danger
      title={t('series.end.title', 'End these repeating visits?')}
      consequences={consequencesOf(voice, terms)}
      confirm={t('series.end.confirm', 'End visits')}
      keep={t('series.end.keep', 'Keep visits')}
      send={useSend(endSeries)}
      request={(seen) => ({ seriesId: series.seriesId, seen: seen(seenOfSeriesEnd(terms)) })}
      said={t('series.end.done', 'The repeating visits have ended')}
    />
  );
}

function Asked({ series, dialog }: { series: Series; dialog: OpenDialog }) {
  const { t } = useTranslation();
  return (
    <ReadFirst
      dialog={dialog}
      title={t('series.end.title', 'End these repeating visits?')}
      query={useSeriesEnd(series.seriesId)}
    >
      {(terms) => <Asking series={series} terms={terms} dialog={dialog} />}
    </ReadFirst>
  );
}

/** The question behind `?dialog=end`, asked with what it costs now. */
export function EndSeriesDialog({ series }: { series: Series }) {
  const dialog = useUrlDialog('end');
  if (!dialog.opened || !series.can.end) return null;
  return <Asked series={series} dialog={dialog} />;
}

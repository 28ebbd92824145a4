import { seenOfSeriesEnd } from '@nukkad/contract/market/series/series.confirm';
import type { getSeriesEnd } from '@nukkad/contract/market/series/series.api';
import type { Series } from '@nukkad/contract/market/series/series.model';
import type { EndpointOutput } from '@nukkad/contract/kernel/endpoint';
import type { Voice } from '../../nouns/booking/booking.screen-row.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { formatInstant } from '../../ui/date-time.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { formatMoney } from '../../ui/money.tsx';
import { ListSkeleton } from '../../ui/skeletons.tsx';
import { toast } from '../../ui/toast.ts';
import { useUrlDialog } from '../../ui/url-dialog.ts';
import { withShownSince } from '../../ui/use-reconfirmation.ts';
import { useEndSeries, useSeriesEnd } from './series.queries.ts';

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

function Question({ series, terms, onClose }: { series: Series; terms: Terms; onClose: () => void }) {
  const voice = useTranslation();
  const { t } = voice;
  const end = useEndSeries();
  return (
    <ConfirmDialog
      opened
      danger
      onClose={onClose}
      title={t('series.end.title', 'End these repeating visits?')}
      consequences={consequencesOf(voice, terms)}
      confirm={t('series.end.confirm', 'End visits')}
      keep={t('series.end.keep', 'Keep visits')}
      onConfirm={async (reviewed) => {
        const seen = withShownSince(seenOfSeriesEnd(terms), reviewed);
        await end.mutateAsync({ seriesId: series.seriesId, seen });
        toast.success(t('series.end.done', 'The repeating visits have ended'));
      }}
    />
  );
}

function Asked({ series, onClose }: { series: Series; onClose: () => void }) {
  const { t } = useTranslation();
  const terms = useSeriesEnd(series.seriesId);
  if (terms.data) return <Question series={series} terms={terms.data} onClose={onClose} />;
  return (
    <Dialog opened onClose={onClose} title={t('series.end.title', 'End these repeating visits?')}>
      <Loaded query={terms} waiting={<ListSkeleton count={2} />}>
        {() => null}
      </Loaded>
    </Dialog>
  );
}

/** The question behind `?dialog=end`, asked with what it costs now. */
export function EndSeriesDialog({ series }: { series: Series }) {
  const dialog = useUrlDialog('end');
  if (!dialog.opened || !series.can.end) return null;
  return <Asked series={series} onClose={dialog.close} />;
}

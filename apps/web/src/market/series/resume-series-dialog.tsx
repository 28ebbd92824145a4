import { seenOfSeriesResume } from '@nukkad/contract/market/series/series.confirm';
import type { getSeriesResume } from '@nukkad/contract/market/series/series.api';
import type { Series } from '@nukkad/contract/market/series/series.model';
import type { EndpointOutput } from '@nukkad/contract/kernel/endpoint';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { formatInstant } from '../../ui/date-time.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { ListSkeleton } from '../../ui/skeletons.tsx';
import { toast } from '../../ui/toast.ts';
import { useUrlDialog } from '../../ui/url-dialog.ts';
import { withShownSince } from '../../ui/use-reconfirmation.ts';
import { useResumeSeries, useSeriesResume } from './series.queries.ts';

type Terms = EndpointOutput<typeof getSeriesResume>;

/** The question behind `?dialog=resume`, asked with the visits that follow again. */
export function ResumeSeriesDialog({ series }: { series: Series }) {
  const dialog = useUrlDialog('resume');
  if (!dialog.opened || !series.can.resume) return null;
  return <Asked seriesId={series.seriesId} onClose={dialog.close} />;
}

function Asked({ seriesId, onClose }: { seriesId: string; onClose: () => void }) {
  const { t } = useTranslation();
  const terms = useSeriesResume(seriesId);
  if (terms.data) return <Question seriesId={seriesId} terms={terms.data} onClose={onClose} />;
  return (
    <Dialog opened onClose={onClose} title={t('series.resume.title', 'Resume the visits now?')}>
      <Loaded query={terms} waiting={<ListSkeleton count={2} />}>
        {() => null}
      </Loaded>
    </Dialog>
  );
}

function Question({ seriesId, terms, onClose }: { seriesId: string; terms: Terms; onClose: () => void }) {
  const { t, plural, locale } = useTranslation();
  const resume = useResumeSeries();
  const { visits } = terms;
  const back = visits[0]
    ? plural(
        'series.resume.back',
        visits.length,
        {
          one: '{{count}} visit follows again: {{when}}.',
          other: '{{count}} visits follow again, the first on {{when}}.',
        },
        { when: formatInstant(visits[0].startsAt, 'short', locale) },
      )
    : t('series.resume.none', 'There’s no visit left in the pause. Later visits don’t change.');
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('series.resume.title', 'Resume the visits now?')}
      consequences={[back, t('series.resume.free', 'If no one is free at that time, we tell you.')]}
      confirm={t('series.resume', 'Resume visits')}
      onConfirm={async (reviewed) => {
        await resume.mutateAsync({ seriesId, seen: withShownSince(seenOfSeriesResume(terms), reviewed) });
        toast.success(t('series.resume.done', 'The visits follow again'));
      }}
    />
  );
}

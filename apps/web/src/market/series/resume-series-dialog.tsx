import { resumeSeries } from '@nukkad/contract/market/series/series.api';
import { seenOfSeriesResume } from '@nukkad/contract/market/series/series.confirm';
import type { getSeriesResume } from '@nukkad/contract/market/series/series.api';
import type { Series } from '@nukkad/contract/market/series/series.model';
import type { EndpointOutput } from '@nukkad/contract/kernel/endpoint';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { formatInstant } from '../../ui/time/date-time.tsx';
import type { OpenDialog } from '../../ui/dialog/form-dialog.tsx';
import { Question } from '../../ui/dialog/question.tsx';
import { ReadFirst } from '../../ui/dialog/read-first.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { useSeriesResume } from './series.queries.ts';

type Terms = EndpointOutput<typeof getSeriesResume>;

/** The question behind `?dialog=resume`, asked with the visits that follow again. */
export function ResumeSeriesDialog({ series }: { series: Series }) {
  const dialog = useUrlDialog('resume');
  if (!dialog.opened || !series.can.resume) return null;
  return <Asked seriesId={series.seriesId} dialog={dialog} />;
}

function Asked({ seriesId, dialog }: { seriesId: string; dialog: OpenDialog }) {
  const { t } = useTranslation();
  return (
    <ReadFirst
      dialog={dialog}
      title={t('series.resume.title', 'Resume the visits now?')}
      query={useSeriesResume(seriesId)}
    >
      {(terms) => <Asking seriesId={seriesId} terms={terms} dialog={dialog} />}
    </ReadFirst>
  );
}

function Asking({ seriesId, terms, dialog }: { seriesId: string; terms: Terms; dialog: OpenDialog }) {
  const { t, plural, locale } = useTranslation();
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
    <Question
      dialog={dialog}
      title={t('series.resume.title', 'Resume the visits now?')}
      consequences={[back, t('series.resume.free', 'If no one is free at that time, we tell you.')]}
      confirm={t('series.resume', 'Resume visits')}
      send={useSend(resumeSeries)}
      request={(seen) => ({ seriesId, seen: seen(seenOfSeriesResume(terms)) })}
      said={t('series.resume.done', 'The visits follow again')}
    />
  );
}

import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { useDialogLink } from '../../../ui/dialog/url-dialog.ts';
import { FilterChips } from '../../../ui/page/filter-chips.tsx';
import { LoadMore } from '../../../ui/page/load-more.tsx';
import { useMore } from '../../../ui/page/use-more.ts';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { findFilterCount } from './find-filter.ts';
import styles from './find-jobs.module.css';
import { JobCard } from './job-card.tsx';
import { type JobsData, loadJobPage } from './load-jobs.ts';

function NoJobs({ data: { filter, place }, here }: { data: JobsData; here: string }) {
  const { t } = useTranslation();
  const picker = useDialogLink('location');
  const asked = filter.q !== '' || findFilterCount(filter) > 0;
  return (
    <EmptyState
      scene="search"
      title={
        filter.q
          ? t('findJobs.none.for', 'No jobs for “{{question}}”', { question: filter.q })
          : t('findJobs.none', 'No jobs here yet')
      }
      action={
        asked ? (
          <ButtonLink to={here}>{t('findJobs.none.all', 'See all jobs')}</ButtonLink>
        ) : (
          <ButtonLink {...picker}>{t('place.change', 'Change location')}</ButtonLink>
        )
      }
    >
      {asked
        ? t('findJobs.none.asked', 'Try other words, or remove a filter.')
        : place
          ? t('findJobs.none.place', 'No business near {{place}} is hiring right now.', { place })
          : t('findJobs.none.words', 'No business is hiring right now. New jobs appear here.')}
    </EmptyState>
  );
}

/** The jobs found, how they are sorted, and more of them when asked. */
export function FindList({ data, coming, here }: { data: JobsData; coming: boolean; here: string }) {
  const { t, plural } = useTranslation();
  const more = useMore(data.page, (cursor) => loadJobPage(data.filter, {}, cursor));
  const count = more.items.length;
  if (count === 0) return <NoJobs data={data} here={here} />;
  const best = data.filter.q
    ? t('findJobs.sort.best', 'Best match')
    : data.place
      ? t('findJobs.sort.nearest', 'Nearest')
      : t('findJobs.sort.newest', 'Newest');
  const sorts = [
    { value: '', label: best },
    ...(data.filter.q && data.place
      ? [{ value: 'nearest', label: t('findJobs.sort.nearest', 'Nearest') }]
      : []),
    ...(data.filter.q || data.place ? [{ value: 'newest', label: t('findJobs.sort.newest', 'Newest') }] : []),
    { value: 'wage', label: t('findJobs.sort.wage', 'Best paid') },
  ];
  return (
    <section className={styles.found} aria-busy={coming} aria-labelledby="found">
      <div className={styles.head}>
        <h2 id="found">
          <span role="status">
            {more.hasNextPage
              ? t('findJobs.countMore', 'The first {{count}} jobs', { count })
              : plural('findJobs.count', count, { one: '{{count}} job', other: '{{count}} jobs' })}
          </span>
        </h2>
        <FilterChips name="sort" label={t('findJobs.sort', 'Sort by')} options={sorts} />
      </div>
      <ul className={styles.list}>
        {more.items.map((job) => (
          <JobCard key={job.jobId} job={job} />
        ))}
      </ul>
      {more.hasNextPage && <LoadMore infinite={more} shown={count} />}
    </section>
  );
}

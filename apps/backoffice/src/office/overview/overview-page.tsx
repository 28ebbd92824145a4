import { Skeleton } from '@mantine/core';
import { getOfficeOverview } from '@nukkad/contract/office/overview/overview.api';
import type { OfficeOverview } from '@nukkad/contract/office/overview/overview.model';
import IconGo from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconDone from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { Link } from 'react-router';
import { useAsked } from '../../platform/asked.ts';
import { t } from '../../platform/words.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { EmptyNotice, ErrorNotice } from '../../ui/query-states.tsx';
import { officeWaiting } from './office-waiting.ts';
import styles from './overview.module.css';
import { TodayFigures } from './today-figures.tsx';

/** Clocks run out without an event. */
const lookAgainMs = 60_000;

function WaitingList({ waiting }: Pick<OfficeOverview, 'waiting'>) {
  if (waiting.length === 0)
    return (
      <EmptyNotice Icon={IconDone} title={t('overview.allDone', 'All done')}>
        {t('overview.allDone.about', 'Nothing needs your attention right now. New work appears here.')}
      </EmptyNotice>
    );
  return (
    <ul className={styles.tasks}>
      {waiting.map(({ kind, count }) => {
        const { Icon, to, isUrgent, words } = officeWaiting[kind];
        return (
          <li key={kind} data-urgent={isUrgent}>
            <Link to={to}>
              <Icon size={22} stroke={1.8} aria-hidden />
              <strong>{words(count)}</strong>
              <IconGo size={18} className={styles.go} aria-hidden />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

function Waiting() {
  return (
    <div role="status" aria-busy="true" aria-label={t('ui.loading', 'Loading')}>
      <div className={styles.tasks}>
        {[0, 1, 2, 3, 4, 5].map((nth) => (
          <Skeleton key={nth} height={60} radius={8} />
        ))}
      </div>
    </div>
  );
}

/** What an operator does first, and how the day goes. */
export function OverviewPage() {
  const { data, error, refetch } = useAsked(getOfficeOverview, {}, { refetchInterval: lookAgainMs });
  if (error && !data)
    return (
      <PageFrame title={t('overview.title', 'Today')}>
        <ErrorNotice error={error} again={() => void refetch()} />
      </PageFrame>
    );
  return (
    <PageFrame title={t('overview.title', 'Today')}>
      <section aria-labelledby="overview-waiting" className={styles.part}>
        <h2 id="overview-waiting">{t('overview.now', 'To do now')}</h2>
        {data ? <WaitingList waiting={data.waiting} /> : <Waiting />}
      </section>
      <section aria-labelledby="overview-figures" className={styles.part}>
        <h2 id="overview-figures">{t('overview.figures', 'So far today')}</h2>
        <p>{t('overview.beside', 'Compared with the same weekday last week, up to this time.')}</p>
        {data ? <TodayFigures figures={data.figures} /> : <Skeleton height={112} radius={8} />}
      </section>
    </PageFrame>
  );
}

import { listAppliedJobs } from '@nukkad/contract/hiring/application/application.api';
import { useApplicationLive } from '../../nouns/application/use-application-live.ts';
import { usePages } from '../../platform/api/pages.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useLookAgain } from '../../platform/socket/use-look-again.ts';
import { CardList } from '../../ui/page/card-list.tsx';
import { Listed } from '../../ui/page/listed.tsx';
import { UrlTabs, useUrlTab } from '../../ui/page/url-tabs.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { OwnCard } from './own-card.tsx';
import { OwnDialogs } from './own-dialogs.tsx';

const shown = 20;
const awayMs = 60_000;
const tabNames = ['all', 'invited', 'open', 'over'] as const;

/** Every application and invitation of this person: its step, its clock, what happens next, who acts. */
export function Tracker() {
  const { t } = useTranslation();
  const tab = useUrlTab(tabNames);
  useApplicationLive();
  const refetchInterval = useLookAgain(awayMs);
  const list = usePages(
    listAppliedJobs,
    { ...(tab !== 'all' && { tab }), limit: shown },
    { refetchInterval },
  );
  const tabs = [
    { value: 'all', label: t('applied.tab.all', 'All') },
    { value: 'invited', label: t('applied.tab.invited', 'Invitations') },
    { value: 'open', label: t('applied.tab.open', 'Ongoing') },
    { value: 'over', label: t('applied.tab.over', 'Past') },
  ];
  const empty = (
    <EmptyState
      scene="bookings"
      title={
        tab === 'all'
          ? t('applications.none', 'You haven’t applied yet')
          : t('applied.none', 'Nothing here yet')
      }
      action={<ButtonLink to="/all-jobs">{t('applied.find', 'Find jobs')}</ButtonLink>}
    >
      {t('applications.none.words', 'Your applications and their status appear here.')}
    </EmptyState>
  );
  return (
    <>
      <UrlTabs tabs={tabs} label={t('applications.title', 'Your applications')} />
      <Listed list={list} waiting={<ListSkeleton />} empty={empty}>
        {(jobs) => (
          <>
            <CardList>
              {jobs.map((job) => (
                <OwnCard key={job.applicationId} job={job} />
              ))}
            </CardList>
            <OwnDialogs jobs={jobs} />
          </>
        )}
      </Listed>
    </>
  );
}

import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { jobEmpty } from '../../../hiring/job/job.empty.ts';
import { EmptyScreen } from '../../../ui/state/empty-screen.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('jobs.title', 'Jobs'), noindex: true }));

/** The home of a jobseeker. */
export default function AllJobs() {
  const { t } = useTranslation();
  return (
    <Page title={t('jobs.title', 'Jobs')}>
      <EmptyScreen
        screen={jobEmpty['no-jobs']}
        title={t('jobs.none', 'No jobs near you right now')}
        words={t('jobs.none.words', 'Employers find you through your profile. Keep it up to date.')}
        action={<ButtonLink to="/profile">{t('jobs.none.go', 'View profile')}</ButtonLink>}
      />
    </Page>
  );
}

import { DemandCards } from '../../../hiring/demand/demand-cards.tsx';
import { JobList } from '../../../hiring/job/job-list.tsx';
import { useMayHire } from '../../../hiring/job/use-may-hire.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('posting.title', 'Your jobs'), noindex: true }));

export default function PostedJobs() {
  const { t } = useTranslation();
  const mayPost = useMayHire('create');
  return (
    <Page
      title={t('posting.title', 'Your jobs')}
      lead={t('posting.lead', 'Meet your first candidates within 72 hours of posting.')}
      actions={
        mayPost && <ButtonLink to="/hire-talent/post-job">{t('posting.post', 'Post a job')}</ButtonLink>
      }
    >
      <DemandCards />
      <JobList />
    </Page>
  );
}

import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { plannedEmpty } from '../../planned.empty.ts';
import { EmptyScreen } from '../../../ui/state/empty-screen.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { UrlTabs, useUrlTab } from '../../../ui/page/url-tabs.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('postJob.title', 'Post a job'), noindex: true }));

export default function PostJob() {
  const { t } = useTranslation();
  const tabs = [
    { value: 'job', label: t('postJob.job', 'Job') },
    { value: 'questions', label: t('postJob.questions', 'Screening questions') },
  ];
  const tab = useUrlTab(['job', 'questions']);
  return (
    <Page title={t('postJob.title', 'Post a job')}>
      <UrlTabs tabs={tabs} label={t('postJob.title', 'Post a job')} />
      <EmptyScreen screen={plannedEmpty[tab === 'questions' ? 'no-questions' : 'no-jobs']} />
    </Page>
  );
}

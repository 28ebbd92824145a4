import { InterviewsAhead, InterviewsOver } from '../../../hiring/interview/interview-list.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Page } from '../../../ui/page/page.tsx';
import { UrlTabs, useUrlTab } from '../../../ui/page/url-tabs.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('interview.title', 'Interviews'), noindex: true }));

export default function Interviews() {
  const { t } = useTranslation();
  const tab = useUrlTab(['ahead', 'over']);
  return (
    <Page
      title={t('interview.title', 'Interviews')}
      lead={t('interview.lead', 'Whom you meet next, and what came of it.')}
    >
      <UrlTabs
        label={t('interview.title', 'Interviews')}
        tabs={[
          { value: 'ahead', label: t('interview.ahead', 'Upcoming') },
          { value: 'over', label: t('interview.over', 'Past') },
        ]}
      />
      {tab === 'ahead' ? <InterviewsAhead /> : <InterviewsOver />}
    </Page>
  );
}

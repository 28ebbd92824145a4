import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { plannedEmpty } from '../planned.empty.ts';
import { EmptyScreen } from '../../ui/empty-screen.tsx';
import { Page } from '../../ui/page.tsx';
import { UrlTabs, useUrlTab } from '../../ui/url-tabs.tsx';
import { page } from '../page-head.tsx';

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
      {tab === 'questions' ? (
        <EmptyScreen screen={plannedEmpty['no-questions']} />
      ) : (
        <EmptyScreen
          screen={plannedEmpty['no-jobs']}
          action={
            <ButtonLink to="/contact-us?topic=partner">
              {t('postJob.tell', 'Tell us who you need')}
            </ButtonLink>
          }
        />
      )}
    </Page>
  );
}

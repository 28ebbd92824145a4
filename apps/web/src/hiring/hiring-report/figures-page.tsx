import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Page } from '../../ui/page/page.tsx';
import { UrlTabs, useUrlTab } from '../../ui/page/url-tabs.tsx';
import { AllFigures } from './all-figures.tsx';
import { RecruiterList } from './recruiter-list.tsx';

const tabs = ['all', 'team'] as const;

/** How the business hires: figures with their charts, and the same by who of the team did it. */
export function FiguresPage() {
  const { t } = useTranslation();
  const tab = useUrlTab(tabs);
  return (
    <Page
      title={t('hiringReport.title', 'Hiring figures')}
      lead={
        tab === 'team'
          ? t('hiringReport.team.lead', 'What each team member did in the period.')
          : t('hiringReport.lead', 'Counted over everyone who applied in the period.')
      }
    >
      <UrlTabs
        label={t('hiringReport.title', 'Hiring figures')}
        tabs={[
          { value: 'all', label: t('hiringReport.tab.all', 'Figures') },
          { value: 'team', label: t('hiringReport.tab.team', 'By team member') },
        ]}
      />
      {tab === 'team' ? <RecruiterList /> : <AllFigures />}
    </Page>
  );
}

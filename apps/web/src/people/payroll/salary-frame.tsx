import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Page } from '../../ui/page/page.tsx';
import { PageTabs } from '../../ui/page/url-tabs.tsx';

/** The screens of salaries under one heading. */
export function SalaryFrame({ actions, children }: { actions?: ReactNode; children: ReactNode }) {
  const { t } = useTranslation();
  const pages = [
    { to: '/salary', label: t('salary.payrolls', 'Payrolls') },
    { to: '/salary/people', label: t('salary.people', 'People') },
    { to: '/salary/structures', label: t('salary.structures', 'Structures') },
    { to: '/salary/tax', label: t('tax.title', 'Income tax') },
    { to: '/salary/settings', label: t('salary.settings', 'Settings') },
  ];
  return (
    <Page title={t('salary.title', 'Salaries')} actions={actions}>
      <PageTabs pages={pages} label={t('salary.title', 'Salaries')} />
      {children}
    </Page>
  );
}

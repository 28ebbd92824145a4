import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Page } from '../../ui/page/page.tsx';
import { PageTabs } from '../../ui/page/url-tabs.tsx';

/** What one is paid, and the tax on it. */
export function OwnPayFrame({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation();
  const pages = [
    { to: '/payslips', label: t('payslip.tab', 'Payslips') },
    { to: '/payslips/tax', label: t('tax.title', 'Income tax') },
  ];
  return (
    <Page title={title} narrow>
      <PageTabs pages={pages} label={t('payslip.title', 'My payslips')} />
      {children}
    </Page>
  );
}

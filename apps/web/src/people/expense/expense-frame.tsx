import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Page } from '../../ui/page/page.tsx';
import { PageTabs } from '../../ui/page/url-tabs.tsx';

/** The office's screens of expenses under one heading. */
export function ExpenseFrame({ actions, children }: { actions?: ReactNode; children: ReactNode }) {
  const { t } = useTranslation();
  const pages = [
    { to: '/people/expenses', label: t('expense.claims', 'Claims') },
    { to: '/people/expenses/advances', label: t('advance.title', 'Advances') },
    { to: '/people/expenses/categories', label: t('expense.categories', 'Categories') },
  ];
  return (
    <Page title={t('expense.title', 'Expenses')} actions={actions}>
      <PageTabs pages={pages} label={t('expense.title', 'Expenses')} />
      {children}
    </Page>
  );
}

import { ExpenseDialog } from '../../../people/expense/expense-dialog.tsx';
import { OwnExpenses } from '../../../people/expense/own-expenses.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { useDialogLink } from '../../../ui/dialog/url-dialog.ts';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('expense.own', 'My expenses'), noindex: true }));

export default function OwnExpensesPage() {
  const { t } = useTranslation();
  const add = useDialogLink('expense');
  return (
    <Page
      title={t('expense.own', 'My expenses')}
      actions={<ButtonLink {...add}>{t('expense.new', 'New expense')}</ButtonLink>}
    >
      <OwnExpenses />
      <ExpenseDialog expense={null} />
    </Page>
  );
}

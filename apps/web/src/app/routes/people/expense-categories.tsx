import { CategoryList } from '../../../people/expense/category-list.tsx';
import { ExpenseFrame } from '../../../people/expense/expense-frame.tsx';
import { useCategories } from '../../../people/expense/expense.queries.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { useDialogLink } from '../../../ui/dialog/url-dialog.ts';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('expense.categories', 'Categories'), noindex: true }));

export default function ExpenseCategories() {
  const { t } = useTranslation();
  const add = useDialogLink('category');
  const { data } = useCategories();
  return (
    <ExpenseFrame
      actions={
        data?.can.change &&
        data.items.length > 0 && (
          <ButtonLink {...add}>{t('expense.category.add', 'Add a category')}</ButtonLink>
        )
      }
    >
      <CategoryList />
    </ExpenseFrame>
  );
}

import { AdvanceList } from '../../../people/expense/advance-list.tsx';
import { ExpenseFrame } from '../../../people/expense/expense-frame.tsx';
import { useAdvances } from '../../../people/expense/expense.queries.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { useDialogLink } from '../../../ui/dialog/url-dialog.ts';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('advance.title', 'Advances'), noindex: true }));

export default function ExpenseAdvances() {
  const { t } = useTranslation();
  const give = useDialogLink('advance');
  const [first] = useAdvances({ whose: 'team' }).data?.pages ?? [];
  return (
    <ExpenseFrame
      actions={
        first?.can.give &&
        first.items.length > 0 && <ButtonLink {...give}>{t('advance.give', 'Give an advance')}</ButtonLink>
      }
    >
      <AdvanceList />
    </ExpenseFrame>
  );
}

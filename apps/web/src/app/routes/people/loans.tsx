import { GiveDialog } from '../../../people/loan/give-dialog.tsx';
import { LoanList } from '../../../people/loan/loan-list.tsx';
import { useLoans } from '../../../people/loan/loan.queries.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { useDialogLink } from '../../../ui/dialog/url-dialog.ts';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('loan.title', 'Loans'), noindex: true }));

export default function Loans() {
  const { t } = useTranslation();
  const give = useDialogLink('give');
  const mayGive = useLoans('team').data?.pages[0]?.can.give ?? false;
  return (
    <Page
      title={t('loan.title', 'Loans')}
      actions={mayGive && <ButtonLink {...give}>{t('loan.give', 'Give a loan')}</ButtonLink>}
    >
      <LoanList />
      {mayGive && <GiveDialog />}
    </Page>
  );
}

import { AskDialog } from '../../../people/loan/ask-dialog.tsx';
import { OwnLoans } from '../../../people/loan/own-loans.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { useDialogLink } from '../../../ui/dialog/url-dialog.ts';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('loan.own', 'My loans'), noindex: true }));

export default function OwnLoansPage() {
  const { t } = useTranslation();
  const ask = useDialogLink('loan');
  return (
    <Page
      title={t('loan.own', 'My loans')}
      actions={<ButtonLink {...ask}>{t('loan.ask', 'Ask for a loan')}</ButtonLink>}
    >
      <OwnLoans />
      <AskDialog loan={null} />
    </Page>
  );
}

import { VerifyLink } from '../../../files/seal/verify-link.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Page } from '../../../ui/page/page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({
  title: t('verify.title', 'Verify a document'),
  description: t('verify.lead', 'Check that a signed PDF is exactly as it was when it was sealed here.'),
}));

/** Anyone drops a sealed PDF here, as a court's clerk or a bank does. */
export default function VerifyDocument() {
  const { t } = useTranslation();
  return (
    <Page
      narrow
      title={t('verify.title', 'Verify a document')}
      lead={t('verify.lead', 'Check that a signed PDF is exactly as it was when it was sealed here.')}
    >
      <VerifyLink />
    </Page>
  );
}

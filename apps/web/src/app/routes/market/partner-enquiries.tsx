import { PartnerEnquiries } from '../../../market/enquiry/partner-enquiries.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Page } from '../../../ui/page/page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('enquiry.places', 'Enquiries'), noindex: true }));

export default function PartnerEnquiriesPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('enquiry.places', 'Enquiries')}>
      <PartnerEnquiries />
    </Page>
  );
}

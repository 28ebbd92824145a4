import { EnquiryList } from '../../../market/enquiry/enquiry-list.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Page } from '../../../ui/page/page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('enquiry.title', 'Your enquiries'), noindex: true }));

export default function BuyerEnquiries() {
  const { t } = useTranslation();
  return (
    <Page title={t('enquiry.title', 'Your enquiries')} narrow>
      <EnquiryList />
    </Page>
  );
}

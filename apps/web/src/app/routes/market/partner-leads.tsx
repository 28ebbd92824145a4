import { LeadList } from '../../../market/lead/lead-list.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Page } from '../../../ui/page/page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('lead.title', 'Leads'), noindex: true }));

export default function PartnerLeadsPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('lead.title', 'Leads')}>
      <LeadList />
    </Page>
  );
}

import { PartnerOffers } from '../../../market/coupon/partner-offers.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Page } from '../../../ui/page/page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('ownOffer.places', 'Offers'), noindex: true }));

export default function PartnerOffersPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('ownOffer.places', 'Offers')}>
      <PartnerOffers />
    </Page>
  );
}

import { OwnPortfolio } from '../../../market/portfolio/own-portfolio.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Page } from '../../../ui/page/page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('portfolio.title', 'Past work'), noindex: true }));

export default function PartnerPortfolioPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('portfolio.title', 'Past work')}>
      <OwnPortfolio />
    </Page>
  );
}

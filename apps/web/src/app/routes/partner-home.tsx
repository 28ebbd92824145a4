import { PartnerHome } from '../../market/fulfilment/partner-home.tsx';
import { PartnerStatusCard } from '../../market/partnership/partner-status-card.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { Page } from '../../ui/page.tsx';
import { page } from '../page-head.tsx';
import { QuickActionsBar } from '../work/quick-actions-bar.tsx';

export const handle = page(({ t }) => ({ title: t('shell.shop', 'My business'), noindex: true }));

export default function PartnerHomePage() {
  const { t } = useTranslation();
  const { profile } = useSession();
  const first = profile?.fullName.split(' ')[0];
  return (
    <Page
      title={
        first ? t('partnerHome.hello', 'Namaste, {{name}}', { name: first }) : t('shell.shop', 'My business')
      }
    >
      {profile?.role === 'Service Partner' && <PartnerStatusCard />}
      <PartnerHome>{profile && <QuickActionsBar profile={profile} />}</PartnerHome>
    </Page>
  );
}

import { mayOpen } from '@nukkad/contract/identity/account/screen.guard';
import { PartnerHome } from '../../../market/fulfilment/partner-home.tsx';
import { OpenHoursCard, PartnerStatusCard } from '../../../market/partnership/partner-status-card.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { Page } from '../../../ui/page/page.tsx';
import { Settled } from '../../../ui/state/settled.tsx';
import { ListSkeleton } from '../../../ui/state/skeletons.tsx';
import { page } from '../../page-head.tsx';
import { QuickActionsBar } from '../../work/quick-actions-bar.tsx';

export const handle = page(({ t }) => ({ title: t('shell.shop', 'My business'), noindex: true }));

export default function PartnerHomePage() {
  const { t } = useTranslation();
  const { profile } = useSession();
  const owner = profile?.role === 'Service Partner';
  const first = profile?.fullName.split(' ')[0];
  return (
    <Page
      title={
        first ? t('partnerHome.hello', 'Namaste, {{name}}', { name: first }) : t('shell.shop', 'My business')
      }
    >
      <Settled waiting={<ListSkeleton />}>
        <PartnerHome
          first={owner && <PartnerStatusCard />}
          last={
            <>
              {owner && <OpenHoursCard />}
              {profile && <QuickActionsBar profile={profile} />}
            </>
          }
          mayOpen={(path) => profile !== null && mayOpen(path, profile).enter}
        />
      </Settled>
    </Page>
  );
}

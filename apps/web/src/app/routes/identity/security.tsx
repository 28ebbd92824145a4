import { ContactSection } from '../../../identity/account/contact-section.tsx';
import { DevicesSummary } from '../../../identity/account/device/devices-summary.tsx';
import { PasskeySection } from '../../../identity/account/passkey-section.tsx';
import { PasswordSection } from '../../../identity/account/password-section.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { Page } from '../../../ui/page/page.tsx';
import { Settled } from '../../../ui/state/settled.tsx';
import { ListSkeleton } from '../../../ui/state/skeletons.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({
  title: t('security.title', 'Login and security'),
  noindex: true,
}));

/** How the person signs in, and the contacts of the account. */
export default function Security() {
  const { t } = useTranslation();
  const { profile } = useSession();
  if (!profile) return null;
  return (
    <Page title={t('security.title', 'Login and security')}>
      <Settled waiting={<ListSkeleton />}>
        <PasskeySection />
        <PasswordSection profile={profile} />
        <ContactSection profile={profile} />
        <DevicesSummary />
      </Settled>
    </Page>
  );
}

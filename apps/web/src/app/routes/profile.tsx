import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Page } from '../../ui/page.tsx';
import { SectionCards } from '../account/section-cards.tsx';
import { SubAdminSwitch } from '../account/sub-admin-switch.tsx';
import { SignedInAs } from '../account/signed-in-as.tsx';
import { page } from '../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('profile.title', 'Your profile'), noindex: true }));

/** Who I am, and the ways into the sections of the account. */
export default function Profile() {
  const { t } = useTranslation();
  const { profile } = useSession();
  if (!profile) return null;
  return (
    <Page
      title={t('profile.title', 'Your profile')}
      actions={
        <ButtonLink to="/logout" tone="plain" small>
          {t('account.logout', 'Log out')}
        </ButtonLink>
      }
    >
      <SignedInAs profile={profile} />
      <SubAdminSwitch profile={profile} />
      <SectionCards profile={profile} />
    </Page>
  );
}

import { mayOpen } from '@nukkad/contract/identity/account/screen.guard';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { guardProfileOf } from '../../../platform/session/guard-profile.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { SectionCards } from '../../account/section-cards.tsx';
import { SubAdminSwitch } from '../../account/sub-admin-switch.tsx';
import { SignedInAs } from '../../account/signed-in-as.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('profile.title', 'Your profile'), noindex: true }));

/** Of a person with a start page for what they order: that page has the rest. */
const aboutThePerson = ['you', 'account'] as const;

/** Who I am, and the ways into the sections of the account. */
export default function Profile() {
  const { t } = useTranslation();
  const { profile } = useSession();
  if (!profile) return null;
  const hasStart = mayOpen('/buyer', guardProfileOf(profile)).enter;
  return (
    <Page
      title={t('profile.title', 'Your profile')}
      actions={
        <>
          {hasStart && (
            <ButtonLink to="/buyer" tone="plain" small>
              {t('profile.start', 'Bookings and payments')}
            </ButtonLink>
          )}
          <ButtonLink to="/logout" tone="plain" small>
            {t('account.logout', 'Log out')}
          </ButtonLink>
        </>
      }
    >
      <SignedInAs profile={profile} />
      <SubAdminSwitch profile={profile} />
      <SectionCards profile={profile} {...(hasStart && { only: aboutThePerson })} />
    </Page>
  );
}

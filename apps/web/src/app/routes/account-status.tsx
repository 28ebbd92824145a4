import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { enter } from '../../platform/session/guard.ts';
import { homeOf } from '../../platform/session/role-home.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Page } from '../../ui/page.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import { page } from '../page-head.tsx';
import type { Route } from './+types/account-status.ts';

export const handle = page(({ t }) => ({ title: t('status.page', 'Account status'), noindex: true }));

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return enter(request);
}

/** Shows that an account is suspended, deactivated or otherwise restricted (specification section 2). */
export default function AccountStatus({ loaderData: profile }: Route.ComponentProps) {
  const { t } = useTranslation();
  const status = t(`accountStatus.${profile.status}`, profile.status);
  return (
    <Page narrow>
      <StatePanel
        scene={profile.status === 'Active' ? 'done' : 'denied'}
        title={t('accountStatus.title', 'Account {{status}}', { status })}
        action={
          <>
            {profile.status === 'Active' && (
              <ButtonLink to={homeOf(profile)}>{t('account.mine', 'My page')}</ButtonLink>
            )}
            <ButtonLink to="/logout" tone={profile.status === 'Active' ? 'plain' : 'neel'}>
              {t('accountStatus.back', 'Back to Login')}
            </ButtonLink>
            <ButtonLink to="/help/support" tone="plain">
              {t('accountStatus.contact', 'Contact Us')}
            </ButtonLink>
          </>
        }
      >
        {profile.notificationMessage && <p>{profile.notificationMessage.message}</p>}
        {!profile.notificationMessage && profile.status === 'Deactivated' && (
          <>
            <p>
              {t(
                'accountStatus.deactivated',
                'Your account has been deactivated. If this is a mistake or if you wish to reactivate your account, please contact our support team.',
              )}
            </p>
            <p>{t('accountStatus.sorry', 'We are sorry to see you go. Thank you for being with us.')}</p>
          </>
        )}
      </StatePanel>
    </Page>
  );
}

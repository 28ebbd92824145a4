import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { enter } from '../../platform/session/guard.ts';
import { homeOf } from '../../platform/session/role-home.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Page } from '../../ui/page.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import { page } from '../page-head.tsx';
import { statusPageOf } from '../account/status-page.ts';
import type { Route } from './+types/account-status.ts';

export const handle = page(({ t }) => ({ title: t('status.page', 'Account status'), noindex: true }));

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return enter(request);
}

/** Shows that an account is suspended, deactivated or otherwise restricted (specification section 2). */
export default function AccountStatus({ loaderData: profile }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { status, isFine, isDeactivated, mayUpgrade, message } = statusPageOf(profile);
  return (
    <Page narrow>
      <StatePanel
        heading
        scene={isFine ? 'done' : 'denied'}
        title={t('accountStatus.title', 'Account {{status}}', {
          status: t(`accountStatus.${status}`, status),
        })}
        action={
          <>
            {isFine && <ButtonLink to={homeOf(profile)}>{t('account.mine', 'My page')}</ButtonLink>}
            {mayUpgrade && (
              <ButtonLink to="/help/support?topic=upgrade">
                {t('accountStatus.upgrade', 'Upgrade')}
              </ButtonLink>
            )}
            <ButtonLink to="/logout?to=/login" tone={isFine || mayUpgrade ? 'plain' : 'neel'}>
              {t('accountStatus.back', 'Back to Login')}
            </ButtonLink>
            <ButtonLink to="/help/support" tone="plain">
              {t('accountStatus.contact', 'Contact Us')}
            </ButtonLink>
          </>
        }
      >
        {message && <p>{message}</p>}
        {!message && isDeactivated && (
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

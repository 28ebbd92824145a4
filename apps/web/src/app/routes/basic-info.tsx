import { redirect, useNavigate } from 'react-router';
import { SignInLayout } from '../../identity/account/sign-in-layout.tsx';
import { NameForm } from '../../identity/account/name-form.tsx';
import { RoleStep } from '../../identity/account/role-step.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { enter } from '../../platform/session/guard.ts';
import { homeOf } from '../../platform/session/role-home.ts';
import { takeReturn } from '../../platform/session/session-store.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { page } from '../page-head.tsx';
import type { Route } from './+types/basic-info.ts';

export const handle = page(({ t }) => ({ title: t('name.title', 'What’s your name?'), noindex: true }));

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const profile = await enter(request);
  if (profile.role && profile.fullName !== '') throw redirect(homeOf(profile));
  return profile;
}

/** The step after the first OTP: the role, where none is chosen yet, and the name. */
export default function BasicInfo({ loaderData: profile }: Route.ComponentProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const go = (to: string) => void navigate(takeReturn() ?? to, { replace: true });
  return (
    <SignInLayout>
      <h1>{profile.role ? t('name.title', 'What’s your name?') : t('role.title', 'Welcome')}</h1>
      {profile.role ? (
        <NameForm onDone={() => go(homeOf(profile))} />
      ) : (
        <RoleStep
          profile={profile}
          onDone={(chosen, asked) =>
            go(
              asked === 'Service Partner' && !chosen.isServicePartner
                ? '/buyer-profile/complete-kyb-as-partner'
                : homeOf(chosen),
            )
          }
        />
      )}
      <ButtonLink to="/logout" tone="quiet">
        {t('account.logout', 'Log out')}
      </ButtonLink>
    </SignInLayout>
  );
}

import type { MyProfile } from '@nukkad/contract/identity/account/account.model';
import { redirect, useNavigate } from 'react-router';
import type { AskedRole } from '../../../identity/account/account.queries.ts';
import { SignInLayout } from '../../../identity/account/sign-in-layout.tsx';
import { NameForm } from '../../../identity/account/name-form.tsx';
import { RoleStep } from '../../../identity/account/role-step.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { enter } from '../../../platform/session/guard.ts';
import { homeOf } from '../../../platform/session/role-home.ts';
import { takeReturn } from '../../../platform/session/session-store.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { takeUpIntention } from '../../account/take-up-intention.ts';
import { page } from '../../page-head.tsx';
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
  const goOnAs = async (chosen: MyProfile, asked: AskedRole) => {
    if (asked === 'Service Partner' && !chosen.isServicePartner)
      return go('/buyer-profile/complete-kyb-as-partner');
    const intended = await takeUpIntention(chosen);
    if (intended === null) return go(homeOf(chosen));
    takeReturn();
    await navigate(intended, { replace: true });
  };
  return (
    <SignInLayout>
      <h1>{profile.role ? t('name.title', 'What’s your name?') : t('role.title', 'Welcome')}</h1>
      {profile.role ? (
        <NameForm onDone={() => go(homeOf(profile))} />
      ) : (
        <RoleStep profile={profile} onDone={(chosen, asked) => void goOnAs(chosen, asked)} />
      )}
      <ButtonLink to="/logout" tone="quiet">
        {t('account.logout', 'Log out')}
      </ButtonLink>
    </SignInLayout>
  );
}

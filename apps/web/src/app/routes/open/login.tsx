import type { MyProfile } from '@nukkad/contract/identity/account/account.model';
import { partnerStart } from '@nukkad/contract/identity/account/screen.guard';
import { redirect, useNavigate, useSearchParams } from 'react-router';
import { afterSignIn, ownPath } from '../../../identity/account/after-sign-in.ts';
import { ReferralNote } from '../../../identity/account/referral/referral-note.tsx';
import { applyStoredCode } from '../../../identity/account/referral/apply-stored-code.ts';
import { SignInLayout } from '../../../identity/account/sign-in-layout.tsx';
import { RoleChoice, useAskedRole } from '../../../identity/account/role-choice.tsx';
import { SignIn } from '../../../identity/account/sign-in.tsx';
import { SignUp } from '../../../identity/account/sign-up.tsx';
import { hasIntendedLine } from '../../../market/cart/intended-line.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { loadProfile } from '../../../platform/session/load-profile.ts';
import { homeOf } from '../../../platform/session/role-home.ts';
import { guardProfileOf } from '../../../platform/session/guard-profile.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { SignInReason } from '../../account/sign-in-reason.tsx';
import { takeUpIntention } from '../../account/take-up-intention.ts';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/login.ts';

export const handle = page(({ t }) => ({ title: t('signIn.title', 'Log in or sign up'), noindex: true }));

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const profile = await loadProfile();
  if (!profile || profile.role === 'Admin') return null;
  throw redirect(ownPath(new URL(request.url).searchParams.get('return')) ?? homeOf(profile));
}

export default function Login() {
  const { t } = useTranslation();
  const role = useAskedRole();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const onSignedIn = async (profile: MyProfile) => {
    const intended = await takeUpIntention(profile);
    void applyStoredCode();
    // A person who came to become a partner, and is none yet, goes to the registration.
    const start = role === 'Service Partner' ? partnerStart(guardProfileOf(profile)).to : undefined;
    const to = afterSignIn(profile, search.get('return'), start);
    // The choice of a person who acts in another role waits, and the cart that it was meant for is not theirs to open.
    const waits = profile.role !== null && profile.role !== 'Buyer' && hasIntendedLine();
    await navigate(intended ?? (waits ? homeOf(profile) : to), { replace: true });
  };
  if (search.get('with') === 'signup')
    return (
      <SignInLayout>
        <h1>{t('signUp.title', 'Create your account')}</h1>
        <ReferralNote />
        <SignUp onSignedIn={onSignedIn} />
        <ButtonLink to="/login" tone="quiet">
          {t('signUp.back', 'I already have an account')}
        </ButtonLink>
      </SignInLayout>
    );
  return (
    <SignInLayout>
      <SignInReason />
      <ReferralNote />
      <SignIn role={role} onSignedIn={onSignedIn} />
      <RoleChoice />
    </SignInLayout>
  );
}

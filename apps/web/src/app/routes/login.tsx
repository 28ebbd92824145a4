import type { MyProfile } from '@nukkad/contract/identity/account/account.model';
import { partnerStart } from '@nukkad/contract/identity/account/screen.guard';
import { redirect, useNavigate, useSearchParams } from 'react-router';
import { afterSignIn, ownPath } from '../../identity/account/after-sign-in.ts';
import { ReferralNote } from '../../identity/account/referral/referral-note.tsx';
import { applyStoredCode } from '../../identity/account/referral/apply-stored-code.ts';
import { SignInLayout } from '../../identity/account/sign-in-layout.tsx';
import { RoleChoice, useAskedRole } from '../../identity/account/role-choice.tsx';
import { SignIn } from '../../identity/account/sign-in.tsx';
import { SignUp } from '../../identity/account/sign-up.tsx';
import { addToCart, afterAdding, keepCart } from '../../market/cart/cart.queries.ts';
import { takeIntendedLine } from '../../market/cart/intended-line.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { loadProfile } from '../../platform/session/load-profile.ts';
import { homeOf } from '../../platform/session/role-home.ts';
import { guardProfileOf } from '../../platform/session/guard-profile.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { SignInReason } from '../account/sign-in-reason.tsx';
import { page } from '../page-head.tsx';
import type { Route } from './+types/login.ts';

export const handle = page(({ t }) => ({ title: t('signIn.title', 'Log in or sign up'), noindex: true }));

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const profile = await loadProfile();
  if (!profile || profile.role === 'Admin') return null;
  throw redirect(ownPath(new URL(request.url).searchParams.get('return')) ?? homeOf(profile));
}

/** What was wanted before signing in goes into the cart. Answers where to go on; null: nothing was wanted. */
async function takeUpIntention(): Promise<string | null> {
  const line = takeIntendedLine();
  if (!line) return null;
  try {
    const cart = await addToCart(line);
    if (cart) {
      keepCart(cart);
      return afterAdding(cart);
    }
  } catch {
    // The error is on the screen, and must not keep the person from signing in.
  }
  return '/cart';
}

export default function Login() {
  const { t } = useTranslation();
  const role = useAskedRole();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const onSignedIn = async (profile: MyProfile) => {
    const intended = profile.role === 'Buyer' ? await takeUpIntention() : null;
    void applyStoredCode();
    // A person who came to become a partner, and is none yet, goes to the registration.
    const start = role === 'Service Partner' ? partnerStart(guardProfileOf(profile)).to : undefined;
    const to = afterSignIn(profile, search.get('return'), start);
    await navigate(intended ?? to, { replace: true });
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

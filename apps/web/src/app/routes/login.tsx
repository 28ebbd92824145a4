import { redirect, useNavigate, useSearchParams } from 'react-router';
import { Entrance } from '../../account/entrance.tsx';
import { RoleChoice, useAskedRole } from '../../account/role-choice.tsx';
import { SignIn } from '../../account/sign-in.tsx';
import { addToCart, keepCart } from '../../cart/cart.queries.ts';
import { takeIntendedLine } from '../../cart/intended-line.ts';
import { loadProfile } from '../../platform/session/load-profile.ts';
import { homeOf } from '../../platform/session/role-home.ts';
import { isOwnPath, takeReturn } from '../../platform/session/session-store.ts';
import { page } from '../page-head.tsx';
import type { Route } from './+types/login.ts';

export const handle = page(({ t }) => ({ title: t('signIn.title', 'Log in or sign up'), noindex: true }));

const ownPath = (path: string | null) => (path !== null && isOwnPath(path) ? path : null);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const profile = await loadProfile();
  if (!profile || profile.role === 'Admin') return null;
  throw redirect(ownPath(new URL(request.url).searchParams.get('return')) ?? homeOf(profile));
}

/** What was wanted before signing in goes into the cart; true where there was something. */
async function takeUpIntention(): Promise<boolean> {
  const line = takeIntendedLine();
  if (!line) return false;
  try {
    const cart = await addToCart(line);
    if (cart) keepCart(cart);
  } catch {
    // The refusal is on the screen, and nobody must stay outside because of it.
  }
  return true;
}

export default function Login() {
  const role = useAskedRole();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (
    <Entrance>
      <SignIn
        role={role}
        onSignedIn={async (profile) => {
          const remembered = takeReturn();
          const asked = ownPath(search.get('return')) ?? remembered;
          const intended = profile.role === 'Buyer' && (await takeUpIntention());
          const home = intended ? '/cart' : homeOf(profile);
          await navigate(profile.role === null ? homeOf(profile) : (asked ?? home), { replace: true });
        }}
      />
      <RoleChoice />
    </Entrance>
  );
}

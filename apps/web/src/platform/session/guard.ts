import type { MyProfile } from '@nukkad/contract/identity/account/account.model';
import { mayOpen, type Told, type Verdict } from '@nukkad/contract/identity/account/screen.guard';
import { redirect } from 'react-router';
import { toast } from '../../ui/dialog/toast.ts';
import { say } from '../i18n/present-words.ts';
import { loadProfile } from './load-profile.ts';
import { logOut } from './log-out.ts';
import { forgetSession, rememberReturn } from './session-store.ts';
import { guardProfileOf } from './guard-profile.ts';

type Refused = Extract<Verdict, { enter: false }>;

/** Specification section 6, word for word. The incomplete professional is told by a dialog, at the login. */
const tell: Record<Told, () => void> = {
  denied: () => toast.error(say('access.denied', 'Unauthorized Access')),
  // Spelled so in specification section 8, beside the other.
  'feature-denied': () => toast.error(say('access.featureDenied', 'Unathorized access')),
  'feature-closed': () =>
    toast.error(
      say('access.featureDenied', 'Unathorized access'),
      say('access.featureClosed', 'We turned this feature off for your business. Contact us to open it.'),
    ),
  'already-partner': () => toast.error(say('access.alreadyPartner', 'Already an service partner')),
  'incomplete-profile': () => {},
};

/** The way out: remembers, tells and signs out as the verdict says. */
async function leave({ to, told, keepReturn, signOut }: Refused, url: URL): Promise<never> {
  if (keepReturn) rememberReturn(url.pathname + url.search);
  if (told) tell[told]();
  if (signOut && told === 'incomplete-profile') {
    await logOut();
    throw redirect(`${to}?dialog=${told}`);
  }
  if (signOut) forgetSession();
  throw redirect(to);
}

/**
 * Lets a person in to the screen that was asked for, or sends them where they belong, by the contract's table of
 * screens. For the clientLoader of a layout; the server decides again at every call.
 */
export async function enter(request: Request): Promise<MyProfile> {
  const profile = await loadProfile();
  const url = new URL(request.url);
  const verdict = mayOpen(url.pathname, profile && guardProfileOf(profile));
  if (!verdict.enter) return leave(verdict, url);
  return profile ?? leave({ enter: false, to: '/login', keepReturn: true }, url);
}

/** For a layout's `shouldRevalidate`: each of its screens is a door of its own. */
export function revalidateEachNavigation({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: {
  currentUrl: URL;
  nextUrl: URL;
  defaultShouldRevalidate: boolean;
}): boolean {
  return currentUrl.pathname !== nextUrl.pathname || defaultShouldRevalidate;
}

import { mayOpen } from '@nukkad/contract/identity/account/screen.guard';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { guardProfileOf } from './guard-profile.ts';
import { useSession } from './use-session.ts';

/** Does the screen at this address, whatever follows its path, let in who is at this device? */
export function useMayOpen(to: string): boolean {
  const { profile } = useSession();
  const { pathname } = new URL(to, 'http://localhost');
  return mayOpen(pathname, profile && guardProfileOf(profile)).enter;
}

/** A link of a private page; to whom its screen would refuse, the same words as plain text, or what is given instead. */
export function OpenLink({
  to,
  children,
  instead = children,
}: {
  to: string;
  children: ReactNode;
  instead?: ReactNode;
}) {
  return useMayOpen(to) ? <Link to={to}>{children}</Link> : instead;
}

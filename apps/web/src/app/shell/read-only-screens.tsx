import { isReadOnlyAt } from '@nukkad/contract/identity/account/screen.guard';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { guardProfileOf } from '../../platform/session/guard-profile.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { ReadOnly } from '../../ui/state/read-only.ts';
import { TermsLine } from '../../identity/privacy/terms-line.tsx';
import { ExpiredBanner } from './expired-banner.tsx';

/** The screens of a business whose subscription has expired say so, and what sends something is disabled on them. */
export function ReadOnlyScreens({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { profile } = useSession();
  const isReadOnly = profile !== null && isReadOnlyAt(pathname, guardProfileOf(profile));
  return (
    <>
      {isReadOnly && <ExpiredBanner mayUpgrade={profile.role === 'Service Partner'} />}
      <TermsLine />
      <ReadOnly value={isReadOnly}>{children}</ReadOnly>
    </>
  );
}

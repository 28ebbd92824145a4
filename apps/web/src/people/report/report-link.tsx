import { mayOpen } from '@nukkad/contract/identity/account/screen.guard';
import { guardProfileOf } from '../../platform/session/guard-profile.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';

/** The way from a list to its report, for those who may read it. */
export function ReportLink({ to, children }: { to: string; children: string }) {
  const { profile } = useSession();
  if (!mayOpen(to, profile && guardProfileOf(profile)).enter) return null;
  return (
    <ButtonLink to={to} tone="plain">
      {children}
    </ButtonLink>
  );
}

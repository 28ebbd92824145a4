import { hasFeature } from '@nukkad/contract/identity/account/screen.guard';
import type { PermissionAction } from '@nukkad/contract/kernel/roles';
import { useSession } from '../../platform/session/use-session.ts';

/** May this person do so with the jobs of the business? Staff may be let post alone. */
export const useMayHire = (action: PermissionAction): boolean => {
  const { profile } = useSession();
  return profile !== null && hasFeature(profile.permissions, { key: 'hireTalent', action });
};

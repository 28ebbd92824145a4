import { hasFeature } from '@nukkad/contract/identity/account/screen.guard';
import { useSession } from '../../platform/session/use-session.ts';

/** May this person look at the jobs of the business? Staff may be let post alone. */
export const useMayView = (): boolean => {
  const { profile } = useSession();
  return profile !== null && hasFeature(profile.permissions, { key: 'hireTalent', action: 'view' });
};

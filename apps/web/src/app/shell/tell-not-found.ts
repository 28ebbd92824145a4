import type { NavigateFunction } from 'react-router';
import { say } from '../../platform/i18n/present-words.ts';
import { loadProfile } from '../../platform/session/load-profile.ts';
import { homeOf } from '../../platform/session/role-home.ts';
import { toast } from '../../ui/toast.ts';
import { isWorkRole } from './work-role.ts';

/** Says that the address is not known (specification section 8), takes the mark away, and brings people at work to their home. */
export async function tellNotFound(navigate: NavigateFunction): Promise<void> {
  toast.error(say('error.404', 'Resource is not available'));
  const profile = await loadProfile().catch(() => null);
  const { pathname, search } = location;
  await navigate(isWorkRole(profile?.role ?? null) ? homeOf(profile) : pathname + search, { replace: true });
}

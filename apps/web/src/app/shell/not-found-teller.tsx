import { useEffect } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router';
import { say } from '../../platform/i18n/present-words.ts';
import { loadProfile } from '../../platform/session/load-profile.ts';
import { toast } from '../../ui/dialog/toast.ts';
import { notFoundMark } from './not-found-mark.ts';
import { isWorkRole } from './work-role.ts';

/** The address of this visit without the mark; for a partner and its staff their own home. */
async function wayOn(): Promise<string> {
  const { pathname, search } = location;
  const profile = await loadProfile().catch(() => null);
  if (!isWorkRole(profile?.role ?? null)) return pathname + search;
  const { homeOf } = await import('../../platform/session/role-home.ts');
  return homeOf(profile);
}

async function tellNotFound(navigate: NavigateFunction): Promise<void> {
  toast.error(say('error.404', 'Resource is not available'));
  await navigate(await wayOn(), { replace: true });
}

/**
 * Says that the address of this visit is not known (specification section 8), takes the mark away, and brings a partner and
 * its staff to their own home. In no first load: it comes with what is loaded later.
 */
export function NotFoundTeller() {
  const navigate = useNavigate();
  useEffect(() => {
    if (location.hash === notFoundMark) void tellNotFound(navigate);
  }, [navigate]);
  return null;
}

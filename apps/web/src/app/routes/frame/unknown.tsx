import { redirect } from 'react-router';
import { say } from '../../../platform/i18n/present-words.ts';
import { loadProfile } from '../../../platform/session/load-profile.ts';
import { homeOf } from '../../../platform/session/role-home.ts';
import { toast } from '../../../ui/dialog/toast.ts';
import { notFoundMark } from '../../shell/not-found-mark.ts';

/**
 * Any unknown path redirects to the root (specification section 2). The mark outlives the redirects of the server; the page
 * that opens tells it and brings a partner and its staff to their own home.
 */
export const loader = () => redirect(`/${notFoundMark}`);

/** Inside the app: told at once, and to the person's own home. */
export async function clientLoader() {
  toast.error(say('error.404', 'Resource is not available'));
  const profile = await loadProfile().catch(() => null);
  throw redirect(homeOf(profile));
}

export default function Unknown() {
  return null;
}

import { redirect } from 'react-router';
import { ownPath } from '../../../identity/account/after-sign-in.ts';
import { LookForWork } from '../../../identity/account/role/look-for-work.tsx';
import { loadProfile } from '../../../platform/session/load-profile.ts';
import { Page } from '../../../ui/page/page.tsx';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/start-job-search.ts';

export const handle = page(({ t }) => ({ title: t('lookForWork.page', 'Look for work'), noindex: true }));

/** A job seeker is led on at once, a visitor signs in as one; anyone else decides first. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { pathname, search, searchParams } = new URL(request.url);
  const to = ownPath(searchParams.get('to')) ?? '/all-jobs';
  const profile = await loadProfile();
  if (profile?.role === 'Jobseeker') throw redirect(to);
  if (!profile) throw redirect(`/login?role=Jobseeker&return=${encodeURIComponent(pathname + search)}`);
  return { to };
}

export default function StartJobSearch({ loaderData: { to } }: Route.ComponentProps) {
  return (
    <Page narrow>
      <LookForWork to={to} />
    </Page>
  );
}

import { redirect } from 'react-router';
import { ownPath } from '../../../identity/account/after-sign-in.ts';
import { LookForWork } from '../../../identity/account/role/look-for-work.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { enter } from '../../../platform/session/guard.ts';
import { Page } from '../../../ui/page/page.tsx';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/start-job-search.ts';

export const handle = page(({ t }) => ({ title: t('lookForWork.page', 'Look for work'), noindex: true }));

/** Where a job seeker is led on to at once; anyone else decides first. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { role } = await enter(request);
  const to = ownPath(new URL(request.url).searchParams.get('to')) ?? '/all-jobs';
  if (role === 'Jobseeker') throw redirect(to);
  return { to };
}

export default function StartJobSearch({ loaderData: { to } }: Route.ComponentProps) {
  const { t } = useTranslation();
  return (
    <Page title={t('lookForWork.page', 'Look for work')} narrow>
      <LookForWork to={to} />
    </Page>
  );
}

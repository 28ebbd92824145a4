import { unlessSameQuestion } from '../../../market/catalog/same-question.ts';
import { ContentGroups } from '../../../office/content/content-groups.tsx';
import { loadContentPage } from '../../../office/content/load-page.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/work-with-us.ts';

export const handle = page<typeof loader>(({ data }) => ({
  ...(data && { title: data.title, description: data.lead }),
}));

export const loader = ({ context }: Route.LoaderArgs) => loadContentPage('work-with-us', { context });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadContentPage('work-with-us', { signal: request.signal });

export const shouldRevalidate = unlessSameQuestion((url) => url.pathname);

/** What a partner gets, pays and needs, before the login is asked for. */
export default function WorkWithUs({ loaderData: { title, lead, groups } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { profile } = useSession();
  // Others are refused by the banner (specification section 6).
  const mayStart = !profile || profile.role === 'Buyer' || profile.role === 'Service Partner';
  const start = mayStart ? (
    <ButtonLink to="/banner/get-started-as-partner">
      {t('home.partner.go', 'Get started as partner')}
    </ButtonLink>
  ) : (
    <>{t('home.partner.other', 'To start a business of your own, sign up with another mobile number.')}</>
  );
  return (
    <Page title={title} lead={lead} actions={mayStart && start}>
      <ContentGroups groups={groups} />
      <p>{start}</p>
      <p>
        <ButtonLink to="/jobs" tone="plain">
          {t('findJobs.lookingFor', 'Looking for a job? See open jobs')}
        </ButtonLink>
      </p>
    </Page>
  );
}

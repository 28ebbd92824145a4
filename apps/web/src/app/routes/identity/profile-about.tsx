import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { AboutForm } from '../../../identity/profile/about-form.tsx';
import { useDetails } from '../../../identity/profile/profile.queries.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { Loaded } from '../../../ui/state/loaded.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { DetailSkeleton } from '../../../ui/state/skeletons.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('about.title', 'About you'), noindex: true }));

export default function ProfileAbout() {
  const { t } = useTranslation();
  const { profile } = useSession();
  return (
    <Page title={t('about.title', 'About you')} narrow>
      <Loaded query={useDetails()} waiting={<DetailSkeleton />}>
        {(details) => <AboutForm details={details} personal={profile?.role !== 'Buyer'} />}
      </Loaded>
    </Page>
  );
}

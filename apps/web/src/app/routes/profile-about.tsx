import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { AboutForm } from '../../profile/about-form.tsx';
import { useDetails } from '../../profile/profile.queries.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Page } from '../../ui/page.tsx';
import { DetailSkeleton } from '../../ui/skeletons.tsx';
import { page } from '../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('about.title', 'About you'), noindex: true }));

export default function ProfileAbout() {
  const { t } = useTranslation();
  const { data, error } = useDetails();
  return (
    <Page title={t('about.title', 'About you')} narrow>
      {error && !data && <ErrorState message={error.message} />}
      {!error && !data && <DetailSkeleton />}
      {data && <AboutForm details={data} />}
    </Page>
  );
}

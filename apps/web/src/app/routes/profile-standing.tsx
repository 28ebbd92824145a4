import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useStrength, useTrust } from '../../profile/profile.queries.ts';
import { Strength, Trust } from '../../profile/standing.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Page } from '../../ui/page.tsx';
import { DetailSkeleton } from '../../ui/skeletons.tsx';
import { page } from '../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('standing.title', 'Strength and trust'), noindex: true }));

export default function ProfileStanding() {
  const { t } = useTranslation();
  const strength = useStrength();
  const trust = useTrust();
  const error = strength.error ?? trust.error;
  return (
    <Page title={t('standing.title', 'Strength and trust')} narrow>
      {error && <ErrorState message={error.message} />}
      {!error && !(strength.data && trust.data) && <DetailSkeleton />}
      {strength.data && <Strength strength={strength.data} />}
      {trust.data && <Trust trust={trust.data} />}
    </Page>
  );
}

import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { useStrength, useTrust } from '../../../identity/profile/profile.queries.ts';
import { Strength, Trust } from '../../../identity/profile/strength-and-trust.tsx';
import { Loaded } from '../../../ui/state/loaded.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { DetailSkeleton } from '../../../ui/state/skeletons.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({
  title: t('standing.title', 'Strength and trust'),
  noindex: true,
}));

export default function ProfileStrengthPage() {
  const { t } = useTranslation();
  const strength = useStrength();
  const trust = useTrust();
  const both = {
    data: strength.data && trust.data && { strength: strength.data, trust: trust.data },
    error: strength.error ?? trust.error,
    refetch: () => Promise.all([strength.refetch(), trust.refetch()]),
  };
  return (
    <Page title={t('standing.title', 'Strength and trust')} narrow>
      <Loaded query={both} waiting={<DetailSkeleton />}>
        {(standing) => (
          <>
            <Strength strength={standing.strength} />
            <Trust trust={standing.trust} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

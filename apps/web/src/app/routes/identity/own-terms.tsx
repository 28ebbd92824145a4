import { OwnTermsView } from '../../../identity/privacy/own-terms.tsx';
import { useTerms } from '../../../identity/privacy/terms.queries.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Page } from '../../../ui/page/page.tsx';
import { Loaded } from '../../../ui/state/loaded.tsx';
import { ListSkeleton } from '../../../ui/state/skeletons.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('privacy.terms', 'Our terms'), noindex: true }));

/** Where a person agrees to versions that came after the own agreement. */
export default function OwnTermsPage() {
  const { t } = useTranslation();
  return (
    <Page
      narrow
      title={t('privacy.terms', 'Our terms')}
      lead={t('privacy.terms.lead', 'What is new, and what you agreed to.')}
      back={{ to: '/profile/privacy', label: t('privacy.title', 'Privacy') }}
    >
      <Loaded query={useTerms()} waiting={<ListSkeleton count={2} />}>
        {(own) => <OwnTermsView own={own} />}
      </Loaded>
    </Page>
  );
}

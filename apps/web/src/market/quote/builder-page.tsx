import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Page } from '../../ui/page/page.tsx';
import { DetailSkeleton } from '../../ui/state/skeletons.tsx';
import { BuilderForm } from './builder-form.tsx';
import { useQuoteDraft } from './quote.queries.ts';

/** Where a partner writes a quote; what is typed is kept on the server. */
export function BuilderPage({ leadId }: { leadId: string }) {
  const { t } = useTranslation();
  const query = useQuoteDraft(leadId);
  const back = {
    to: `/consultant-service/leads/${leadId}/quote`,
    label: t('offers.quote', 'Quote'),
  };
  return (
    <Page title={t('offers.write', 'Write quote')} back={back}>
      <Loaded
        query={query}
        waiting={<DetailSkeleton />}
        away={
          <ButtonLink to={back.to} tone="plain">
            {back.label}
          </ButtonLink>
        }
      >
        {(draft) => <BuilderForm draft={draft} />}
      </Loaded>
    </Page>
  );
}

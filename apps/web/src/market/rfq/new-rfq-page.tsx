import type { Rfq } from '@nukkad/contract/market/rfq/rfq.model';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { locationParameters, placeName, useServiceLocation } from '../../platform/location/location-store.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Page } from '../../ui/page/page.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { FormSkeleton } from '../../ui/state/skeletons.tsx';
import { RfqForm } from './rfq-form.tsx';
import { useAskedOf, useMyRfq, useWorkKinds } from './rfq.queries.ts';

interface AskedOf {
  readonly categoryId: string;
  readonly serviceId: string;
  readonly placeKey: string;
}

function Asking({ former, ...asked }: AskedOf & { readonly former: Rfq | null }) {
  const { t } = useTranslation();
  const { categoryId, serviceId, placeKey } = asked;
  return (
    <Loaded
      query={useAskedOf(categoryId, serviceId, placeKey)}
      waiting={<FormSkeleton />}
      away={<ButtonLink to="/buyer/quotes">{t('quote.title', 'Your quote requests')}</ButtonLink>}
    >
      {({ questions, partners }) => (
        <RfqForm
          key={`${categoryId} ${serviceId}`}
          categoryId={categoryId}
          serviceId={serviceId}
          questions={questions}
          partners={partners}
          former={former}
        />
      )}
    </Loaded>
  );
}

/** With what was asked before; where that cannot be read, as for the first time. */
function AskingAgain({ again, ...asked }: AskedOf & { readonly again: string }) {
  const { data, isPending } = useMyRfq(again);
  if (isPending) return <FormSkeleton />;
  const former = data?.nextStep === 'over' && data.categoryId === asked.categoryId ? data : null;
  return <Asking {...asked} former={former} />;
}

const Asked = ({ again, ...asked }: AskedOf & { readonly again: string | null }) =>
  again ? <AskingAgain {...asked} again={again} /> : <Asking {...asked} former={null} />;

/** The kind of work, which is part of the address. */
function Kind({ placeKey }: { placeKey: string }) {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const categoryId = search.get('category') ?? '';
  return (
    <Loaded query={useWorkKinds()} waiting={<FormSkeleton />}>
      {({ items }) => (
        <>
          <SelectField
            label={t('quote.kind', 'Kind of work')}
            name="category"
            value={categoryId}
            options={[
              ...(categoryId ? [] : [{ value: '', label: t('quote.kind.none', 'Choose…') }]),
              ...items.map(({ categoryId: value, categoryName: label }) => ({ value, label })),
            ]}
            onChange={({ target }) =>
              setSearch({ category: target.value }, { replace: true, preventScrollReset: true })
            }
          />
          {categoryId && (
            <Asked
              categoryId={categoryId}
              serviceId={search.get('service') ?? ''}
              placeKey={placeKey}
              again={search.get('again')}
            />
          )}
        </>
      )}
    </Loaded>
  );
}

/** A request for quotations at the chosen place. */
export function NewRfqPage() {
  const { t } = useTranslation();
  const location = useServiceLocation();
  return (
    <Page
      title={t('quote.new', 'Get quotes')}
      lead={t('quote.new.lead', 'Describe the work once. Partners near you answer with their prices.')}
      back={{ to: '/buyer/quotes', label: t('quote.title', 'Your quote requests') }}
      narrow
    >
      {location ? (
        <>
          <p>{t('quote.where', 'Place: {{place}}', { place: placeName(location) })}</p>
          <Kind placeKey={JSON.stringify(locationParameters(location))} />
        </>
      ) : (
        <EmptyState
          scene="place"
          title={t('quote.noPlace', 'Choose your place first')}
          action={<ButtonLink to="/services">{t('quote.noPlace.act', 'Browse services')}</ButtonLink>}
        >
          {t('quote.noPlace.words', 'We ask the partners who work there.')}
        </EmptyState>
      )}
    </Page>
  );
}

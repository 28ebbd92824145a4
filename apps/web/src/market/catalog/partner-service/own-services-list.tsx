import type { PartnerService } from '@nukkad/contract/market/catalog/partner-service.api';
import { hasFeature } from '@nukkad/contract/identity/account/screen.guard';
import { useListAddress } from '@nukkad/lists/use-list-address';
import { search } from '@nukkad/lists/fields';
import { useState } from 'react';
import { Listing } from '../../../nouns/work-list/listing.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { EmptyScreen } from '../../../ui/state/empty-screen.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { FilterChips } from '../../../ui/page/filter-chips.tsx';
import { catalogEmpty } from '../catalog.empty.ts';
import { useCategories } from '../category.queries.ts';
import { ChangePricesDialog } from './change-prices-dialog.tsx';
import { servicesBulk } from './own-services-bulk.ts';
import { serviceColumns } from './own-services-columns.tsx';
import { readServicesPage, servicesAddress, useOwnServices } from './own-services.queries.ts';
import { PartnerServiceDialog } from './partner-service-dialog.tsx';
import { RemoveServiceDialog } from './remove-service-dialog.tsx';

/** Without services, or without one in this state. */
function NoServices({ isOneState }: { isOneState: boolean }) {
  const { t } = useTranslation();
  const { profile } = useSession();
  const mayAdd = hasFeature(profile?.permissions ?? null, { key: 'services', action: 'create' });
  if (!isOneState)
    return <EmptyScreen screen={catalogEmpty['no-services']} {...(!mayAdd && { action: null })} />;
  return (
    <EmptyState
      scene="search"
      title={t('offer.none', 'No services found')}
      action={
        <ButtonLink to={{ search: '' }} replace tone="plain">
          {t('offer.showAll', 'Show all services')}
        </ButtonLink>
      }
    />
  );
}

function StateChips({ counts }: { counts: { active: number; paused: number } | undefined }) {
  const { t } = useTranslation();
  return (
    <FilterChips
      name="state"
      label={t('offer.state', 'Status')}
      options={[
        { value: '', label: t('offer.state.all', 'All'), count: counts && counts.active + counts.paused },
        { value: 'active', label: t('offer.state.active', 'Active'), count: counts?.active },
        { value: 'paused', label: t('offer.state.paused', 'Paused'), count: counts?.paused },
      ]}
    />
  );
}

/** What the own business offers or has paused, with its prices: many at once are paused, resumed or priced anew. */
export function OwnServicesList() {
  const { t, plural, locale } = useTranslation();
  const asked = useListAddress(servicesAddress);
  const { filters } = asked;
  const list = useOwnServices(filters);
  const categories = useCategories().data?.items ?? [];
  const [priced, setPriced] = useState<readonly PartnerService[]>([]);
  return (
    <>
      <StateChips counts={list.data?.pages[0]?.counts} />
      <Listing<PartnerService>
        name="services"
        label={t('ownServices.title', 'Your services')}
        asked={asked}
        fields={[
          search(t('offer.search.own', 'Search your services')),
          {
            kind: 'choice',
            key: 'category',
            label: t('offer.category', 'Category'),
            options: categories.map(({ categoryId, categoryName }) => ({
              value: categoryId,
              label: categoryName,
            })),
          },
        ]}
        columns={serviceColumns(t, locale)}
        pages={list}
        keyOf={({ serviceId }) => serviceId}
        nameOf={({ name }) => name}
        acts={servicesBulk(t, plural, setPriced)}
        exported={{ list: 'services', readPage: (cursor) => readServicesPage(filters, cursor) }}
        empty={<NoServices isOneState={filters.state !== undefined} />}
      />
      {priced.length > 0 && <ChangePricesDialog rows={priced} onClose={() => setPriced([])} />}
      <PartnerServiceDialog of="own" />
      <RemoveServiceDialog of="own" />
    </>
  );
}

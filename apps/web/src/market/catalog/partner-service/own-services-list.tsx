import { hasFeature } from '@nukkad/contract/identity/account/screen.guard';
import {
  listMyServices,
  myServicesQuery,
  type PartnerService,
} from '@nukkad/contract/market/catalog/partner-service.api';
import { listAddress } from '@nukkad/lists/address';
import { oneOf, search } from '@nukkad/lists/fields';
import { useState } from 'react';
import * as z from 'zod/mini';
import { listPartOf } from '../../../nouns/work-list/list-part.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { FilterChips } from '../../../ui/page/filter-chips.tsx';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { EmptyScreen } from '../../../ui/state/empty-screen.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { catalogEmpty } from '../catalog.empty.ts';
import { useCategories } from '../category.queries.ts';
import { ChangePricesDialog } from './change-prices-dialog.tsx';
import { servicesBulk } from './own-services-bulk.ts';
import { serviceColumns } from './own-services-columns.tsx';
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

function useGiven() {
  const [priced, price] = useState<readonly PartnerService[]>([]);
  return { priced, price, categories: useCategories().data?.items };
}

const short = z.string().check(z.maxLength(60));

/** What the own business offers or has paused, with its prices: many at once are paused, resumed or priced anew. */
export const OwnServicesList = listPartOf(listMyServices, useGiven, {
  name: 'services',
  label: ({ t }) => t('ownServices.title', 'Your services'),
  // `category` as addresses have always called it.
  address: listAddress(myServicesQuery.shape, ['state'], { q: short, category: short }),
  query: ({ category, ...filters }) => ({ ...filters, categoryId: category }),
  above: ({ first }) => <StateChips counts={first?.counts} />,
  fields: ({ t, given: { categories } }) => [
    search(t('offer.search.own', 'Search your services')),
    oneOf('category', t('offer.category', 'Category'), categories, 'categoryId', 'categoryName'),
  ],
  keyOf: ({ serviceId }) => serviceId,
  nameOf: ({ name }) => name,
  columns: ({ t, locale }) => serviceColumns(t, locale),
  acts: ({ t, plural, given: { price } }) => servicesBulk(t, plural, price),
  exported: 'services',
  empty: ({ filters }) => <NoServices isOneState={filters.state !== undefined} />,
  dialogs: ({ given: { priced, price } }) => (
    <>
      {priced.length > 0 && <ChangePricesDialog rows={priced} onClose={() => price([])} />}
      <PartnerServiceDialog of="own" />
      <RemoveServiceDialog of="own" />
    </>
  ),
});

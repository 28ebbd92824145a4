import type { OfficeService } from '@nukkad/contract/market/catalog/catalog-admin.api';
import type { FilterField } from '@nukkad/lists/filter-field';
import { useListAddress } from '@nukkad/lists/use-list-address';
import type { OfferedView } from '@nukkad/lists/views-menu';
import { useInfiniteQuery } from '@tanstack/react-query';
import IconTools from '@tabler/icons-react/dist/esm/icons/IconTools.mjs';
import { useSearchParams } from 'react-router';
import { OfficeList } from '../../nouns/work-list/office-list.tsx';
import { categoriesQuery } from '../../platform/categories.query.ts';
import { t } from '../../platform/words.ts';
import { EmptyNotice } from '../../ui/query-states.tsx';
import { servicesAddress, servicesList } from './catalogue.queries.ts';
import { serviceColumns } from './service-columns.tsx';
import { ServiceForm } from './service-form.tsx';

function useFields(): readonly FilterField[] {
  const categories = useInfiniteQuery(categoriesQuery).data?.pages.flatMap((page) => page.items) ?? [];
  return [
    { kind: 'search', key: 'q', label: t('catalog.nameInEnglishOrHindi', 'Name in English or Hindi') },
    {
      kind: 'choice',
      key: 'categoryId',
      label: t('catalog.category', 'Category'),
      options: categories.map(({ categoryId, name }) => ({ value: categoryId, label: name })),
    },
    {
      kind: 'choice',
      key: 'off',
      label: t('catalog.shown', 'Shown to customers'),
      options: [{ value: 'true', label: t('catalog.turnedOffOnly', 'Turned off only') }],
    },
  ];
}

const views: readonly OfferedView[] = [
  { id: 'off', name: t('catalog.turnedOffOnly', 'Turned off only'), filters: { off: 'true' } },
];

export function ServicesList() {
  const asked = useListAddress(servicesAddress);
  const open = useSearchParams()[0].get('open');
  const { pages: query, readPage } = servicesList(asked.filters);
  const pages = useInfiniteQuery(query);
  const services = pages.data?.pages.flatMap(({ items }) => items) ?? [];
  const opened = services.find(({ serviceId }) => serviceId === open) ?? null;
  return (
    <>
      <OfficeList<OfficeService>
        name="catalogue"
        label={t('common.services', 'Services')}
        asked={asked}
        fields={useFields()}
        columns={serviceColumns((serviceId) => asked.change({ open: serviceId }))}
        views={views}
        pages={pages}
        keyOf={({ serviceId }) => serviceId}
        nameOf={({ name }) => name}
        exported={{ list: 'catalogue', readPage }}
        empty={<EmptyNotice Icon={IconTools} title={t('catalog.noServicesFound', 'No services yet')} />}
      />
      {opened ? (
        <ServiceForm key={opened.serviceId} service={opened} onClose={() => asked.change({ open: '' })} />
      ) : null}
    </>
  );
}

import { t } from '../../platform/words.ts';
import { Button } from '@mantine/core';
import { type CityPrice, priceStates } from '@nukkad/contract/market/catalog/city-price.api';
import type { FilterField } from '@nukkad/lists/filter-field';
import { useListAddress } from '@nukkad/lists/use-list-address';
import type { OfferedView } from '@nukkad/lists/views-menu';
import { useInfiniteQuery } from '@tanstack/react-query';
import IconTags from '@tabler/icons-react/dist/esm/icons/IconTags.mjs';
import { useSearchParams } from 'react-router';
import { OfficeList } from '../../nouns/work-list/office-list.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { EmptyNotice } from '../../ui/query-states.tsx';
import { cityFilter } from '../../nouns/place/city-filter.tsx';
import { DecidePrice } from './decide-price.tsx';
import { EndForm } from './end-form.tsx';
import { priceColumns, priceName, standings } from './price-columns.tsx';
import { PriceForm } from './price-form.tsx';
import { pricesList, pricesAddress } from './price.queries.ts';
import { ServiceSelect } from './service-select.tsx';

const fields: readonly FilterField[] = [
  {
    kind: 'drawn',
    key: 'serviceId',
    label: t('price.service', 'Service'),
    draw: (value, onChange) => (
      <ServiceSelect
        label={t('price.service', 'Service')}
        placeholder={t('common.all', 'All')}
        value={value || null}
        onChange={(service) => onChange(service?.serviceId ?? '')}
      />
    ),
  },
  cityFilter,
  {
    kind: 'choice',
    key: 'standing',
    label: t('common.status', 'Status'),
    options: priceStates.map((value) => ({ value, label: standings[value].words })),
  },
];

const views: readonly OfferedView[] = (['waiting', 'now', 'coming'] as const).map((standing) => ({
  id: standing,
  name: standings[standing].words,
  filters: { standing },
}));

/** What is set for cities: what holds, what comes and what was. */
export function PricesPage() {
  const asked = useListAddress(pricesAddress);
  const open = useSearchParams()[0].get('open') ?? '';
  const { pages: query, readPage } = pricesList(asked.filters);
  const pages = useInfiniteQuery(query);
  const [, verb, priceId] = /^(end|decide)-(.+)$/.exec(open) ?? [];
  const opened = pages.data?.pages.flatMap(({ items }) => items).find((price) => price.priceId === priceId);
  const turnTo = (dialog: string) => asked.change({ open: dialog });
  const close = () => turnTo('');
  return (
    <PageFrame
      title={t('common.cityPrices', 'City prices')}
      about={t(
        'price.aCityPriceReplacesEach',
        'A city price replaces each partner’s own price in that city. Partners are notified.',
      )}
      actions={<Button onClick={() => turnTo('new')}>{t('price.setAPrice', 'Set a price')}</Button>}
    >
      <OfficeList<CityPrice>
        name="prices"
        label={t('price.pricesByCityAndDate', 'Prices by city and date')}
        asked={asked}
        fields={fields}
        columns={priceColumns(turnTo)}
        views={views}
        pages={pages}
        keyOf={(price) => price.priceId}
        nameOf={priceName}
        exported={{ list: 'prices', readPage }}
        empty={
          <EmptyNotice Icon={IconTags} title={t('price.noCityPricesYet', 'No city prices yet')}>
            {t('price.eachPartnersOwnPriceApplies', 'Each partner’s own price applies until you set one.')}
          </EmptyNotice>
        }
      />
      {open === 'new' ? <PriceForm onClose={close} /> : null}
      {opened?.can.end && verb === 'end' ? <EndForm price={opened} onClose={close} /> : null}
      {opened?.can.decide && verb === 'decide' ? <DecidePrice price={opened} onClose={close} /> : null}
    </PageFrame>
  );
}

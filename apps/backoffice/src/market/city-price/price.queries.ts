import { listCityPrices, pricesQuery } from '@nukkad/contract/market/catalog/city-price.api';
import { listOfficeServices } from '@nukkad/contract/market/catalog/catalog-admin.api';
import { listAddress } from '@nukkad/lists/address';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/call.ts';
import { countedList } from '../../platform/paged.query.ts';

export const pricesAddress = listAddress(pricesQuery.shape, ['serviceId', 'cityCode', 'standing'], {});
type PriceFilter = ReturnType<typeof pricesAddress.read>;

/** Prices of cities. */
export const pricesList = (filter: PriceFilter) =>
  countedList(['prices', filter], (page) => call(listCityPrices, { query: { ...filter, ...page } }));

/** Services by what was typed, with their usual price. */
export function useServices() {
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed.trim(), 200);
  const { data } = useQuery({
    queryKey: ['services', 'choice', q],
    queryFn: () => call(listOfficeServices, { query: { limit: 30, ...(q ? { q } : {}) } }),
    placeholderData: keepPreviousData,
  });
  return { services: data?.items ?? [], onType: setTyped };
}

import { type CityPrice, listCityPrices } from '@nukkad/contract/market/catalog/city-price.api';
import { listOfficeServices } from '@nukkad/contract/market/catalog/catalog-admin.api';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/call.ts';
import { filled, pagedQuery } from '../../platform/paged.query.ts';

export interface PriceFilter {
  readonly serviceId: string;
  readonly cityCode: string;
  readonly standing: CityPrice['standing'] | '';
}

export const pricesQuery = ({ serviceId, cityCode, standing }: PriceFilter) =>
  pagedQuery(['prices', serviceId, cityCode, standing], (from) =>
    call(listCityPrices, { query: { limit: 40, ...filled({ serviceId, cityCode, standing }), ...from } }),
  );

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

import { listOfficeCities } from '@nukkad/contract/market/catalog/city-price.api';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from './call.ts';

export interface Option {
  readonly value: string;
  readonly label: string;
}

/** Chosen ones stay choices when the search finds others. */
export const withChosen = (found: readonly Option[], chosen: readonly Option[]): Option[] => [
  ...chosen,
  ...found.filter((one) => !chosen.some((other) => other.value === one.value)),
];

/** Cities by what was typed; those where partners work come first. */
export function useCities() {
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed.trim(), 200);
  const { data } = useQuery({
    queryKey: ['cities', q],
    queryFn: () => call(listOfficeCities, { query: { limit: 20, ...(q ? { q } : {}) } }),
    placeholderData: keepPreviousData,
  });
  const cities = data?.items.map(
    ({ city, district, cityCode }): Option => ({
      value: cityCode,
      label: city === district ? city : `${city}, ${district}`,
    }),
  );
  return { cities: cities ?? [], onType: setTyped };
}

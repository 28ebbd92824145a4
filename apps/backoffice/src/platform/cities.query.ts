import { listOfficeCities } from '@nukkad/contract/market/catalog/city-price.api';
import { useTyped } from './use-typed.ts';

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
  const { rows, onType } = useTyped(listOfficeCities, 20);
  const cities = rows.map(
    ({ city, district, cityCode }): Option => ({
      value: cityCode,
      label: city === district ? city : `${city}, ${district}`,
    }),
  );
  return { cities, onType };
}

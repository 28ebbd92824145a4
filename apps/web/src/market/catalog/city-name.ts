import type { ServiceDetails } from '@nukkad/contract/market/catalog/catalog.model';

/** The city's name as the server writes it; of a city beyond its list, as its address spells it. */
export function cityNameOf({ cities }: Pick<ServiceDetails, 'cities'>, slug: string): string {
  const known = cities.find((city) => city.value === slug)?.name;
  return (
    known ??
    slug.replace(/(^|-)([a-z])/g, (_, gap: string, letter: string) => (gap && ' ') + letter.toUpperCase())
  );
}

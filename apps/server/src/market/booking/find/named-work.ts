import { type WantedPair, pairsOf } from '../../../platform/search/two-records.rules.ts';
import type { Wanted } from '../../../platform/search/wanted.rules.ts';
import type { CatalogInterface } from '../../catalog/index.ts';

/** Typed words as a name, and the services that the others may mean. */
export interface NamedWork extends WantedPair {
  readonly serviceIds: readonly string[];
}

/** What is typed, parted in a name and a service, by the matcher of the public search. */
export const namedWorkOf = (
  { catalog }: { readonly catalog: Pick<CatalogInterface, 'servicesMeant'> },
  wanted: Wanted,
): Promise<readonly NamedWork[]> =>
  Promise.all(
    pairsOf(wanted).map(async (pair) => ({
      ...pair,
      serviceIds: await catalog.servicesMeant(pair.other.text),
    })),
  );

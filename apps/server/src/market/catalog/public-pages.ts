import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import type { ListAddresses, PublicAddress } from '../../platform/http/pages/public-address.ts';
import { wordPages } from './expected-pages.ts';
import { listPages } from './service.store.ts';

/** The fronts show prices of every place, and the pages of words the figures of the rules: no one moment is theirs. */
const fronts: readonly PublicAddress[] = [screenAddress.home, screenAddress.services, ...wordPages].map(
  (path) => ({ path, changedAt: null }),
);

/** Home, the list, the pages of words, every service, then every service in its cities, those with the most partners first. */
export const listAddresses: ListAddresses = async (reader, limit) => {
  const pages = await listPages(reader, limit - fronts.length);
  return [
    ...fronts,
    ...pages.map((page) => ({
      path: screenAddress.service(page.service_id, page.slug),
      changedAt: page.changed_at,
    })),
  ];
};

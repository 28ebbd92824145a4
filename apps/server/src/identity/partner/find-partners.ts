import type { Finder } from '../../platform/search/finder.ts';
import { findByName } from './partner.store.ts';

/** Partners by name, in any status, for the back office. */
export const partnerFinders: readonly Finder[] = [
  {
    room: 'office',
    find: async ({ reader, wanted, limit }) =>
      (await findByName(reader, wanted, limit)).map(({ organisationId, companyName, gstNumber, status }) => ({
        kind: 'partner',
        id: organisationId,
        title: companyName,
        facts: [gstNumber ?? ''],
        startsAt: null,
        status,
      })),
  },
];

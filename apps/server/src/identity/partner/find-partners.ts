import type { Finder } from '../../platform/search/finder.ts';
import { findByName } from './partner.store.ts';
import { findPublicByName } from './public-pages.store.ts';

/** Partners by name: in any status for the back office, for everyone those whose page is public. */
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
  {
    room: 'everyone',
    find: async ({ reader, wanted, limit }) =>
      wanted.isCode
        ? []
        : (await findPublicByName(reader, wanted, limit)).map(({ organisationId, companyName }) => ({
            kind: 'partner',
            id: organisationId,
            title: companyName,
            facts: [],
            startsAt: null,
            status: null,
          })),
  },
];

import type { Finder } from '../../platform/search/finder.ts';
import { findIncidentsByNumber } from './find-incidents.store.ts';

/** Requests to support by any part of their number, for the back office. */
export const incidentFinders: readonly Finder[] = [
  {
    room: 'office',
    find: async ({ reader, wanted, limit }) =>
      wanted.part === null
        ? []
        : (await findIncidentsByNumber(reader, wanted, limit)).map((row) => ({
            kind: 'incident',
            id: row.incidentId,
            title: row.incidentNumber,
            facts: [row.fullName],
            startsAt: null,
            status: row.status,
          })),
  },
];

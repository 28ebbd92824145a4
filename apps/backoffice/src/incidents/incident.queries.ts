import { type OfficeIncident, listOfficeIncidents } from '@nukkad/contract/backoffice/incident.api';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../platform/call.ts';

export interface IncidentFilter {
  readonly q: string;
  readonly status: OfficeIncident['status'] | '';
}

/** The longest waiting first. */
export const incidentsQuery = ({ q, status }: IncidentFilter) =>
  infiniteQueryOptions({
    queryKey: ['incidents', q, status],
    queryFn: ({ pageParam }) =>
      call(listOfficeIncidents, {
        query: {
          limit: 40,
          ...(q ? { q } : {}),
          ...(status ? { status } : {}),
          ...(pageParam ? { cursor: pageParam } : {}),
        },
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });

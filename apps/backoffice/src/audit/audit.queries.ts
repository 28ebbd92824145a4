import { listAudit } from '@nukkad/contract/backoffice/audit.api';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../platform/call.ts';

export interface AuditFilter {
  readonly action: string;
  readonly actorId: string;
  readonly subjectId: string;
  /** Days in Asia/Kolkata, YYYY-MM-DD; empty: no bound. */
  readonly from: string;
  readonly to: string;
}

const startOf = (day: string) => new Date(`${day}T00:00:00+05:30`);

export const auditQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['audit', filter],
    queryFn: ({ pageParam }) =>
      call(listAudit, {
        query: {
          limit: 50,
          ...(pageParam ? { cursor: pageParam } : {}),
          ...(filter.action ? { action: filter.action } : {}),
          ...(filter.actorId ? { actorId: filter.actorId } : {}),
          ...(filter.subjectId ? { subjectId: filter.subjectId } : {}),
          ...(filter.from ? { from: startOf(filter.from).toISOString() } : {}),
          ...(filter.to ? { to: new Date(startOf(filter.to).getTime() + 86_400_000).toISOString() } : {}),
        },
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });

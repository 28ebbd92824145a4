import { listAudit } from '@nukkad/contract/office/backoffice/audit.api';
import { call } from '../../platform/call.ts';
import { filled, pagedQuery } from '../../platform/paged.query.ts';

export interface AuditFilter {
  readonly action: string;
  readonly actorId: string;
  readonly subjectId: string;
  /** Days in Asia/Kolkata, YYYY-MM-DD; empty: no bound. */
  readonly from: string;
  readonly to: string;
}

const startOf = (day: string) => new Date(`${day}T00:00:00+05:30`);

export const auditQuery = ({ from: firstDay, to: lastDay, ...filter }: AuditFilter) =>
  pagedQuery(['audit', { ...filter, firstDay, lastDay }], (from) =>
    call(listAudit, {
      query: {
        limit: 50,
        ...filled(filter),
        ...(firstDay ? { from: startOf(firstDay).toISOString() } : {}),
        ...(lastDay ? { to: new Date(startOf(lastDay).getTime() + 86_400_000).toISOString() } : {}),
        ...from,
      },
    }),
  );

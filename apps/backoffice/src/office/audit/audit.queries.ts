import { auditQuery, listAudit } from '@nukkad/contract/office/backoffice/audit.api';
import { day } from '@nukkad/contract/kernel/schema';
import { listAddress } from '@nukkad/lists/address';
import { call } from '../../platform/call.ts';
import { pagedQuery } from '../../platform/paged.query.ts';

/** The days are those of Asia/Kolkata. */
export const auditAddress = listAddress(
  auditQuery.shape,
  ['action', 'actorId', 'personId', 'subjectId', 'sort'],
  { from: day(), to: day() },
);
export type AuditFilter = ReturnType<typeof auditAddress.read>;

const startOf = (isoDay: string) => new Date(`${isoDay}T00:00:00+05:30`);
const dayMs = 86_400_000;

const asked = ({ from, to, ...filter }: AuditFilter) => ({
  ...filter,
  ...(from ? { from: startOf(from).toISOString() } : {}),
  ...(to ? { to: new Date(startOf(to).getTime() + dayMs).toISOString() } : {}),
});

/** The log as it is listed, with its length. */
export const auditPages = (filter: AuditFilter) =>
  pagedQuery(['audit', filter], (from) =>
    call(listAudit, {
      query: { limit: 50, ...asked(filter), ...(from.cursor ? from : { count: 'true' as const }) },
    }),
  );

/** A hundred entries at a time, for a file. */
export const readAuditPage = (filter: AuditFilter) => (from: { readonly cursor?: string }) =>
  call(listAudit, { query: { limit: 100, ...asked(filter), ...from } });

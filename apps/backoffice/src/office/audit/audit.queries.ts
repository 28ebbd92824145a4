import { auditQuery, listAudit } from '@nukkad/contract/office/backoffice/audit.api';
import { day } from '@nukkad/contract/kernel/schema';
import { listAddress } from '@nukkad/lists/address';
import { call } from '../../platform/call.ts';
import { countedList } from '../../platform/paged.query.ts';

/** The days are those of Asia/Kolkata. */
export const auditAddress = listAddress(
  auditQuery.shape,
  ['action', 'actorId', 'personId', 'subjectId', 'sort'],
  { from: day(), to: day() },
);
type AuditFilter = ReturnType<typeof auditAddress.read>;

const startOf = (isoDay: string) => new Date(`${isoDay}T00:00:00+05:30`);
const dayMs = 86_400_000;

const asked = ({ from, to, ...filter }: AuditFilter) => ({
  ...filter,
  ...(from ? { from: startOf(from).toISOString() } : {}),
  ...(to ? { to: new Date(startOf(to).getTime() + dayMs).toISOString() } : {}),
});

/** The entries of the log. */
export const auditList = (filter: AuditFilter) => ({
  ...countedList(['audit', filter], (page) => call(listAudit, { query: { ...asked(filter), ...page } })),
  query: asked(filter),
});

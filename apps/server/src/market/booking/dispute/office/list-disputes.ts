import type { disputeInQueue, disputesQuery } from '@nukkad/contract/market/dispute/dispute-office.api';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import type * as z from 'zod/mini';
import { readInstantCursor } from '../../../../platform/http/cursor.ts';
import { listOf } from '../../../../platform/http/list-of.ts';
import type { Viewer } from '../../../../platform/viewer.ts';
import type { BookingDependencies } from '../../booking.interface.ts';
import { type QueueFilter, type QueueRow, countQueue, listQueue } from './queue.store.ts';

type Asked = z.output<typeof disputesQuery>;
type Queued = z.output<typeof disputeInQueue>;

const filterOf = ({ q, state, kind, assigned }: Asked, { userId }: Viewer): QueueFilter => ({
  q,
  state,
  kind,
  ...(assigned && { assigneeId: assigned === 'mine' ? userId : null }),
});

const present = (row: QueueRow, companyName: string, nameOf: (userId: string) => string): Queued => ({
  disputeId: row.disputeId,
  bookingId: row.bookingId,
  bookingNumber: row.bookingNumber,
  status: row.status,
  kind: row.kind,
  request: row.request,
  customerName: nameOf(row.buyerId),
  companyName,
  bill: row.billPaise,
  openedAt: row.openedAt.toISOString(),
  answerBefore: row.answerBefore.toISOString(),
  answered: row.answeredAt !== null,
  outcome: row.outcome,
  assignee: row.assigneeId === null ? null : { userId: row.assigneeId, fullName: nameOf(row.assigneeId) },
});

/** The longest waiting first; of decided ones the newest. Names are read once for a page. */
export function listDisputes(
  { platform, interfaces }: BookingDependencies,
  asked: Asked,
  viewer: Viewer,
): Promise<CountedPage<Queued>> {
  const { db } = platform;
  const filter = filterOf(asked, viewer);
  return listOf(asked, {
    after: readInstantCursor,
    rows: (after, most) => listQueue(db, filter, { after, limit: most }),
    key: (row) => [row.openedAt, row.disputeId],
    count: () => countQueue(db, filter),
    items: async (rows) => {
      const [people, organisations] = await Promise.all([
        interfaces.account.namesOf(
          db,
          rows.flatMap(({ buyerId, assigneeId }) => [buyerId, assigneeId]),
        ),
        interfaces.partner.getOrganisations(db, [
          ...new Set(rows.map(({ organisationId }) => organisationId)),
        ]),
      ]);
      const nameOf = (userId: string) => people.get(userId) ?? '';
      return rows.map((row): Queued => {
        const company = organisations.get(row.organisationId)?.companyName ?? '';
        return present(row, company, nameOf);
      });
    },
  });
}

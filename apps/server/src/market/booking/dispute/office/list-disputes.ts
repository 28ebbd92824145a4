import type { disputeInQueue, disputesQuery } from '@nukkad/contract/market/dispute/dispute-office.api';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import type * as z from 'zod/mini';
import { pageFrom, readInstantCursor } from '../../../../platform/http/cursor.ts';
import { withTotal } from '../../../../platform/http/total.ts';
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

/** The longest waiting first; of decided ones the newest. Names are read once for a page. */
export async function listDisputes(
  { platform, interfaces }: BookingDependencies,
  asked: Asked,
  viewer: Viewer,
): Promise<CountedPage<Queued>> {
  const { db } = platform;
  const filter = filterOf(asked, viewer);
  const [rows, counted] = await Promise.all([
    listQueue(db, filter, { after: readInstantCursor(asked.cursor), limit: asked.limit + 1 }),
    asked.count ? countQueue(db, filter) : null,
  ]);
  const [people, organisations] = await Promise.all([
    interfaces.account.namesOf(
      db,
      rows.flatMap(({ buyerId, assigneeId }) => [buyerId, assigneeId]),
    ),
    interfaces.partner.getOrganisations(db, [...new Set(rows.map(({ organisationId }) => organisationId))]),
  ]);
  const present = (row: QueueRow): Queued => ({
    disputeId: row.disputeId,
    bookingId: row.bookingId,
    bookingNumber: row.bookingNumber,
    status: row.status,
    kind: row.kind,
    request: row.request,
    customerName: people.get(row.buyerId) ?? '',
    companyName: organisations.get(row.organisationId)?.companyName ?? '',
    bill: row.billPaise,
    openedAt: row.openedAt.toISOString(),
    answerBefore: row.answerBefore.toISOString(),
    answered: row.answeredAt !== null,
    outcome: row.outcome,
    assignee:
      row.assigneeId === null ? null : { userId: row.assigneeId, fullName: people.get(row.assigneeId) ?? '' },
  });
  const keyOf = (row: QueueRow) => [row.openedAt.toISOString(), row.disputeId] as const;
  return {
    ...pageFrom(rows, asked.limit, present, keyOf),
    ...withTotal(counted),
  };
}

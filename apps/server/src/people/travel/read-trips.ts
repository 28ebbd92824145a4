import type { tripsQuery } from '@nukkad/contract/people/travel/travel.api';
import type { Leg, TripAnswer, TripRowAnswer } from '@nukkad/contract/people/travel/travel.model';
import { approvalErrors } from '@nukkad/contract/people/approval/approval.noun';
import type { ApprovalCardAnswer } from '@nukkad/contract/people/approval/approval.model';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import { addDays, istInstant } from '@nukkad/contract/kernel/time';
import type * as z from 'zod/mini';
import type { Reader } from '../../platform/db/database.ts';
import { readInstantCursor } from '../../platform/http/cursor.ts';
import { listOf } from '../../platform/http/list-of.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { ApprovalBrief } from '../approval/index.ts';
import { mayOpen, presentVisit } from './trip-bookings.ts';
import type { TravelDependencies } from './travel.interface.ts';
import { seesAllTrips } from './travel.policy.ts';
import { routeOf } from './travel.rules.ts';
import {
  type TripFilter,
  type TripTableRow,
  countTrips,
  findTrip,
  listLegs,
  listTripBookings,
  listTripRows,
  listTripsById,
} from './trip.store.ts';

type Seeing = Pick<SignedInCall, 'viewer' | 'now'>;
type Asked = z.output<typeof tripsQuery>;

const presentRow = (row: TripTableRow, request: ApprovalCardAnswer, legs: readonly Leg[]): TripRowAnswer => ({
  request,
  purpose: row.purpose,
  route: routeOf(legs),
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  days: row.days,
  perDiem: row.perDiemPaise,
  estimate: row.estimatePaise,
  askedAt: row.createdAt.toISOString(),
});

function filterOf(viewer: Viewer, asked: Asked): TripFilter {
  const isTeam = asked.whose === 'team';
  if (isTeam && !seesAllTrips(viewer)) refuse(kernelErrors.forbidden);
  return {
    organisationId: viewer.organisationId ?? '',
    staffId: isTeam ? (asked.staffId ?? null) : viewer.staffId,
    status: asked.status ?? null,
    from: asked.fromDay ? istInstant(asked.fromDay, 0) : null,
    before: asked.toDay ? istInstant(addDays(asked.toDay, 1), 0) : null,
    q: asked.q ?? '',
  };
}

export async function listTrips(
  deps: TravelDependencies,
  call: SignedInCall,
  asked: Asked,
): Promise<CountedPage<TripRowAnswer>> {
  const { db } = deps.platform;
  const filter = filterOf(call.viewer, asked);
  // The owner of a business has no trips of their own.
  if (asked.whose === 'own' && !filter.staffId) return { items: [], nextCursor: null };
  return listOf(asked, {
    after: readInstantCursor,
    rows: (after, most) => listTripRows(db, filter, after, most),
    key: (row) => [row.createdAt, row.requestId],
    count: () => countTrips(db, filter),
    items: async (rows) => {
      const ids = rows.map(({ requestId }) => requestId);
      const [cards, legs] = await Promise.all([deps.approval.cards(db, call, ids), listLegs(db, ids)]);
      return rows.flatMap((row) => {
        const card = cards.get(row.requestId);
        return card ? [presentRow(row, card, legs.get(row.requestId) ?? [])] : [];
      });
    },
  });
}

/** For its owner, its reviewers, and who sees all. */
export async function getTrip(
  deps: TravelDependencies,
  call: Seeing,
  { requestId }: { readonly requestId: string },
): Promise<TripAnswer> {
  const { platform, approval, booking, expense } = deps;
  const { db } = platform;
  const [request, row] = await Promise.all([approval.find(db, call, requestId), findTrip(db, requestId)]);
  if (!request || !row) return refuse(approvalErrors.approval_not_found);
  const [legs, bookingIds, expenses, { payments, held }] = await Promise.all([
    listLegs(db, [requestId]),
    listTripBookings(db, requestId),
    expense.listOfTrip(db, requestId),
    expense.paymentsOf(db, requestId),
  ]);
  const visits = await booking.visits(db, bookingIds);
  const own = legs.get(requestId) ?? [];
  const isOwn = row.staffId === call.viewer.staffId;
  const toPay = request.status === 'approved' ? (request.amount ?? 0) - request.paid - held : 0;
  return {
    ...presentRow(row, request, own),
    isOwn,
    legs: own,
    bookings: visits.map((visit) => ({ ...presentVisit(visit), canOpen: mayOpen(call.viewer, visit) })),
    advanceAsked: row.advanceAskedPaise,
    expenses: expenses.map(({ requestId: id, ...one }) => ({
      requestId: id,
      ...one,
    })),
    payments: [...payments],
    toPay,
    can: {
      pay: request.can.pay && toPay > 0,
      addExpense: isOwn && (request.status === 'pending' || request.status === 'approved'),
    },
  };
}

/** What lists and messages say of a trip: where it goes. */
export async function tripBriefs(
  reader: Reader,
  organisationId: string,
  requestIds: readonly string[],
): Promise<ReadonlyMap<string, ApprovalBrief>> {
  const [rows, legs] = await Promise.all([
    listTripsById(reader, organisationId, requestIds),
    listLegs(reader, requestIds),
  ]);
  return new Map(
    rows.map(({ requestId, purpose }) => [
      requestId,
      { title: routeOf(legs.get(requestId) ?? []).join(' – '), note: purpose, halfDays: null },
    ]),
  );
}

import type { addTrip as addCall, editTrip as editCall } from '@nukkad/contract/people/travel/travel.api';
import { travelErrors } from '@nukkad/contract/people/travel/travel.noun';
import type { TripBody } from '@nukkad/contract/people/travel/travel.model';
import { approvalErrors } from '@nukkad/contract/people/approval/approval.noun';
import type { ApprovalCardAnswer } from '@nukkad/contract/people/approval/approval.model';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { findTravelSetting } from './travel-setting.store.ts';
import type { TravelDependencies } from './travel.interface.ts';
import { ownPlace } from './travel.policy.ts';
import { daysOf, legsRefusal, perDiemOf, spellOf } from './travel.rules.ts';
import { findTrip, insertTrip, saveTrip, setParts } from './trip.store.ts';

/** All of them are of the business. */
async function mustBeOurs(
  { booking }: TravelDependencies,
  tx: Tx,
  organisationId: string,
  bookingIds: readonly string[],
): Promise<void> {
  if (bookingIds.length === 0) return;
  const found = await booking.visits(tx, bookingIds);
  if (found.length < bookingIds.length || found.some((one) => one.organisationId !== organisationId))
    refuse(travelErrors.trip_booking_unknown);
}

/** As it would be written, with what it is worth. */
async function planned(deps: TravelDependencies, tx: Tx, call: SignedInCall, body: TripBody) {
  const whose = ownPlace(call.viewer);
  const refusal = legsRefusal(body.legs, call.now);
  if (refusal) refuse(refusal);
  const bookingIds = [...new Set(body.bookingIds)];
  await mustBeOurs(deps, tx, whose.organisationId, bookingIds);
  const { startsAt, endsAt, startsOn, endsOn } = spellOf(body.legs);
  const days = daysOf({ startsOn, endsOn });
  const perDiemPaise = (await findTravelSetting(tx, whose.organisationId))?.perDiemPaise ?? 0;
  const allowance = perDiemOf(days, perDiemPaise);
  return {
    row: {
      ...whose,
      status: 'pending' as const,
      purpose: body.purpose,
      startsAt,
      endsAt,
      days,
      perDiemPaise,
      estimatePaise: body.estimate,
      advanceAskedPaise: body.advanceAsked,
    },
    parts: { legs: body.legs, bookingIds },
    wanted: {
      startsOn,
      endsOn,
      amountPaise: allowance > 0 ? allowance : null,
      // Levels for large amounts look at the whole trip.
      levelPaise: allowance + body.estimate,
    },
  };
}

export function addTrip(
  deps: TravelDependencies,
  call: SignedInCall,
  body: EndpointParsed<typeof addCall>['body'],
): Promise<ApprovalCardAnswer> {
  return deps.platform.write(call, async (tx) => {
    const { row, parts, wanted } = await planned(deps, tx, call, body);
    const request = await deps.approval.ask(tx, call, 'travel', wanted);
    const { requestId } = request;
    const written = partOf(request, { ...row, requestId, createdAt: call.now });
    await insertTrip(tx, written);
    await setParts(tx, written, parts);
    return deps.approval.get(tx, call, requestId);
  });
}

/** Before a reviewer acts, or again after a rejection. */
export function editTrip(
  deps: TravelDependencies,
  call: SignedInCall,
  { requestId, version, ...body }: EndpointParsed<typeof editCall>['body'],
): Promise<ApprovalCardAnswer> {
  return deps.platform.write(call, async (tx) => {
    const { status } = await deps.approval.get(tx, call, requestId);
    const before = (await findTrip(tx, requestId)) ?? refuse(approvalErrors.approval_not_found);
    const { row, parts, wanted } = await planned(deps, tx, call, body);
    const verb = status === 'rejected' ? 'resubmit' : 'edit';
    const request = await deps.approval.rewrite(tx, call, 'travel', verb, { requestId, version, ...wanted });
    const written = partOf(request, { ...before, ...row });
    await saveTrip(tx, written);
    await setParts(tx, written, parts);
    return deps.approval.get(tx, call, requestId);
  });
}

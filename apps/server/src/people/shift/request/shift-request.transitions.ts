/** How a request for a shift moves: its table is `shift-request.noun.ts`. */
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import {
  shiftRequestLifecycle,
  type ShiftRequestStatus,
  type ShiftRequestVerb,
} from '@nukkad/contract/people/shift/shift-request.noun';
import { shiftErrors, shiftEvents } from '@nukkad/contract/people/shift/shift.noun';
import { actorOnBehalf } from '../../../platform/audit.ts';
import { logOf } from '../../../platform/lifecycle/log-of.ts';
import { type PendingEvent, pendingEvent } from '../../../platform/lifecycle/pending-event.ts';
import { transitions } from '../../../platform/lifecycle/transitions.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { type RequestFacts, requestCapacities, seesRequest } from '../shift.policy.ts';
import { type RequestKey, type ShiftRequestRow, lockRequest, saveRequest } from './shift-request.store.ts';

/** A request with the accounts of its people. */
export type OwnedRequest = ShiftRequestRow & RequestFacts;

interface Made {
  readonly now: Date;
  readonly note?: string;
  readonly decidedBy?: string;
  /** The agreement of a colleague counts at once. */
  readonly isFree?: boolean;
}

const isOpen = (status: ShiftRequestStatus) => status === 'proposed' || status === 'pending';

const concerned = ({ organisationId, requestId, employeeId, otherEmployeeId }: ShiftRequestRow) => ({
  organisationId,
  requestId,
  employeeIds: [employeeId, ...(otherEmployeeId ? [otherEmployeeId] : [])],
});

function told(verb: ShiftRequestVerb, row: ShiftRequestRow, isFree: boolean): PendingEvent {
  const facts = concerned(row);
  if (verb === 'propose') return pendingEvent(shiftEvents.requestProposed, facts);
  if (verb === 'claim' || (verb === 'agree' && !isFree)) return pendingEvent(shiftEvents.requestAsked, facts);
  return verb === 'agree' || verb === 'withdraw'
    ? pendingEvent(shiftEvents.requestChanged, facts)
    : pendingEvent(shiftEvents.requestDecided, facts);
}

export const shiftRequestTransitions = transitions({
  table: shiftRequestLifecycle,
  notFound: shiftErrors.shift_request_not_found,
  movedOn: shiftErrors.shift_request_moved_on,
  forbidden: (viewer: Viewer, { askerUserId, colleagueUserId }: RequestFacts) =>
    [askerUserId, colleagueUserId].includes(viewer.userId)
      ? shiftErrors.shift_request_own
      : kernelErrors.forbidden,
  lock: (tx, key: RequestKey) => lockRequest(tx, key.organisationId, key.requestId),
  sees: (viewer: Viewer, row) => seesRequest(viewer, row),
  capacities: (viewer: Viewer, row: RequestFacts) => requestCapacities(viewer, row),
  next: (row: OwnedRequest, status: ShiftRequestStatus, made: Made): OwnedRequest => ({
    ...row,
    status,
    decisionNote: made.note ?? row.decisionNote,
    decidedBy: made.decidedBy ?? row.decidedBy,
    decidedAt: isOpen(status) ? null : made.now,
    version: row.version + 1,
  }),
  save: saveRequest,
  logged: logOf(shiftRequestLifecycle, 'shift_request', 'requestId', { actor: actorOnBehalf }),
  tells: ({ verb, after, detail }) => [told(verb, after, detail.isFree === true)],
});

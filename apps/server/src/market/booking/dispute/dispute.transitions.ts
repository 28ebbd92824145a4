/** How a dispute moves: its table is `dispute.noun.ts`. Its booking moves with it and says so to those concerned. */
import { disputeErrors, disputeLifecycle } from '@nukkad/contract/market/dispute/dispute.noun';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { type ActorOf, mayActor } from '@nukkad/contract/kernel/lifecycle';
import { actorOf, machineActor } from '../../../platform/audit.ts';
import { nextRow } from '../../../platform/lifecycle/next-row.ts';
import { transitions } from '../../../platform/lifecycle/transitions.ts';
import { type Viewer, hasPermission } from '../../../platform/viewer.ts';
import { isAdmin } from '../booking.policy.ts';
import { type DisputeChanges, type DisputeRow, lockDispute, saveDispute } from './dispute.store.ts';

export interface DisputeMove {
  readonly changes: DisputeChanges;
  /** For the audit log; nothing personal. */
  readonly log?: Readonly<Record<string, unknown>>;
}

type Actor = ActorOf<typeof disputeLifecycle>;

/** The Admin who proposed a refund does not approve it. */
function capacities(viewer: Viewer, row: DisputeRow): Actor[] {
  const own = viewer.organisationId !== null && viewer.organisationId === row.organisationId;
  const all: [boolean, Actor][] = [
    [viewer.role === 'Buyer' && viewer.userId === row.buyerId, 'Buyer'],
    [own && viewer.role === 'Service Partner', 'Service Partner'],
    [own && viewer.role === 'subUser' && hasPermission(viewer, 'booking.update'), 'subUser'],
    [isAdmin(viewer), 'Admin'],
    [isAdmin(viewer) && row.proposedBy !== viewer.userId, 'Another Admin'],
  ];
  return all.filter(([is]) => is).map(([, actor]) => actor);
}

export const disputeTransitions = transitions({
  table: disputeLifecycle,
  notFound: disputeErrors.dispute_not_found,
  movedOn: disputeErrors.dispute_moved_on,
  forbidden: (viewer: Viewer, _row, verb) =>
    isAdmin(viewer) && mayActor(disputeLifecycle, verb, 'Another Admin')
      ? disputeErrors.own_decision
      : kernelErrors.forbidden,
  lock: lockDispute,
  // Who sees the booking sees its dispute: each verb asks for the booking first.
  sees: () => true,
  capacities,
  next: nextRow<DisputeRow, DisputeMove>,
  save: saveDispute,
  logged: ({ verb, from, to, after, by: { kind, who }, detail }) => ({
    ...(who ? actorOf(who) : machineActor),
    ...((kind === 'Service Partner' || kind === 'subUser') && { actsFor: after.organisationId }),
    action: `dispute.${verb}`,
    subjectKind: 'dispute',
    subjectId: after.disputeId,
    detail: { from, to, ...detail.log },
  }),
});

import { kernelErrors } from '@nukkad/contract/kernel/errors';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { earningLifecycle } from '@nukkad/contract/money/payout/earning.noun';
import {
  confirmsEarningHold,
  type OfficeEarning,
  seenOfEarning,
} from '@nukkad/contract/money/payout/payout-admin.api';
import { payoutErrors, payoutEvents } from '@nukkad/contract/money/payout/payout.noun';
import { actorOf, machineActor } from '../../../platform/audit.ts';
import { confirmSeen } from '../../../platform/confirm-seen.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { pendingEvent } from '../../../platform/lifecycle/pending-event.ts';
import type { Moved } from '../../../platform/lifecycle/transition-spec.ts';
import { transitions } from '../../../platform/lifecycle/transitions.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { PayoutDependencies } from '../payout.interface.ts';
import { type HoldableEarning, lockEarning, saveEarningHold } from './hold.store.ts';
import { presentOfficeEarning } from './office.presenter.ts';
import { findOfficeEarning } from './office.store.ts';

interface HoldMove {
  readonly why: string;
  /** Null: it is released. */
  readonly heldBy: string | null;
}
type HoldMoved = Moved<typeof earningLifecycle, HoldableEarning, Viewer, HoldMove>;

const holds = transitions({
  table: earningLifecycle,
  notFound: payoutErrors.earning_not_found,
  movedOn: kernelErrors.stale_state,
  lock: lockEarning,
  sees: ({ role }: Viewer) => role === 'Admin',
  // What a dispute holds is released by the dispute.
  capacities: ({ role }: Viewer, row: HoldableEarning, verb) =>
    role === 'Admin' && (verb !== 'release' || row.heldBy !== null) ? (['Admin'] as const) : [],
  next: (row: HoldableEarning, status, { why, heldBy }: HoldMove) => ({
    ...row,
    status,
    heldBy,
    holdReason: heldBy === null ? null : why,
  }),
  save: saveEarningHold,
  logged: ({ verb, from, to, after, by, detail: { why } }: HoldMoved) => ({
    ...(by.who ? actorOf(by.who) : machineActor),
    action: verb === 'hold' ? 'earning.held' : 'earning.released',
    subjectKind: 'earning',
    subjectId: after.earningId,
    detail: { from, to, why, organisationId: after.organisationId, netPaise: after.netPaise },
  }),
  tells: ({ after: { organisationId } }) => [pendingEvent(payoutEvents.earningsChanged, { organisationId })],
});

type Call = SignedInCall<{
  body: { hold: boolean; why: string; seen: Seen<typeof confirmsEarningHold> };
  params: { earningId: string };
}>;

const shown = ({ status, netPaise }: HoldableEarning) => seenOfEarning({ state: status, net: netPaise });

/** Holds one earning back from payouts, or lets it go: due where its day is known, else waiting for its booking. */
export async function holdEarning({ platform }: PayoutDependencies, call: Call): Promise<OfficeEarning> {
  const { viewer, now, input } = call;
  const { earningId } = input.params;
  const { hold, why, seen } = input.body;
  await platform.write(call, async (tx) => {
    if (hold) {
      const allowed = await holds.lockTo(tx, viewer, holds.verb.hold, earningId);
      confirmSeen(confirmsEarningHold, seen, shown(allowed.row));
      return void (await holds.move(tx, allowed, { now, why, heldBy: viewer.userId }));
    }
    const allowed = await holds.lockTo(tx, viewer, holds.verb.release, earningId);
    confirmSeen(confirmsEarningHold, seen, shown(allowed.row));
    const to = allowed.row.dueOn === null ? 'Waiting' : 'Due';
    await holds.move(tx, allowed, { now, to, why, heldBy: null });
  });
  const row = (await findOfficeEarning(platform.db, earningId)) ?? refuse(payoutErrors.earning_not_found);
  return presentOfficeEarning(row);
}

/** How assets move: the table is in `asset.noun.ts`. */
import {
  assetErrors,
  assetEvents,
  assetLifecycle,
  type AssetVerb,
} from '@nukkad/contract/people/asset/asset.noun';
import type { AssetCondition } from '@nukkad/contract/people/asset/asset.model';
import { actorOnBehalf } from '../../platform/audit.ts';
import { partOf } from '../../platform/authorize.ts';
import { newId } from '../../platform/id.ts';
import { logOf } from '../../platform/lifecycle/log-of.ts';
import { pendingEvent } from '../../platform/lifecycle/pending-event.ts';
import { transitions } from '../../platform/lifecycle/transitions.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { insertMove } from './asset-move.store.ts';
import { type AssetFacts, assetCapacities, seesAsset } from './asset.policy.ts';
import { custodyAfter } from './asset.rules.ts';
import { type AssetRow, lockAsset, saveAsset } from './asset.store.ts';
import { type CustodyRow, saveCustody } from './custody.store.ts';

/** What is noted of a move, and what other than its state it changes. */
interface Noted {
  readonly now: Date;
  readonly note?: string | undefined;
  readonly condition?: AssetCondition;
  /** To whom it is handed out. */
  readonly handedTo?: CustodyRow;
  /** Of the line of its history, to which photos belong. */
  readonly moveId?: string;
}

function eventOf(
  verb: AssetVerb,
  { assetId, organisationId }: AssetRow,
  custody: CustodyRow | null,
  by: string,
) {
  const of = { assetId, organisationId, by };
  if (custody) {
    const held = { ...of, custodyId: custody.custodyId, staffId: custody.staffId };
    if (verb === 'hand_out') return pendingEvent(assetEvents.handedOut, held);
    if (verb === 'dispute') return pendingEvent(assetEvents.disputed, held);
    if (verb === 'take_back') return pendingEvent(assetEvents.takenBack, held);
  }
  const staffId = custody?.staffId ?? null;
  return pendingEvent(verb === 'lose' ? assetEvents.lost : assetEvents.changed, { ...of, staffId });
}

export const assetTransitions = transitions({
  table: assetLifecycle,
  notFound: assetErrors.asset_not_found,
  movedOn: assetErrors.asset_moved_on,
  lock: (tx, key: { readonly organisationId: string; readonly assetId: string }) =>
    lockAsset(tx, key.organisationId, key.assetId),
  sees: (viewer: Viewer, row) => seesAsset(viewer, row),
  capacities: (viewer: Viewer, row: AssetFacts) => assetCapacities(viewer, row),
  next: (row: AssetRow, status, { now, condition, handedTo }: Noted): AssetRow => ({
    ...row,
    status,
    condition: condition ?? row.condition,
    custody: handedTo ?? custodyAfter(row.custody, status, now),
    updatedAt: now,
    version: row.version + 1,
  }),
  save: (tx, row) => saveAsset(tx, row),
  timeline: async (tx, { verb, after, by, now, detail }) => {
    // The line of a hand-out points to it.
    if (after.custody) await saveCustody(tx, partOf(after, after.custody));
    await insertMove(
      tx,
      partOf(after, {
        moveId: detail.moveId ?? newId(),
        assetId: after.assetId,
        organisationId: after.organisationId,
        custodyId: after.custody?.custodyId ?? null,
        verb,
        byUserId: by.who?.userId ?? null,
        condition: detail.condition ?? null,
        note: detail.note ?? '',
        movedAt: now,
      }),
    );
  },
  logged: logOf(assetLifecycle, 'asset', 'assetId', { actor: actorOnBehalf }),
  tells: ({ verb, after, by }) => [eventOf(verb, after, after.custody, by.who?.userId ?? '')],
});

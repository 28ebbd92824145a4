/** How files and folders move: their table is `drive.noun.ts`, the order of a move `platform/lifecycle/transitions.ts`. */
import {
  type DriveVerb,
  driveErrors,
  driveEvents,
  driveLifecycle,
} from '@nukkad/contract/files/drive/drive.noun';
import { actorOf, actorOnBehalf } from '../../platform/audit.ts';
import { partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { nextRow } from '../../platform/lifecycle/next-row.ts';
import { type PendingEvent, pendingEvent } from '../../platform/lifecycle/pending-event.ts';
import type { Moved } from '../../platform/lifecycle/transition-spec.ts';
import { transitions } from '../../platform/lifecycle/transitions.ts';
import { machineActor } from '../../platform/audit.ts';
import { type DriveActor, type DriveOwner, driveCapacities, seesItem } from './drive.policy.ts';
import { type ItemRow, type MovedItem, lockItem, removeItem, saveItem } from './item.store.ts';

interface DriveMove {
  readonly changes?: Partial<MovedItem>;
  /** Whose drive it lies in. */
  readonly space: DriveOwner;
}

type DriveMoved = Moved<typeof driveLifecycle, MovedItem, DriveActor, DriveMove>;

const factsOf = ({ after: { itemId, spaceId }, detail: { space } }: DriveMoved) => ({
  itemId,
  spaceId,
  ...(space.userId !== null && { userId: space.userId }),
  ...(space.organisationId !== null && { organisationId: space.organisationId }),
});

const changed = (moved: DriveMoved): readonly PendingEvent[] => [
  pendingEvent(driveEvents.itemChanged, factsOf(moved)),
];

/** A folder has no versions. */
function added(moved: DriveMoved): readonly PendingEvent[] {
  const { versionId } = moved.after;
  if (versionId === null) return changed(moved);
  return [...changed(moved), pendingEvent(driveEvents.versionAdded, { ...factsOf(moved), versionId })];
}

const tells: Record<DriveVerb, (moved: DriveMoved) => readonly PendingEvent[]> = {
  keep: added,
  addVersion: added,
  rename: changed,
  move: changed,
  bin: changed,
  restore: changed,
  remove: (moved) => [pendingEvent(driveEvents.itemRemoved, factsOf(moved))],
};

/** Is there still a row? */
const isKept = (item: MovedItem): item is MovedItem & ItemRow => item.status !== 'deleted';

const logged = (moved: DriveMoved) => {
  const { verb, from, to, by, after, detail } = moved;
  const acting = by.who && (detail.space.organisationId === null ? actorOf : actorOnBehalf)(by.who.viewer);
  return {
    ...(acting ?? machineActor),
    action: `drive.${verb}` as const,
    subjectKind: 'drive',
    subjectId: after.itemId,
    detail: { from, to, kind: after.kind },
  };
};

export const driveTransitions = transitions({
  table: driveLifecycle,
  notFound: driveErrors.drive_item_not_found,
  movedOn: driveErrors.drive_moved_on,
  lock: async (tx: Tx, itemId: string): Promise<MovedItem | null> => lockItem(tx, itemId),
  sees: (actor: DriveActor, _row: MovedItem) => seesItem(actor),
  capacities: (actor: DriveActor, _row: object) => driveCapacities(actor),
  next: (row: MovedItem, status, making: DriveMove & { readonly now: Date }) =>
    nextRow<MovedItem, DriveMove>(row, status, making),
  save: async (tx, row) => {
    await (isKept(row) ? saveItem(tx, partOf(row, row)) : removeItem(tx, row));
  },
  logged,
  tells: (moved) => tells[moved.verb](moved),
});

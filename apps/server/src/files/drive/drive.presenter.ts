import {
  type BinnedItemAnswer,
  type DriveItemAnswer,
  type DriveSpaceAnswer,
  driveFills,
} from '@nukkad/contract/files/drive/drive.model';
import type { DriveRight } from '@nukkad/contract/files/drive/drive.noun';
import type { Reader } from '../../platform/db/database.ts';
import type { Config } from '../../platform/config.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { Access } from './access.ts';
import type { DriveDependencies } from './drive.interface.ts';
import { mayShareFrom, rightOfSpace } from './drive.policy.ts';
import { bytesOfFill, fileBytesOf, fillOf, quotaOf, removedAt } from './drive.rules.ts';
import { driveTransitions } from './drive.transitions.ts';
import type { ItemRow } from './item.store.ts';
import type { SpaceRow } from './space.store.ts';
import { findVersions, starredAmong } from './version.store.ts';
import { isDrawn } from './view/file-kind.rules.ts';
import { thumbnailAddress } from './view/thumbnail-keys.ts';

/** An item that this person may see. */
export interface ShownItem {
  readonly item: ItemRow;
  readonly access: Access;
}

interface Known {
  readonly viewer: Viewer;
  readonly platform: Pick<Platform, 'config' | 'clock'>;
  readonly names: ReadonlyMap<string, string>;
  readonly numbers: ReadonlyMap<string, { readonly number: number }>;
  readonly starred: ReadonlySet<string>;
}

const spaceNameOf = (viewer: Viewer, space: SpaceRow) => {
  if (rightOfSpace(viewer, space) === null) return 'shared';
  return space.organisationId === null ? 'own' : 'team';
};

function canOf(viewer: Viewer, { item, access }: ShownItem): DriveItemAnswer['can'] {
  const moves = driveTransitions.movesOf({ viewer, right: access.right }, item);
  const isKept = item.status === 'kept';
  // What is shared itself stays where its owner put it: nothing around it is seen.
  const seesAround = access.seenFrom < item.ancestors.length || rightOfSpace(viewer, access.space) !== null;
  return {
    rename: moves.rename,
    move: moves.move && seesAround,
    copy: isKept,
    star: isKept,
    bin: moves.bin,
    restore: moves.restore,
    remove: moves.remove,
    share: isKept && mayShareFrom(viewer, access.space),
    addVersion: moves.addVersion && item.kind === 'file',
  };
}

const nameIn = (names: ReadonlyMap<string, string>, userId: string | null) =>
  (userId !== null && names.get(userId)) || '';

function thumbnailOf(
  { itemId, status, versionId, mediaType, bytes }: ItemRow,
  { viewer, platform: { config, clock } }: Known,
): string | null {
  if (status !== 'kept' || versionId === null || mediaType === null || !isDrawn({ mediaType, bytes }))
    return null;
  return thumbnailAddress(config.secret, viewer, { itemId, versionId }, clock.now());
}

function presentItem({ item, access }: ShownItem, known: Known): DriveItemAnswer {
  const { viewer, names, numbers, starred } = known;
  const isFile = item.kind === 'file';
  return {
    itemId: item.itemId,
    space: spaceNameOf(viewer, access.space),
    parentId: access.seenFrom < item.ancestors.length ? item.parentId : null,
    kind: item.kind,
    name: item.name,
    mediaType: item.mediaType,
    bytes: isFile ? item.bytes : null,
    changedAt: item.changedAt.toISOString(),
    changedByName: nameIn(names, item.changedBy),
    isStarred: starred.has(item.itemId),
    versionId: item.versionId,
    versionNumber: (item.versionId !== null && numbers.get(item.versionId)?.number) || null,
    thumbnail: thumbnailOf(item, known),
    hasPreview: item.mediaType !== null && fillOf(item.mediaType) !== 'other',
    right: access.right,
    version: item.version,
    can: canOf(viewer, { item, access }),
  };
}

type Presenting = Pick<DriveDependencies, 'makers' | 'platform'>;

async function askKnown(
  { makers, platform }: Presenting,
  reader: Reader,
  viewer: Viewer,
  shown: readonly ShownItem[],
): Promise<Known> {
  const people = shown.flatMap(({ item: { changedBy, binnedBy } }) =>
    [changedBy ?? [], binnedBy ?? []].flat(),
  );
  const [names, numbers, starred] = await Promise.all([
    people.length === 0 ? new Map<string, string>() : makers.single().namesOf(reader, [...new Set(people)]),
    findVersions(
      reader,
      shown.flatMap(({ item: { versionId } }) => versionId ?? []),
    ),
    starredAmong(
      reader,
      viewer.userId,
      shown.map(({ item }) => item.itemId),
    ),
  ]);
  return { viewer, platform, names, numbers, starred };
}

export async function presentItems(
  deps: Presenting,
  reader: Reader,
  viewer: Viewer,
  shown: readonly ShownItem[],
): Promise<DriveItemAnswer[]> {
  if (shown.length === 0) return [];
  const facts = await askKnown(deps, reader, viewer, shown);
  return shown.map((one) => presentItem(one, facts));
}

export async function presentOne(
  deps: Presenting,
  reader: Reader,
  viewer: Viewer,
  shown: ShownItem,
): Promise<DriveItemAnswer> {
  return presentItem(shown, await askKnown(deps, reader, viewer, [shown]));
}

export async function presentBinned(
  deps: Presenting,
  reader: Reader,
  viewer: Viewer,
  shown: readonly ShownItem[],
): Promise<BinnedItemAnswer[]> {
  if (shown.length === 0) return [];
  const facts = await askKnown(deps, reader, viewer, shown);
  return shown.flatMap((one) => {
    const { binnedAt, binnedBy } = one.item;
    if (binnedAt === null) return [];
    const said = { binnedAt: binnedAt.toISOString(), removedAt: removedAt(binnedAt).toISOString() };
    return [{ ...presentItem(one, facts), ...said, binnedByName: nameIn(facts.names, binnedBy) }];
  });
}

export function presentSpace(
  config: Config,
  viewer: Viewer,
  { space, right }: { readonly space: SpaceRow; readonly right: DriveRight },
): DriveSpaceAnswer {
  const byKind = driveFills.map((kind) => ({ kind, bytes: bytesOfFill(space, kind) }));
  return {
    space: spaceNameOf(viewer, space),
    bytes: space.bytes,
    files: space.files,
    quotaBytes: quotaOf(config, space),
    fileBytes: fileBytesOf(config),
    byKind: byKind.filter(({ bytes }) => bytes > 0).toSorted((a, b) => b.bytes - a.bytes),
    right,
  };
}

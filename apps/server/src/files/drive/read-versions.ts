import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { Page } from '@nukkad/contract/kernel/page';
import type {
  getDriveFile as fileCall,
  listDriveVersions as versionsCall,
  restoreDriveVersion as restoreCall,
} from '@nukkad/contract/files/drive/drive.api';
import type { DriveItemAnswer, DriveVersionAnswer } from '@nukkad/contract/files/drive/drive.model';
import { driveErrors } from '@nukkad/contract/files/drive/drive.noun';
import * as z from 'zod/mini';
import type { Reader } from '../../platform/db/database.ts';
import { listOf } from '../../platform/http/list-of.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { signShortLink } from '../../platform/storage/links.ts';
import { discard } from '../../platform/storage/storage.ts';
import { seenItem } from './access.ts';
import { copyVersion } from './copy-version.ts';
import type { DriveDependencies } from './drive.interface.ts';
import { driveTransitions } from './drive.transitions.ts';
import type { ItemRow } from './item.store.ts';
import { addVersion } from './keep-file.ts';
import { type VersionRow, findVersion, listVersionRows } from './version.store.ts';

/** Of a version; what PostgreSQL takes. */
const mostNumber = 2_000_000_000;

/** The newest first. */
export async function readVersions(
  { platform: { db }, makers }: DriveDependencies,
  { viewer }: SignedInCall,
  asked: EndpointParsed<typeof versionsCall>['query'],
): Promise<Page<DriveVersionAnswer>> {
  const { item } = await seenItem(db, viewer, asked.itemId);
  return listOf(asked, {
    after: z.tuple([z.int().check(z.gte(0), z.lte(mostNumber))]),
    rows: (key, most) => listVersionRows(db, item.itemId, key?.[0] ?? null, most),
    key: ({ number }) => [number],
    items: async (rows) => {
      const people = [...new Set(rows.flatMap(({ createdBy }) => createdBy ?? []))];
      const names = await makers.single().namesOf(db, people);
      return rows.map(({ versionId, number, mediaType, bytes, createdAt, createdBy }) => ({
        versionId,
        number,
        mediaType,
        bytes,
        createdAt: createdAt.toISOString(),
        createdByName: (createdBy !== null && names.get(createdBy)) || '',
        isCurrent: versionId === item.versionId,
      }));
    },
  });
}

/** Of a file that may be seen: a version that was named, or the newest one. */
export async function versionOf(
  reader: Reader,
  { itemId, versionId }: ItemRow,
  named: string | undefined,
): Promise<VersionRow> {
  const wanted = named ?? versionId;
  const version = wanted === null ? null : await findVersion(reader, wanted);
  return version && version.itemId === itemId ? version : refuse(driveErrors.drive_version_not_found);
}

/** A link for this person that lives for a minute; what it opens is saved, not shown. */
export async function linkFile(
  { platform: { db, config } }: DriveDependencies,
  { viewer, now }: SignedInCall,
  { itemId, versionId }: EndpointParsed<typeof fileCall>['query'],
): Promise<{ url: string; expiresAt: string }> {
  const { item } = await seenItem(db, viewer, itemId);
  const { storageKey } = await versionOf(db, item, versionId);
  const { url, expiresAt } = signShortLink(config.secret, storageKey, viewer.userId, now);
  return { url, expiresAt: expiresAt.toISOString() };
}

/** A copy of it becomes the newest, so that what came since stays. */
export async function restoreVersion(
  deps: DriveDependencies,
  call: SignedInCall,
  { itemId, versionId }: EndpointParsed<typeof restoreCall>['body'],
): Promise<DriveItemAnswer> {
  const { platform } = deps;
  const { viewer } = call;
  const { item, space, right } = await seenItem(platform.db, viewer, itemId);
  driveTransitions.allow({ viewer, right }, driveTransitions.verb.addVersion, item);
  const version = await versionOf(platform.db, item, versionId);
  const kept = await copyVersion(deps, call, { owner: space, version });
  try {
    return await platform.write(call, (tx) => addVersion(deps, tx, call, { itemId, kept }));
  } catch (error) {
    await discard(platform.storage, [kept.storageKey]);
    throw error;
  }
}

/** What other domains keep, asked for live: a record is gone from here with the right to it. */
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { Page } from '@nukkad/contract/kernel/page';
import type {
  findRecords as findCall,
  getRecordFile as fileCall,
  listRecords as listCall,
} from '@nukkad/contract/files/drive/record.api';
import type { DriveRecordAnswer } from '@nukkad/contract/files/drive/record.model';
import { type RecordFolder, recordErrors, recordFolders } from '@nukkad/contract/files/drive/record.noun';
import { nextCursor } from '../../../platform/http/cursor.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { DriveRecords, ListedRecord, RecordDependencies } from './record.interface.ts';
import { endOfLink, writeOpening } from './record-keys.ts';

/** Of each folder, for a search of all. */
const mostOfFolder = 4;
const mostFound = 20;

/** In the order of the contract. */
function foldersOf({ records }: RecordDependencies, viewer: Viewer): readonly DriveRecords[] {
  const answers = new Map(records.answers.map((one) => [one.folder, one]));
  return recordFolders.flatMap((folder) => {
    const found = answers.get(folder);
    return found?.isFor(viewer) ? [found] : [];
  });
}

/** Null: no domain answers for it, or this person can have nothing in it. */
export function answerOf(
  { records }: RecordDependencies,
  viewer: Viewer,
  folder: RecordFolder,
): DriveRecords | null {
  const found = records.answers.find((one) => one.folder === folder);
  return found?.isFor(viewer) ? found : null;
}

const inFolder =
  (folder: RecordFolder) =>
  ({ key: _key, ...record }: ListedRecord): DriveRecordAnswer => ({ ...record, folder });

export const listRecordFolders = async (
  deps: RecordDependencies,
  { viewer }: SignedInCall,
): Promise<{ folders: RecordFolder[] }> => ({
  folders: foldersOf(deps, viewer).map(({ folder }) => folder),
});

/** A folder that can hold nothing for this person is empty: that there is one says nothing. */
export async function listRecords(
  deps: RecordDependencies,
  call: SignedInCall,
  { folder, q = '', cursor, limit }: EndpointParsed<typeof listCall>['query'],
): Promise<Page<DriveRecordAnswer>> {
  const answer = answerOf(deps, call.viewer, folder);
  if (!answer) return { items: [], nextCursor: null };
  const rows = await answer.list(deps.platform.db, call, { q, cursor, most: limit + 1 });
  return {
    items: rows.slice(0, limit).map(inFolder(folder)),
    nextCursor: nextCursor(rows, limit, ({ key }) => key),
  };
}

export async function findRecords(
  deps: RecordDependencies,
  call: SignedInCall,
  { q }: EndpointParsed<typeof findCall>['query'],
): Promise<{ items: DriveRecordAnswer[] }> {
  const asked = { q, cursor: undefined, most: mostOfFolder };
  const found = await Promise.all(
    foldersOf(deps, call.viewer).map(async (answer) =>
      (await answer.list(deps.platform.db, call, asked)).map(inFolder(answer.folder)),
    ),
  );
  return {
    items: found
      .flat()
      .toSorted((one, other) => other.at.localeCompare(one.at))
      .slice(0, mostFound),
  };
}

export async function linkRecordFile(
  deps: RecordDependencies,
  call: SignedInCall,
  { folder, recordId }: EndpointParsed<typeof fileCall>['query'],
): Promise<{ url: string; fileName: string; expiresAt: string }> {
  const { config, db } = deps.platform;
  const { viewer, lang, now } = call;
  const file = await answerOf(deps, viewer, folder)?.file(db, call, recordId);
  if (!file) return refuse(recordErrors.record_not_found);
  const expiresAt = endOfLink(now);
  const { userId, role, organisationId } = viewer;
  const of = { folder, recordId, userId, role, organisationId, lang, until: expiresAt.getTime() };
  return {
    url: 'url' in file ? file.url : `/record-file?code=${writeOpening(config.secret, of)}`,
    fileName: file.fileName,
    expiresAt: expiresAt.toISOString(),
  };
}

import { type DrivePreviewAnswer, previewLimits } from '@nukkad/contract/files/drive/drive-view.model';
import type { getDrivePreview as previewCall } from '@nukkad/contract/files/drive/drive-view.api';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { LRUCache } from 'lru-cache';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { signLink } from '../../../platform/storage/links.ts';
import { seenItem } from '../access.ts';
import type { DriveDependencies } from '../drive.interface.ts';
import { versionOf } from '../read-versions.ts';
import type { VersionRow } from '../version.store.ts';
import { mostOpened, previewKindOf, textKindOf } from './file-kind.rules.ts';

/** What a version shows, without its links: it never changes. */
type Shown = Omit<DrivePreviewAnswer, 'url' | 'versionId'>;

const mebibyte = 1024 * 1024;
/** Of previews that were read; they are read again where there is no more room. */
const keptBytes = 16 * mebibyte;
const refusals = { unreadable: kernelErrors.file_too_complex };
const empty: Omit<Shown, 'kind'> = {
  pages: null,
  table: [],
  blocks: [],
  text: null,
  isCut: false,
};
const nothing: Shown = { ...empty, kind: 'none' };

export type ShownVersions = LRUCache<string, Shown>;

/** Of this process, by version. */
export const shownVersions = (): ShownVersions =>
  new LRUCache({ maxSize: keptBytes, sizeCalculation: (shown) => JSON.stringify(shown).length + 200 });

async function readShown(deps: DriveDependencies, version: VersionRow, by: string): Promise<Shown> {
  const { readers, storage } = deps.platform;
  const kind = previewKindOf(version.mediaType);
  const plain: Shown = { ...empty, kind };
  const textKind = textKindOf(version.mediaType);
  if (textKind === null) return plain;
  if (version.bytes > mostOpened) return kind === 'pages' ? plain : nothing;
  const kept = await storage.get(version.storageKey);
  if (!kept) return nothing;
  const file = { fileName: 'kept', ...kept };
  if (kind === 'pages') {
    const options = { page: null, name: null };
    return { ...plain, pages: (await readers.read('viewed', file, { by, options, refusals })).count };
  }
  if (kind === 'table') {
    const { rows, columns } = previewLimits;
    const table = await readers.read('sheets', file, { by, options: { rows, columns }, refusals });
    return { ...plain, table: table.map((sheet) => ({ ...sheet, rows: sheet.rows.map((row) => [...row]) })) };
  }
  const most = previewLimits.textLength;
  if (kind === 'document') {
    const options = { blocks: previewLimits.blocks, letters: most };
    const { blocks, isCut } = await readers.read('layout', file, { by, options, refusals });
    return { ...plain, blocks: [...blocks], isCut };
  }
  const { text } = await readers.read('contents', file, { by, options: { kind: textKind, most }, refusals });
  return { ...plain, text, isCut: text.length >= most };
}

/** What its reader refuses can be saved all the same. */
async function orNothing(read: () => Promise<Shown>): Promise<Shown> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Refusal && error.fact === kernelErrors.file_too_complex) return nothing;
    throw error;
  }
}

/** Looking costs the one who looks; it pauses no upload of theirs. */
export const lookedBy = (userId: string): string => `drive of ${userId}`;

export async function readPreview(
  deps: DriveDependencies,
  shown: ShownVersions,
  { viewer, now }: SignedInCall,
  { itemId, versionId }: EndpointParsed<typeof previewCall>['query'],
): Promise<DrivePreviewAnswer> {
  const { db, config } = deps.platform;
  const { item } = await seenItem(db, viewer, itemId);
  const version = await versionOf(db, item, versionId);
  const known = shown.get(version.versionId);
  const read = known ?? (await orNothing(() => readShown(deps, version, lookedBy(viewer.userId))));
  shown.set(version.versionId, read);
  const isLinked = read.kind === 'picture' || read.kind === 'video';
  const url = isLinked ? signLink(config.secret, version.storageKey, viewer.userId, now) : null;
  return { ...read, versionId: version.versionId, url };
}

import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { istDay } from '@nukkad/contract/kernel/time';
import type { DriveRecords, ListedRecord } from '../../files/drive/index.ts';
import { readIdCursor } from '../../platform/http/cursor.ts';
import { admit } from '../../platform/http/mount.ts';
import { isUuid } from '../../platform/id.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Language } from '../../platform/spoken.rules.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { ListExportDependencies } from './list-export.interface.ts';
import { exportAddress } from './list-export-keys.ts';
import { isOwn } from './list-export.policy.ts';
import { type ListExportRow, findListExport, listListExports } from './list-export.store.ts';
import { mediaTypes } from './make-list-export.ts';
import { holdsKey, sheetOf } from './reader-of.ts';

/** They are removed after some days, so there are few. */
const mostKept = 200;

/** Whether this person still reads the list that it was made of. */
function isReadable(deps: ListExportDependencies, viewer: Viewer, row: ListExportRow): boolean {
  const { sheet } = sheetOf(deps, row.list);
  if (!isOwn(viewer, row) || !holdsKey(sheet, viewer)) return false;
  try {
    admit(sheet.endpoint, viewer);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

export const nameOf = ({ list, askedAt, format }: ListExportRow): string =>
  `${list.replaceAll('_', '-')}-${istDay(askedAt)}.${format}`;

const present =
  (deps: ListExportDependencies, lang: Language) =>
  (row: ListExportRow): ListedRecord => ({
    recordId: row.exportId,
    name: `${sheetOf(deps, row.list).sheet.title[lang]} (${row.format.toUpperCase()})`,
    mediaType: mediaTypes[row.format],
    bytes: row.byteCount,
    at: (row.readyAt ?? row.askedAt).toISOString(),
    from: null,
    screen: screenAddress.ownExports,
    pictureUrl: null,
    share: null,
    key: [row.exportId],
  });

/** Lists that one made into files, as long as they are kept and one may read the list; fetched from their own page. */
export const listExportRecords = (deps: ListExportDependencies): DriveRecords => ({
  folder: 'list_exports',
  isFor: ({ role }) => role === 'Service Partner' || role === 'subUser',
  list: async (reader, { viewer, lang, now }, { q, cursor, most }) => {
    const after = readIdCursor(cursor);
    const rows = await listListExports(reader, viewer, { now, after, limit: mostKept });
    return rows
      .filter((row) => row.status === 'ready' && isReadable(deps, viewer, row))
      .map(present(deps, lang))
      .filter(({ name }) => name.toLowerCase().includes(q.toLowerCase()))
      .slice(0, most);
  },
  file: async (reader, { viewer, now }, exportId) => {
    const row = isUuid(exportId) ? await findListExport(reader, exportId) : null;
    if (row?.status !== 'ready' || row.expiresAt <= now || !isReadable(deps, viewer, row)) return null;
    const { sessionId } = viewer;
    return {
      fileName: nameOf(row),
      url: exportAddress(deps.platform.config.secret, { exportId, sessionId }, now),
    };
  },
});

import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import type { DriveRecords, ListedRecord } from '../../../files/drive/index.ts';
import { readIdCursor } from '../../../platform/http/cursor.ts';
import { isUuid } from '../../../platform/id.ts';
import type { Language } from '../../../platform/spoken.rules.ts';
import { pdfMediaType } from '../../../platform/storage/media-types.ts';
import { type Viewer, hasPermission } from '../../../platform/viewer.ts';
import type { LeavingDependencies } from '../leaving.interface.ts';
import { isOffice, seesLeaving } from '../leaving.policy.ts';
import { type LetterRecord, listLetterRecords } from './letter-records.store.ts';
import { findLetter, listCurrent } from './letter.store.ts';
import { letterTitles } from './letter.words.ts';
import { paperName } from './own-paper.ts';
import { paperOf } from './read-letters.ts';

interface Whose {
  readonly organisationId: string;
  /** Null: everyone of the organisation. */
  readonly staffId: string | null;
}

/** Those of everyone for who sees how people leave, else one’s own. */
function whoseFor(viewer: Viewer): Whose | null {
  const { organisationId, staffId } = viewer;
  if (organisationId === null) return null;
  const seesAll = hasPermission(viewer, 'manage_users.view') || hasPermission(viewer, 'manage_users.update');
  if (seesAll) return { organisationId, staffId: null };
  return staffId === null ? null : { organisationId, staffId };
}

function screenOf(viewer: Viewer, { staffId }: LetterRecord): string {
  return viewer.staffId === staffId ? screenAddress.ownLeaving : screenAddress.employeeLeaving(staffId);
}

const present =
  (viewer: Viewer, lang: Language) =>
  (row: LetterRecord): ListedRecord => ({
    recordId: row.letterId,
    name: letterTitles[row.kind][lang],
    mediaType: pdfMediaType,
    bytes: null,
    at: row.issuedAt.toISOString(),
    from: viewer.staffId === row.staffId ? row.companyName : row.fullName,
    screen: screenOf(viewer, row),
    pictureUrl: null,
    share: isOffice(viewer, row) ? { subject: 'letter', subjectId: row.letterId } : null,
    key: [row.letterId],
  });

/** Letters that still count. */
export const letterRecords = (deps: LeavingDependencies): DriveRecords => ({
  folder: 'letters',
  isFor: (viewer) => whoseFor(viewer) !== null,
  list: async (reader, { viewer, lang }, { q, cursor, most }) => {
    const whose = whoseFor(viewer);
    if (!whose) return [];
    const rows = await listLetterRecords(reader, { ...whose, q }, readIdCursor(cursor), most);
    return rows.map(present(viewer, lang));
  },
  file: async (reader, { viewer }, letterId) => {
    const row = isUuid(letterId) ? await findLetter(reader, letterId) : null;
    if (!row || !seesLeaving(viewer, row)) return null;
    if (!(await listCurrent(reader, [letterId])).has(letterId)) return null;
    const read = async () => ({ content: await paperOf(deps, row), mediaType: pdfMediaType });
    return { fileName: paperName(row), read };
  },
});

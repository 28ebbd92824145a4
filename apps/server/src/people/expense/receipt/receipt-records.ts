import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import type { DriveRecords, ListedRecord, RecordAsker } from '../../../files/drive/index.ts';
import { readInstantCursor } from '../../../platform/http/cursor.ts';
import { isUuid } from '../../../platform/id.ts';
import { signLink } from '../../../platform/storage/links.ts';
import { pdfMediaType } from '../../../platform/storage/media-types.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { ExpenseDependencies } from '../expense.interface.ts';
import { seesAllExpenses } from '../expense.policy.ts';
import { type ReceiptRecord, findReceiptRecord, listReceiptRecords } from './receipt-records.store.ts';

const isFor = ({ role, organisationId }: Viewer): boolean =>
  organisationId !== null && (role === 'Service Partner' || role === 'subUser');

const present =
  (
    { platform }: ExpenseDependencies,
    { viewer, now }: RecordAsker,
    names: (staffId: string) => string | null,
  ) =>
  (row: ReceiptRecord): ListedRecord => {
    const { receiptId, requestId, storageKey, fileName, mediaType, bytes, uploadedAt } = row;
    const at = uploadedAt.toISOString();
    const isPicture = mediaType !== pdfMediaType;
    return {
      recordId: receiptId,
      name: fileName,
      mediaType,
      bytes,
      at,
      from: names(row.staffId),
      screen: screenAddress.expense(requestId),
      pictureUrl: isPicture ? signLink(platform.config.secret, storageKey, viewer.userId, now) : null,
      share: null,
      key: [at, receiptId],
    };
  };

/** Of what was claimed: one’s own, or of everyone for who sees all expenses. */
export const receiptRecords = (deps: ExpenseDependencies): DriveRecords => ({
  folder: 'expense_receipts',
  isFor,
  list: async (reader, asker, { q, cursor, most }) => {
    const { viewer } = asker;
    const filter = {
      organisationId: viewer.organisationId ?? '',
      userId: seesAllExpenses(viewer) ? null : viewer.userId,
      q,
    };
    const rows = await listReceiptRecords(reader, filter, readInstantCursor(cursor), most);
    const staff = await deps.partner.getStaff(reader, [...new Set(rows.map(({ staffId }) => staffId))]);
    return rows.map(present(deps, asker, (staffId) => staff.get(staffId)?.fullName ?? null));
  },
  file: async (reader, { viewer }, receiptId) => {
    const { organisationId, userId } = viewer;
    const row =
      organisationId && isUuid(receiptId) ? await findReceiptRecord(reader, organisationId, receiptId) : null;
    if (!row || !(row.userId === userId || seesAllExpenses(viewer))) return null;
    return { fileName: row.fileName, storageKey: row.storageKey };
  },
});

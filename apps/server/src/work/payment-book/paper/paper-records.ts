import type { PaperKind } from '@nukkad/contract/work/payment-book/payment-book.model';
import type { DriveRecords, ListedRecord } from '../../../files/drive/index.ts';
import { readInstantCursor } from '../../../platform/http/cursor.ts';
import { isUuid } from '../../../platform/id.ts';
import type { Language } from '../../../platform/spoken.rules.ts';
import { pdfMediaType } from '../../../platform/storage/media-types.ts';
import { type Viewer, hasPermission } from '../../../platform/viewer.ts';
import type { PaymentBookDependencies } from '../payment-book.interface.ts';
import { type PaperRow, findPaper, listPaperRows } from './paper.store.ts';
import { paperWords } from './paper.words.ts';
import { fileNameOf, paperFile } from './read-paper.ts';

const titleOf = (lang: Language, kind: PaperKind): string => paperWords[lang].titles[kind];

const isFor = (viewer: Viewer): boolean =>
  viewer.organisationId !== null && hasPermission(viewer, 'customers.view');

const present =
  (viewer: Viewer, lang: Language) =>
  ({ paperId, paperNumber, kind, frozen, issuedAt }: PaperRow): ListedRecord => {
    const at = issuedAt.toISOString();
    return {
      recordId: paperId,
      name: `${titleOf(lang, kind)} ${paperNumber}`,
      mediaType: pdfMediaType,
      bytes: null,
      at,
      from: frozen.recipient.name,
      screen: null,
      pictureUrl: null,
      share: hasPermission(viewer, 'customers.update') ? { subject: 'paper', subjectId: paperId } : null,
      key: [at, paperId],
    };
  };

/** What the business issued to its parties. */
export const paperRecords = (deps: PaymentBookDependencies): DriveRecords => ({
  folder: 'papers',
  isFor,
  list: async (reader, { viewer, lang }, { q, cursor, most }) => {
    const filter = { organisationId: viewer.organisationId ?? '', q };
    const rows = await listPaperRows(reader, filter, readInstantCursor(cursor), most);
    return rows.map(present(viewer, lang));
  },
  file: async (reader, { viewer, lang }, paperId) => {
    const { organisationId } = viewer;
    const row = organisationId && isUuid(paperId) ? await findPaper(reader, organisationId, paperId) : null;
    return (
      row && {
        fileName: fileNameOf(row),
        read: async () => ({ content: await paperFile(deps, row, lang), mediaType: pdfMediaType }),
      }
    );
  },
});

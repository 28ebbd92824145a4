import type { EmployeeDocumentKind } from '@nukkad/contract/people/employee-file/employee-file.model';
import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import type { KeptFile } from '../../files/document/index.ts';
import type { DriveRecords, ListedRecord } from '../../files/drive/index.ts';
import type { Reader } from '../../platform/db/database.ts';
import { readIdCursor } from '../../platform/http/cursor.ts';
import { isUuid } from '../../platform/id.ts';
import type { Language, Said } from '../../platform/spoken.rules.ts';
import { type Viewer, hasPermission } from '../../platform/viewer.ts';
import { type NamedDocument, findDocument, listNamedDocuments } from './document.store.ts';
import type { EmployeeFileDependencies } from './employee-file.interface.ts';
import { mayRead } from './employee-file.policy.ts';

const kinds: Readonly<Record<EmployeeDocumentKind, Said>> = {
  contract: { en: 'Contract', hi: 'अनुबंध' },
  driving_licence: { en: 'Driving licence', hi: 'ड्राइविंग लाइसेंस' },
  passport: { en: 'Passport', hi: 'पासपोर्ट' },
  voter_id: { en: 'Voter ID', hi: 'वोटर आईडी' },
  police_check: { en: 'Police verification', hi: 'पुलिस सत्यापन' },
  medical: { en: 'Medical certificate', hi: 'मेडिकल प्रमाण पत्र' },
  training: { en: 'Training', hi: 'प्रशिक्षण' },
  education: { en: 'Education', hi: 'शिक्षा' },
  other: { en: 'Document', hi: 'दस्तावेज़' },
};

const isFor = ({ role, organisationId }: Viewer): boolean =>
  organisationId !== null && (role === 'Service Partner' || role === 'subUser');

/** All of the business for who sees its people, else those of one’s own file. */
const whoseFor = (viewer: Viewer) => ({
  organisationId: viewer.organisationId ?? '',
  userId: hasPermission(viewer, 'manage_users.view') ? null : viewer.userId,
});

const present =
  (lang: Language, files: ReadonlyMap<string, KeptFile>) =>
  ({
    employeeDocumentId,
    employeeId,
    documentId,
    kind,
    fullName,
    createdAt,
  }: NamedDocument): ListedRecord[] => {
    const file = files.get(documentId);
    if (!file) return [];
    return [
      {
        recordId: employeeDocumentId,
        name: `${kinds[kind][lang]}: ${file.fileName}`,
        mediaType: file.mediaType,
        bytes: file.bytes,
        at: createdAt.toISOString(),
        from: fullName,
        screen: screenAddress.employeeDocuments(employeeId),
        pictureUrl: null,
        share: null,
        key: [employeeDocumentId],
      },
    ];
  };

async function fileOf(
  deps: EmployeeFileDependencies,
  reader: Reader,
  viewer: Viewer,
  employeeDocumentId: string,
) {
  const organisationId = viewer.organisationId ?? '';
  const row = await findDocument(reader, organisationId, employeeDocumentId);
  if (!row) return null;
  const people = await deps.employee.getEmployees(reader, organisationId, [row.employeeId]);
  const person = people.get(row.employeeId);
  return person && mayRead(viewer, person) ? deps.document.findStored(reader, row.documentId) : null;
}

/** Documents in the files of employees. */
export const employeeDocumentRecords = (deps: EmployeeFileDependencies): DriveRecords => ({
  folder: 'employee_documents',
  isFor,
  list: async (reader, { viewer, lang }, { q, cursor, most }) => {
    const filter = { ...whoseFor(viewer), q };
    const rows = await listNamedDocuments(reader, filter, readIdCursor(cursor), most);
    const files = await deps.document.getFiles(
      reader,
      rows.map(({ documentId }) => documentId),
    );
    return rows.flatMap(present(lang, files));
  },
  file: async (reader, { viewer }, recordId) =>
    isUuid(recordId) ? fileOf(deps, reader, viewer, recordId) : null,
});

import { expiryOf } from '@nukkad/contract/kernel/expiry';
import { istDay } from '@nukkad/contract/kernel/time';
import type {
  EmployeeDocumentAnswer,
  EmployeeFileAnswer,
} from '@nukkad/contract/people/employee-file/employee-file.model';
import type { KeptFile } from '../../files/document/index.ts';
import { bankTries } from '../../platform/providers/kyc/penny-check.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { EmployeeFacts } from '../employee/index.ts';
import type { EmployeeBankRow } from './bank/bank.store.ts';
import type { DocumentRow } from './document.store.ts';
import { isSelf, mayEdit, mayRemove } from './employee-file.policy.ts';
import type { FileRow } from './employee-file.store.ts';

export interface Parts {
  readonly person: EmployeeFacts;
  readonly row: FileRow;
  readonly bank: EmployeeBankRow | null;
  readonly documents: readonly DocumentRow[];
  readonly files: ReadonlyMap<string, KeptFile>;
}

const presentDocument = (
  viewer: Viewer,
  row: DocumentRow,
  { person, files }: Parts,
  now: Date,
): EmployeeDocumentAnswer => ({
  employeeDocumentId: row.employeeDocumentId,
  kind: row.kind,
  number: row.number,
  expiresOn: row.expiresOn,
  isExpiring: expiryOf(row.expiresOn, istDay(now)) !== null,
  fileName: files.get(row.documentId)?.fileName ?? '',
  addedAt: row.createdAt.toISOString(),
  can: { remove: mayRemove(viewer, person, row) },
});

/** Sealed numbers are here by their last four characters, for everyone. */
export function presentFile(viewer: Viewer, parts: Parts, now: Date): EmployeeFileAnswer {
  const { person, row, bank, documents } = parts;
  const isMe = isSelf(viewer, person);
  return {
    employeeId: person.employeeId,
    fullName: person.fullName,
    isMe,
    bornOn: row.bornOn,
    address: row.address,
    emergencyName: row.emergencyName,
    emergencyRelation: row.emergencyRelation,
    emergencyMobile: row.emergencyMobile,
    uan: row.uan,
    epfoNumber: row.epfoNumber,
    esiNumber: row.esiNumber,
    panLast4: row.panLast4,
    aadhaarLast4: row.aadhaarLast4,
    bank: bank && {
      holderName: bank.holderName,
      ifsc: bank.ifsc,
      bankName: bank.bankName,
      accountLast4: bank.accountLast4,
      check: bank.status,
    },
    documents: documents.map((one) => presentDocument(viewer, one, parts, now)),
    version: row.version,
    can: {
      edit: mayEdit(viewer, person),
      giveBank: isMe,
      verifyBank: isMe && bank?.status === 'code_sent' && bank.wrongTries < bankTries,
    },
  };
}

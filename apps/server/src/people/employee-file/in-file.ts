import type { Reader } from '../../platform/db/database.ts';
import { listVerified } from './bank/bank.store.ts';
import { listDocuments } from './document.store.ts';
import type { InFile } from './employee-file.interface.ts';
import { findFile } from './employee-file.store.ts';

/** What the file of an employee has, without what is in it. */
export async function inFile(
  reader: Reader,
  organisationId: string,
  employeeId: string,
): Promise<ReadonlySet<InFile>> {
  const [row, banks, documents] = await Promise.all([
    findFile(reader, organisationId, employeeId),
    listVerified(reader, organisationId, [employeeId]),
    listDocuments(reader, organisationId, employeeId),
  ]);
  const found = new Set<InFile>(documents.map(({ kind }) => kind));
  if (row?.aadhaarLast4) found.add('aadhaar');
  if (row?.panLast4) found.add('pan');
  if (banks.length > 0) found.add('bank');
  return found;
}

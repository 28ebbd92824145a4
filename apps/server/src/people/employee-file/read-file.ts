import { employeeFileErrors } from '@nukkad/contract/people/employee-file/employee-file.noun';
import type { EmployeeFileAnswer } from '@nukkad/contract/people/employee-file/employee-file.model';
import { authorize } from '../../platform/authorize.ts';
import type { Reader } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { EmployeeFacts } from '../employee/index.ts';
import { findBank } from './bank/bank.store.ts';
import { listDocuments } from './document.store.ts';
import type { EmployeeFileDependencies } from './employee-file.interface.ts';
import { mayRead } from './employee-file.policy.ts';
import { presentFile } from './employee-file.presenter.ts';
import { emptyFile, findFile } from './employee-file.store.ts';
import { organisationOf } from '../../platform/viewer.ts';

/** One of the viewer's organisation; without an id the viewer. 404 for everyone else's. */
export async function findPerson(
  { employee }: EmployeeFileDependencies,
  reader: Reader,
  { viewer }: Pick<SignedInCall, 'viewer'>,
  employeeId?: string,
): Promise<EmployeeFacts> {
  const organisationId = organisationOf(viewer);
  const found = employeeId
    ? (await employee.getEmployees(reader, organisationId, [employeeId])).get(employeeId)
    : await employee.employeeOf(reader, organisationId, viewer.userId);
  return found ?? refuse(employeeFileErrors.employee_file_not_found);
}

/** The whole file of a person, as this viewer sees it. */
export async function fileOf(
  deps: EmployeeFileDependencies,
  reader: Reader,
  { viewer, now }: Pick<SignedInCall, 'viewer' | 'now'>,
  person: EmployeeFacts,
): Promise<EmployeeFileAnswer> {
  const { organisationId, employeeId } = authorize(person, mayRead(viewer, person));
  const [row, bank, documents] = await Promise.all([
    findFile(reader, organisationId, employeeId),
    findBank(reader, organisationId, employeeId),
    listDocuments(reader, organisationId, employeeId),
  ]);
  const files = await deps.document.getFiles(
    reader,
    documents.map(({ documentId }) => documentId),
  );
  return presentFile(
    viewer,
    { person, row: row ?? emptyFile(organisationId, employeeId), bank, documents, files },
    now,
  );
}

export async function readFile(
  deps: EmployeeFileDependencies,
  call: SignedInCall,
  { employeeId }: { readonly employeeId?: string | undefined },
): Promise<EmployeeFileAnswer> {
  const { db } = deps.platform;
  return fileOf(deps, db, call, await findPerson(deps, db, call, employeeId));
}

import { employeeFileErrors } from '@nukkad/contract/people/employee-file/employee-file.noun';
import {
  type EmployeeDocumentKind,
  type EmployeeFileAnswer,
  mostEmployeeDocuments,
} from '@nukkad/contract/people/employee-file/employee-file.model';
import { actorOnBehalf, audit } from '../../platform/audit.ts';
import { authorize } from '../../platform/authorize.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { refuse } from '../../platform/refusal.ts';
import { deleteDocument, findDocument, insertDocument, listDocuments } from './document.store.ts';
import type { EmployeeFileDependencies } from './employee-file.interface.ts';
import { mayEdit, mayRead, mayRemove } from './employee-file.policy.ts';
import { fileOf, findPerson } from './read-file.ts';

interface NewDocument {
  readonly employeeId: string;
  readonly documentId: string;
  readonly kind: EmployeeDocumentKind;
  readonly number?: string | undefined;
  readonly expiresOn: string | null;
}

const about = (employeeId: string) => ({ subjectKind: 'employee', subjectId: employeeId });

/** A document of one's own drive; who may read the file can open it from now on. */
export function addDocument(
  deps: EmployeeFileDependencies,
  call: SignedInCall,
  { employeeId, documentId, kind, number = '', expiresOn }: NewDocument,
): Promise<EmployeeFileAnswer> {
  const { viewer, now } = call;
  return deps.platform.write(call, async (tx) => {
    const found = await findPerson(deps, tx, call, employeeId);
    const person = authorize(found, mayEdit(viewer, found));
    const { organisationId } = person;
    if (!(await deps.document.holdOwn(tx, viewer.userId, [documentId])))
      refuse(employeeFileErrors.employee_document_unknown);
    const there = await listDocuments(tx, organisationId, employeeId);
    if (there.length >= mostEmployeeDocuments) refuse(employeeFileErrors.employee_documents_full);
    const row = {
      employeeDocumentId: newId(),
      employeeId,
      organisationId,
      documentId,
      kind,
      number,
      expiresOn,
      addedBy: viewer.userId,
      createdAt: now,
    };
    await insertDocument(tx, authorize(row, mayEdit(viewer, person)));
    await audit(tx, now, {
      ...actorOnBehalf(viewer),
      action: 'employee_file.add_document',
      ...about(employeeId),
    });
    return fileOf(deps, tx, call, person);
  });
}

interface Chosen {
  readonly employeeId: string;
  readonly employeeDocumentId: string;
}

export function removeDocument(
  deps: EmployeeFileDependencies,
  call: SignedInCall,
  { employeeId, employeeDocumentId }: Chosen,
): Promise<EmployeeFileAnswer> {
  const { viewer, now } = call;
  return deps.platform.write(call, async (tx) => {
    const person = await findPerson(deps, tx, call, employeeId);
    authorize(person, mayRead(viewer, person));
    const row = await findDocument(tx, person.organisationId, employeeDocumentId);
    if (row?.employeeId !== employeeId) return refuse(employeeFileErrors.employee_document_unknown);
    await deleteDocument(tx, authorize(row, mayRemove(viewer, person, row)));
    await audit(tx, now, {
      ...actorOnBehalf(viewer),
      action: 'employee_file.remove_document',
      ...about(employeeId),
    });
    return fileOf(deps, tx, call, person);
  });
}

/** For who may read the file. */
export async function openDocument(
  deps: EmployeeFileDependencies,
  call: SignedInCall,
  { employeeId, employeeDocumentId }: Chosen,
): Promise<{ url: string; expiresAt: string }> {
  const { db } = deps.platform;
  const { viewer, now } = call;
  const person = await findPerson(deps, db, call, employeeId);
  const { organisationId } = authorize(person, mayRead(viewer, person));
  const row = await findDocument(db, organisationId, employeeDocumentId);
  if (row?.employeeId !== employeeId) return refuse(employeeFileErrors.employee_document_unknown);
  const link = await deps.document.linkFile(db, row.documentId, viewer, now);
  return link ?? refuse(employeeFileErrors.employee_document_unknown);
}

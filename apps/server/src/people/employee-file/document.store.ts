import type { EmployeeDocumentKind } from '@nukkad/contract/people/employee-file/employee-file.model';
import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { containing } from '../../platform/db/like.ts';
import { alertDueAt } from '../../platform/db/expiring.ts';

export interface DocumentRow {
  readonly employeeDocumentId: string;
  readonly employeeId: string;
  readonly organisationId: string;
  readonly documentId: string;
  readonly kind: EmployeeDocumentKind;
  readonly number: string;
  readonly expiresOn: string | null;
  readonly addedBy: string | null;
  readonly createdAt: Date;
}

const columns = sql`employee_document_id as "employeeDocumentId", staff_id as "employeeId", organisation_id as "organisationId",
  document_id as "documentId", kind, number, expires_on as "expiresOn", added_by as "addedBy", created_at as "createdAt"`;

/** Those of a file: what ends first, then the newest. */
export async function listDocuments(
  reader: Reader,
  organisationId: string,
  employeeId: string,
): Promise<readonly DocumentRow[]> {
  const { rows } = await sql<DocumentRow>`select ${columns} from employee_document
    where organisation_id = ${organisationId} and staff_id = ${employeeId}
    order by expires_on nulls last, employee_document_id desc`.execute(reader);
  return rows;
}

export interface NamedDocument extends DocumentRow {
  readonly fullName: string;
}

interface InFiles {
  readonly organisationId: string;
  /** Null: of everyone. */
  readonly userId: string | null;
  /** Part of the name of the person or of the number; empty: all. */
  readonly q: string;
}

/** In the files of an organisation, the newest first: ids are given in the order of time. */
export async function listNamedDocuments(
  reader: Reader,
  { organisationId, userId, q }: InFiles,
  after: string | null,
  limit: number,
): Promise<readonly NamedDocument[]> {
  const { rows } =
    await sql<NamedDocument>`select d.employee_document_id as "employeeDocumentId", d.staff_id as "employeeId",
      d.organisation_id as "organisationId", d.document_id as "documentId", d.kind, d.number, d.expires_on as "expiresOn",
      d.added_by as "addedBy", d.created_at as "createdAt", s.full_name as "fullName"
    from employee_document d join staff_member s on s.staff_id = d.staff_id
    where d.organisation_id = ${organisationId} and (${userId}::uuid is null or s.user_id = ${userId}::uuid)
      and (${q} = '' or s.full_name ilike ${containing(q)} or d.number ilike ${containing(q)})
      and (${after}::uuid is null or d.employee_document_id < ${after}::uuid)
    order by d.employee_document_id desc limit ${limit}`.execute(reader);
  return rows;
}

export async function findDocument(
  reader: Reader,
  organisationId: string,
  employeeDocumentId: string,
): Promise<DocumentRow | null> {
  const { rows } = await sql<DocumentRow>`select ${columns} from employee_document
    where organisation_id = ${organisationId} and employee_document_id = ${employeeDocumentId}`.execute(
    reader,
  );
  return rows[0] ?? null;
}

export async function insertDocument(tx: Tx, row: Authorized<DocumentRow>): Promise<void> {
  await tx
    .insertInto('employee_document')
    .values({
      employee_document_id: row.employeeDocumentId,
      staff_id: row.employeeId,
      organisation_id: row.organisationId,
      document_id: row.documentId,
      kind: row.kind,
      number: row.number,
      expires_on: row.expiresOn,
      added_by: row.addedBy,
      created_at: row.createdAt,
    })
    .execute();
}

export async function deleteDocument(
  tx: Tx,
  { organisationId, employeeDocumentId }: Authorized<DocumentRow>,
): Promise<void> {
  await sql`delete from employee_document where organisation_id = ${organisationId}
    and employee_document_id = ${employeeDocumentId}`.execute(tx);
}

export interface ExpiringDocument {
  readonly organisationId: string;
  readonly employeeId: string;
  readonly employeeDocumentId: string;
}

/** Documents of people who work here of which a new alert is due, marked as alerted: each is answered once. */
export async function takeExpiring(
  tx: Tx,
  { today, limit }: Authorized<{ readonly today: string; readonly limit: number }>,
): Promise<readonly ExpiringDocument[]> {
  const { rows } = await sql<ExpiringDocument>`update employee_document t set alerted_days = due.days
    from (select d.employee_document_id, ${alertDueAt(sql`d.expires_on`, today)} as days from employee_document d
      join staff_member s on s.staff_id = d.staff_id and s.status = 'Active'
      where d.expires_on >= ${today}::date
        and coalesce(d.alerted_days, 32767) > ${alertDueAt(sql`d.expires_on`, today)}
      order by d.expires_on limit ${limit} for update of d skip locked) due
    where t.employee_document_id = due.employee_document_id
    returning t.organisation_id as "organisationId", t.staff_id as "employeeId",
      t.employee_document_id as "employeeDocumentId"`.execute(tx);
  return rows;
}

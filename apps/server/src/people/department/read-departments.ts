import type { Page } from '@nukkad/contract/kernel/page';
import { departmentErrors } from '@nukkad/contract/people/department/department.noun';
import type { DepartmentAnswer } from '@nukkad/contract/people/department/department.model';
import * as z from 'zod/mini';
import type { Reader } from '../../platform/db/database.ts';
import { pageFrom, readCursor } from '../../platform/http/cursor.ts';
import { refuse } from '../../platform/refusal.ts';
import { type Viewer, organisationOf } from '../../platform/viewer.ts';
import { presentDepartment } from './department.presenter.ts';
import { findSeen, listSeen } from './department.store.ts';

const nameAndId = z.tuple([z.string().check(z.maxLength(120)), z.uuid()]);

export async function listDepartments(
  reader: Reader,
  viewer: Viewer,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<Page<DepartmentAnswer>> {
  const key = readCursor(cursor, nameAndId);
  const after = key && { name: key[0], id: key[1] };
  const rows = await listSeen(reader, organisationOf(viewer), after, limit + 1);
  return pageFrom(
    rows,
    limit,
    (row) => presentDepartment(viewer, row),
    (row) => [row.name.toLowerCase(), row.departmentId],
  );
}

export async function getDepartment(
  reader: Reader,
  viewer: Viewer,
  departmentId: string,
): Promise<DepartmentAnswer> {
  const row = await findSeen(reader, organisationOf(viewer), departmentId);
  return row ? presentDepartment(viewer, row) : refuse(departmentErrors.department_not_found);
}

import type { CountedPage } from '@nukkad/contract/kernel/page';
import { istDay } from '@nukkad/contract/kernel/time';
import { employeeErrors } from '@nukkad/contract/people/employee/employee.noun';
import type {
  EmployeeCardAnswer,
  EmployeeProfileAnswer,
  WorkState,
} from '@nukkad/contract/people/employee/employee.model';
import * as z from 'zod/mini';
import { authorize } from '../../platform/authorize.ts';
import type { Reader } from '../../platform/db/database.ts';
import { readCursor } from '../../platform/http/cursor.ts';
import { listOf } from '../../platform/http/list-of.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { EmployeeDependencies } from './employee.interface.ts';
import { mayRead } from './employee.policy.ts';
import { presentEmployee, presentEmployeeCard } from './employee.presenter.ts';
import { type EmployeeRow, countEmployees, findByUser, listById, listEmployees } from './employee.store.ts';
import { reviewersOf } from './reviewers-of.ts';
import { organisationOf } from '../../platform/viewer.ts';

interface Asked {
  readonly q?: string | undefined;
  readonly departmentId?: string | undefined;
  readonly userId?: string | undefined;
  readonly state: WorkState;
  readonly cursor?: string | undefined;
  readonly limit: number;
  readonly count?: boolean | undefined;
}

const nameAndId = z.tuple([z.string().check(z.maxLength(120)), z.uuid()]);

/** The row behind which a page by name begins; null: at the first one. */
export const nameCursor = (cursor: string | undefined) => readCursor(cursor, nameAndId);

export function readEmployees(
  { platform: { db } }: EmployeeDependencies,
  { viewer, now }: SignedInCall,
  { q = '', departmentId, userId, state, ...page }: Asked,
): Promise<CountedPage<EmployeeCardAnswer>> {
  const today = istDay(now);
  const organisationId = organisationOf(viewer);
  const only = { departmentId: departmentId ?? null, userId: userId ?? null };
  const filter = { organisationId, q, ...only, state, today };
  return listOf(page, {
    after: nameCursor,
    rows: (key, most) => listEmployees(db, filter, key && { name: key[0], id: key[1] }, most),
    key: (row) => [row.fullName.toLowerCase(), row.employeeId],
    count: () => countEmployees(db, filter),
    items: (rows) => rows.map((row) => presentEmployeeCard(row, today)),
  });
}

/** The file as this viewer sees it. */
export async function presentFile(
  deps: EmployeeDependencies,
  reader: Reader,
  { viewer, now }: Pick<SignedInCall, 'viewer' | 'now'>,
  row: EmployeeRow,
): Promise<EmployeeProfileAnswer> {
  const [people, reviewers] = await Promise.all([
    deps.account.getPeople(reader, [row.userId]),
    reviewersOf(deps, reader, row.organisationId, row.employeeId),
  ]);
  return presentEmployee(viewer, row, {
    today: istDay(now),
    mobileNumber: people.get(row.userId)?.mobileNumber ?? '',
    reviewers: reviewers ?? refuse(employeeErrors.employee_not_found),
  });
}

/** One's own file, or that of a colleague. */
export async function readEmployee(
  deps: EmployeeDependencies,
  call: SignedInCall,
  { employeeId }: { readonly employeeId?: string | undefined },
): Promise<EmployeeProfileAnswer> {
  const { viewer } = call;
  const { db } = deps.platform;
  const organisationId = organisationOf(viewer);
  const row = employeeId
    ? (await listById(db, organisationId, [employeeId]))[0]
    : await findByUser(db, organisationId, viewer.userId);
  if (!row) return refuse(employeeErrors.employee_not_found);
  return presentFile(deps, db, call, authorize(row, mayRead(viewer, row)));
}

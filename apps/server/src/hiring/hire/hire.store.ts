import type { Authorized } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';

const columns = {
  hireId: 'hire_id',
  applicationId: 'application_id',
  jobId: 'job_id',
  organisationId: 'organisation_id',
  userId: 'user_id',
  invitationId: 'invitation_id',
  staffId: 'staff_id',
  designation: 'designation',
  wagePaise: 'wage_paise',
  wageUnit: 'wage_unit',
  startsOn: 'starts_on',
  departmentId: 'department_id',
  structureId: 'structure_id',
  documents: 'documents',
  shiftTypeId: 'shift_type_id',
  shiftDay: 'shift_day',
  hiredBy: 'hired_by',
  hiredAt: 'hired_at',
  joinedAt: 'joined_at',
  feedbackAt: 'feedback_at',
  askedAt: 'asked_at',
} as const;
const hireTable = tableColumns('hire', columns);
export type HireRow = RowOf<'hire', typeof columns>;

export const findHire = hireTable.findBy('hireId');
export const findHireOf = hireTable.findBy('applicationId');
export const lockHire = hireTable.lockBy('hireId');
export const insertHire = hireTable.insert;

/** The last hire of a person here who has not joined yet. */
export async function lockToJoin(tx: Tx, organisationId: string, userId: string): Promise<HireRow | null> {
  const row = await tx
    .selectFrom('hire')
    .select(hireTable.selected)
    .where('organisation_id', '=', organisationId)
    .where('user_id', '=', userId)
    .where('joined_at', 'is', null)
    .orderBy('hire_id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function saveJoined(
  tx: Tx,
  {
    hireId,
    staffId,
    joinedAt,
    feedbackAt,
  }: Authorized<Pick<HireRow, 'hireId' | 'staffId' | 'joinedAt' | 'feedbackAt'>>,
): Promise<void> {
  await tx
    .updateTable('hire')
    .set({ staff_id: staffId, joined_at: joinedAt, feedback_at: feedbackAt })
    .where('hire_id', '=', hireId)
    .execute();
}

export async function saveAsked(
  tx: Tx,
  { hireId, askedAt }: Authorized<Pick<HireRow, 'hireId' | 'askedAt'>>,
): Promise<void> {
  await tx.updateTable('hire').set({ asked_at: askedAt }).where('hire_id', '=', hireId).execute();
}

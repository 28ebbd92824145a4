import type { Reader } from '../../../platform/db/database.ts';
import type { AttendanceDependencies } from '../attendance.dependencies.ts';
import type { LeavesOf } from '../attendance.interface.ts';

/** Approved leave by employee and day; none where no domain answers. */
export async function leavesOf(
  { leaves }: Pick<AttendanceDependencies, 'leaves'>,
  reader: Reader,
  organisationId: string,
  from: string,
  to: string,
): ReturnType<LeavesOf> {
  const [answer] = leaves.answers;
  return answer ? answer(reader, organisationId, from, to) : new Map();
}

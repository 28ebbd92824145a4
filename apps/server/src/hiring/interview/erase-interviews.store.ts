import type { Authorized } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';

/** Interviews of applications that are erased, with their times and scorecards. */
export async function eraseInterviews(
  tx: Tx,
  { applicationIds }: Authorized<{ readonly applicationIds: readonly string[] }>,
): Promise<void> {
  const rounds = tx
    .selectFrom('interview')
    .select('interview_id')
    .where('application_id', 'in', applicationIds);
  await tx.deleteFrom('interview_time').where('interview_id', 'in', rounds).execute();
  await tx.deleteFrom('interview_choice').where('interview_id', 'in', rounds).execute();
  await tx.deleteFrom('interviewer').where('interview_id', 'in', rounds).execute();
  await tx.deleteFrom('interview').where('application_id', 'in', applicationIds).execute();
}

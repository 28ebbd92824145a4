import type { EraseWith } from '../application/index.ts';

/** Interviews of applications that are erased, with their times and scorecards. */
export const eraseInterviews: EraseWith = async (tx, { applicationIds }) => {
  const rounds = tx
    .selectFrom('interview')
    .select('interview_id')
    .where('application_id', 'in', applicationIds);
  for (const part of ['interview_time', 'interview_choice', 'interviewer'] as const)
    await tx.deleteFrom(part).where('interview_id', 'in', rounds).execute();
  await tx.deleteFrom('interview').where('application_id', 'in', applicationIds).execute();
};

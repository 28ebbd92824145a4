import type { Reader } from '../../platform/db/database.ts';
import type { InterviewDependencies } from './interview.interface.ts';
import { listUnscored } from './interviewer.store.ts';

/** Applications that wait for a scorecard; not for one of a person who sees the job no more. */
export async function missingScorecards(
  { job }: Pick<InterviewDependencies, 'job'>,
  reader: Reader,
  applicationIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const unscored = await listUnscored(reader, applicationIds);
  const jobIds = [...new Set(unscored.map(({ jobId }) => jobId))];
  const teams = new Map(
    await Promise.all(
      jobIds.map(async (jobId) => {
        const team = await job.team.listWhoSee(reader, jobId);
        return [jobId, new Set(team.map(({ userId }) => userId))] as const;
      }),
    ),
  );
  const waited = unscored.filter(({ jobId, userId }) => teams.get(jobId)?.has(userId));
  return new Set(waited.map(({ applicationId }) => applicationId));
}

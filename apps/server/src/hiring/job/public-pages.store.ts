import { sql } from 'kysely';
import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import type { ListAddresses } from '../../platform/http/pages/public-address.ts';

/** The pages of open jobs; a job that is over is not among them. */
export const listJobPages: ListAddresses = async (reader, limit) => {
  const { rows } = await sql<{ jobId: string; changedAt: Date | null }>`select job_id as "jobId",
      published_at as "changedAt" from job where status = 'Active'
      order by published_at desc, job_id desc limit ${limit}`.execute(reader);
  return [
    { path: screenAddress.jobs, changedAt: rows[0]?.changedAt ?? null },
    ...rows.map(({ jobId, changedAt }) => ({ path: screenAddress.openJob(jobId), changedAt })),
  ];
};

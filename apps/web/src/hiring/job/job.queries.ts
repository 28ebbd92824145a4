import { createJob, publishJob, updateJob } from '@nukkad/contract/hiring/job/job.api';
import type { Job } from '@nukkad/contract/hiring/job/job.model';
import { listSkills } from '@nukkad/contract/hiring/skill/skill.api';
import type { Skill } from '@nukkad/contract/hiring/skill/skill.model';
import { useRef } from 'react';
import { useAsked } from '../../platform/api/asked.ts';
import { call } from '../../platform/api/client.ts';
import { useSend } from '../../platform/api/send.ts';
import type { JobBody } from './typed-job.ts';

const most = 100;

/** The job titles to choose from; some forty. */
export const useTrades = () => useAsked(listSkills, { query: { kind: 'trade', limit: most } });

/** What one does in a trade, then in every trade. */
export const useSkillsOf = (tradeId: string) =>
  useAsked(listSkills, tradeId ? { query: { kind: 'skill', tradeId, limit: most } } : null);

export const findTrades = async (q: string, signal: AbortSignal): Promise<readonly Skill[]> =>
  (await call(listSkills, { query: { kind: 'trade', q, limit: 8 }, quiet: true, signal })).items;

export interface Posting {
  readonly body: JobBody;
  /** Draft: it is only kept. */
  readonly publish: boolean;
  readonly publishAt: string | undefined;
}

interface Kept {
  readonly job: Job;
  /** As it was sent; empty: it was read. */
  readonly sent: string;
}

/** Writes the job, unless it is kept already as it is now: staff who may only post may not change it. */
async function write(kept: Kept | null, body: JobBody, idempotencyKey: string | undefined): Promise<Kept> {
  const sent = JSON.stringify(body);
  if (kept?.sent === sent) return kept;
  const job = kept
    ? await call(updateJob, {
        body: { jobId: kept.job.jobId, version: kept.job.version, ...body },
        quiet: true,
      })
    : await call(createJob, { body, idempotencyKey, quiet: true });
  return { job, sent };
}

/** Keeps the job, and publishes it where that is asked. What was kept before a refusal is not made twice by the next try. */
export function usePostJob(job: Job | null) {
  const kept = useRef<Kept | null>(job && { job, sent: '' });
  return useSend(createJob, {
    send: async ({ body, publish, publishAt }: Posting, idempotencyKey): Promise<Job> => {
      kept.current = await write(kept.current, body, idempotencyKey);
      const { job: saved } = kept.current;
      if (!publish) return saved;
      const { jobId, version } = saved;
      return call(publishJob, {
        body: { jobId, version, ...(publishAt !== undefined && { publishAt }) },
        quiet: true,
      });
    },
  });
}

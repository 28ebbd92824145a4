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

/** Keeps the job, and publishes it where that is asked. What was kept before a refusal is changed by the next try, not made twice. */
export function usePostJob(job: Job | null) {
  const kept = useRef<Pick<Job, 'jobId' | 'version'> | null>(job);
  return useSend(createJob, {
    send: async ({ body, publish, publishAt }: Posting, idempotencyKey): Promise<Job> => {
      const { current } = kept;
      const saved = current
        ? await call(updateJob, {
            body: { jobId: current.jobId, version: current.version, ...body },
            quiet: true,
          })
        : await call(createJob, { body, idempotencyKey, quiet: true });
      kept.current = saved;
      if (!publish) return saved;
      const { jobId, version } = saved;
      const published = await call(publishJob, {
        body: { jobId, version, ...(publishAt !== undefined && { publishAt }) },
        quiet: true,
      });
      kept.current = published;
      return published;
    },
  });
}

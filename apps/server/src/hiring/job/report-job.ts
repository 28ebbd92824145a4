import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { reportJob as endpoint } from '@nukkad/contract/hiring/job/job.api';
import { jobErrors, jobEvents } from '@nukkad/contract/hiring/job/job.noun';
import { actorOf, audit } from '../../platform/audit.ts';
import { authorize, partOf } from '../../platform/authorize.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { publish } from '../../platform/outbox/publish.ts';
import { refuse } from '../../platform/refusal.ts';
import type { JobDependencies } from './job.interface.ts';
import { mayReport } from './job.policy.ts';
import { lockJob } from './job.store.ts';
import { countReports, writeReport } from './report.store.ts';

/** Of a job that is open or was; staff read it, the employer does not. */
export const reportJob = (
  { platform }: JobDependencies,
  call: SignedInCall,
  { jobId, reason, words = '' }: EndpointParsed<typeof endpoint>['body'],
): Promise<{ jobId: string }> =>
  platform.write(call, async (tx) => {
    const { viewer, now } = call;
    const job = await lockJob(tx, jobId);
    if (!job || job.publishedAt === null || job.status === 'deleted') return refuse(jobErrors.job_not_found);
    const row = {
      reportId: newId(),
      jobId,
      userId: viewer.userId,
      reason,
      words,
      outcome: null,
      createdAt: now,
      updatedAt: now,
    };
    const report = authorize(row, mayReport(viewer, row));
    await writeReport(tx, report);
    await countReports(tx, partOf(report, { jobId }));
    await audit(tx, now, {
      ...actorOf(viewer),
      action: 'job.report',
      subjectKind: 'job',
      subjectId: jobId,
      detail: { reason },
    });
    await publish(tx, now, jobEvents.reported, { jobId, organisationId: job.organisationId });
    return { jobId };
  });

import { aHeldJob, aReportedJob } from '../../fixtures/office-jobs.ts';
import { type Tour, once } from '../screen.ts';

/** What staff decide on: a job on hold and one that was reported. */
async function officeJobsTour(): Promise<Tour> {
  const held = await aHeldJob('Plumber for night calls');
  const reported = await aReportedJob('Plumber for tank cleaning');
  const room = (name: string, path: string) => ({ name: `office-${name}`, path: `/backoffice/jobs${path}` });
  return {
    person: null,
    office: true,
    screens: [
      room('jobs', ''),
      room('jobs-held', '?queue=held'),
      room('jobs-reported', '?queue=reported'),
      room('no-jobs', '?q=zzqqxx'),
      room('job-held', `/${held.jobId}`),
      room('job-approve', `/${held.jobId}?dialog=approve`),
      room('job-refuse', `/${held.jobId}?dialog=refuse`),
      room('job-reported', `/${reported.jobId}`),
      room('job-take-down', `/${reported.jobId}?dialog=takeDown`),
    ],
  };
}

export const jobTours = { officeJobs: once(officeJobsTour) };

/** What people ask who look for work, and businesses that look for people. */
import {
  applyForJob,
  countApplications,
  inviteCandidate,
  listApplications,
  moveApplication,
} from '@nukkad/contract/hiring/application/application.api';
import { addressOf } from '@nukkad/contract/kernel/client';
import { searchCandidates } from '@nukkad/contract/hiring/candidate/candidate.api';
import { listOpenJobs } from '@nukkad/contract/hiring/job/job.api';
import { newId } from '../../apps/server/src/platform/id.ts';
import type { Applying } from '../city/applications.ts';
import type { Hiring } from '../city/hiring.ts';
import { loadOptionsOf } from '../load.ts';
import type { City, Job } from './job.ts';

type Near = { readonly tradeId: string; readonly pincode: string };

const nearEach = ({ trades, pincodes }: Hiring, address: (near: Near) => string) =>
  pincodes.flatMap((pincode) => trades.map((tradeId) => address({ tradeId, pincode })));

function hiringOf({ hiring }: City): Hiring {
  if (!hiring) throw new Error('The city has no jobs: a job that needs them says so.');
  return hiring;
}

function applyingOf({ applying }: City): Applying {
  if (!applying) throw new Error('The city has no applications: a job that needs them says so.');
  return applying;
}

/** Columns of the board with many, some and few applications. */
const columns = ['Pending', 'Inprogress', 'Cancelled', 'Accepted'] as const;

export const hiringJobs: readonly Job[] = [
  {
    id: 'find-jobs',
    title: 'The nearest jobs of a trade',
    kind: 'read',
    needs: 'hiring',
    requests: async (city) =>
      nearEach(hiringOf(city), (query) => addressOf(listOpenJobs, { query })).map((path) => ({ path })),
  },
  {
    id: 'find-candidates',
    title: 'The nearest candidates of a trade',
    kind: 'read',
    needs: 'hiring',
    requests: async (city) => {
      const { headers } = hiringOf(city).employer;
      const address = (query: Near) => addressOf(searchCandidates, { query: { ...query, sort: 'nearest' } });
      return nearEach(hiringOf(city), address).map((path) => ({ path, headers }));
    },
  },
  {
    id: 'applicants',
    title: "A job's board with 50,000 applications, each column",
    kind: 'read',
    needs: 'applications',
    requests: async (city) => {
      const { jobId, employer } = applyingOf(city);
      const address = (status: (typeof columns)[number]) =>
        addressOf(listApplications, { query: { jobId, status, count: 'true' } });
      return columns.map((status) => ({ path: address(status), headers: employer.headers }));
    },
  },
  {
    id: 'applicant-counts',
    title: 'Counts of a job with 50,000 applications',
    kind: 'read',
    needs: 'applications',
    requests: async (city) => {
      const { jobId, employer } = applyingOf(city);
      return [{ path: addressOf(countApplications, { query: { jobId } }), headers: employer.headers }];
    },
  },
  {
    id: 'apply',
    title: 'Apply for a job',
    kind: 'write',
    needs: 'applications',
    answersAlike: true,
    requests: async (city, count) =>
      applyingOf(city)
        .applicants.slice(0, count)
        .map(({ headers, jobId, wageFrom, wageTo }) => {
          const seen = { wageFrom, wageTo };
          return loadOptionsOf(applyForJob, { body: { jobId, answers: [], seen } }, headers);
        }),
  },
  {
    id: 'shortlist',
    title: 'Shortlist an applicant',
    kind: 'write',
    needs: 'applications',
    answersAlike: true,
    requests: async (city, count) =>
      applyingOf(city)
        .waiting.slice(0, count)
        .map(({ headers, applicationId }) =>
          loadOptionsOf(moveApplication, { body: { applicationId, version: 1, verb: 'shortlist' } }, headers),
        ),
  },
  {
    id: 'invite',
    title: 'Invite a candidate',
    kind: 'write',
    needs: 'applications',
    answersAlike: true,
    requests: async (city, count) =>
      applyingOf(city)
        .invited.slice(0, count)
        .map(({ headers, jobId, userId }) =>
          loadOptionsOf(
            inviteCandidate,
            { body: { jobId, userId } },
            { ...headers, 'idempotency-key': newId() },
          ),
        ),
  },
];

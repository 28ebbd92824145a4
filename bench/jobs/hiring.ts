/** What people ask who look for work, and businesses that look for people. */
import { addressOf } from '@nukkad/contract/kernel/client';
import { searchCandidates } from '@nukkad/contract/hiring/candidate/candidate.api';
import { listOpenJobs } from '@nukkad/contract/hiring/job/job.api';
import type { Hiring } from '../city/hiring.ts';
import type { City, Job } from './job.ts';

type Near = { readonly tradeId: string; readonly pincode: string };

const nearEach = ({ trades, pincodes }: Hiring, address: (near: Near) => string) =>
  pincodes.flatMap((pincode) => trades.map((tradeId) => address({ tradeId, pincode })));

function hiringOf({ hiring }: City): Hiring {
  if (!hiring) throw new Error('The city has no jobs: a job that needs them says so.');
  return hiring;
}

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
];

/** What a business with people asks all day: the time clock in the morning, and the month of everyone. */
import { addressOf } from '@nukkad/contract/kernel/client';
import { checkInOut, listMonthly, mostGridRows } from '@nukkad/contract/people/attendance/attendance.api';
import { loadOptionsOf } from '../load.ts';
import type { Job } from './job.ts';

export const peopleJobs: readonly Job[] = [
  {
    id: 'clock-in',
    title: 'Check in by the time clock',
    kind: 'write',
    takes: 'colleague',
    requests: async ({ office }, count) =>
      office.colleagues
        .slice(0, count)
        .map(({ headers }) => loadOptionsOf(checkInOut, { body: { kind: 'in' } }, headers)),
  },
  {
    id: 'grid',
    title: 'The month of 500 people',
    kind: 'read',
    requests: async ({ office: { owner, month } }) => {
      const [year = '', ofYear = ''] = month.split('-');
      const query = { year, month: String(Number(ofYear)), limit: String(mostGridRows) };
      return [{ path: addressOf(listMonthly, { query }), headers: owner.headers }];
    },
  },
];

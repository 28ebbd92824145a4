/** What a business with people asks all day: the time clock in the morning, and the month of everyone. */
import { addressOf } from '@nukkad/contract/kernel/client';
import { checkInOut, listMonthly } from '@nukkad/contract/people/attendance/attendance.api';
import { loadOptionsOf } from '../load.ts';
import type { Job } from './job.ts';

export const peopleJobs: readonly Job[] = [
  {
    id: 'clock-in',
    title: 'Check in by the time clock',
    kind: 'write',
    requests: async ({ office }, count) =>
      office.colleagues
        .slice(0, count)
        .map(({ headers }) => loadOptionsOf(checkInOut, { body: { kind: 'in' } }, headers)),
  },
  {
    id: 'grid',
    title: 'A month of 500 people, a page of 100',
    kind: 'read',
    requests: async ({ office: { owner, month } }) => {
      const [year = '', at = ''] = month.split('-');
      const query = { year, month: String(Number(at)), limit: '100' };
      return [{ path: addressOf(listMonthly, { query }), headers: owner.headers }];
    },
  },
];

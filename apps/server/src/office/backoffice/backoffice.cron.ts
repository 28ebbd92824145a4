import type { CronEntry } from '../../platform/jobs/worker.ts';
import { type Platform, system } from '../../platform/platform.ts';
import { deleteAdminSessionsBefore } from './admin-session.store.ts';
import { deleteTicketsBefore } from './ticket.store.ts';

const dayMs = 86_400_000;

/** Steps and sessions that are long over; that they were is kept in the audit log. */
export const backofficeCron = (platform: Platform): readonly CronEntry[] => [
  {
    name: 'backoffice.forget_old',
    match: '27 * * * *',
    run: async () => {
      const now = platform.clock.now().getTime();
      await platform.write(system, async (tx) => {
        await deleteTicketsBefore(tx, new Date(now - dayMs));
        await deleteAdminSessionsBefore(tx, new Date(now - 7 * dayMs));
      });
    },
  },
];

import { hasPermission } from '../../platform/viewer.ts';
import type { WaitingReader } from '../../platform/waiting/waiting.ts';
import { readRules } from './lead-credit.store.ts';
import { countExpiring } from './waiting.store.ts';

const dayMs = 86_400_000;

/** Credits that end soon, by the rule that also tells the partner of them. */
export const leadCreditWaiting: readonly WaitingReader[] = [
  {
    room: 'work',
    read: async ({ reader, viewer, now }) => {
      const { organisationId } = viewer;
      if (organisationId === null || !hasPermission(viewer, 'booking.view')) return [];
      const { noticeDays } = await readRules(reader, now);
      const before = new Date(now.getTime() + noticeDays * dayMs);
      const { count, at } = await countExpiring(reader, { organisationId, now, before });
      return [{ kind: 'credits_expiring', count, at: at?.toISOString() ?? null, amount: null }];
    },
  },
];

import { hasPermission } from '../../platform/viewer.ts';
import type { WaitingReader } from '../../platform/waiting/waiting.ts';
import { countExpiringQuotes } from './waiting.store.ts';

/** So long before the end there is time to call the customer. */
const soonMs = 3 * 86_400_000;

export const quoteWaiting: readonly WaitingReader[] = [
  {
    room: 'work',
    read: async ({ reader, viewer, now }) => {
      const { organisationId } = viewer;
      if (organisationId === null || !hasPermission(viewer, 'booking.view')) return [];
      const before = new Date(now.getTime() + soonMs);
      const { count, at, amountPaise } = await countExpiringQuotes(reader, { organisationId, now, before });
      return [{ kind: 'quote_expiring', count, at: at?.toISOString() ?? null, amount: amountPaise }];
    },
  },
];

import { istDay, istInstant } from '@nukkad/contract/kernel/time';
import { hasPermission } from '../../platform/viewer.ts';
import type { WaitingReader } from '../../platform/waiting/waiting.ts';
import { listAllEntries } from './book.store.ts';
import { disputedAmong } from './disputed-among.ts';
import { openBills } from './owed.rules.ts';
import type { PaymentBookDependencies } from './payment-book.interface.ts';

/** Overdue bills of the own parties, as the payment book says it. */
export const bookWaiting = ({ project }: PaymentBookDependencies): readonly WaitingReader[] => [
  {
    room: 'work',
    read: async ({ reader, viewer, now }) => {
      const { organisationId } = viewer;
      if (organisationId === null || !hasPermission(viewer, 'customers.view')) return [];
      const lines = await listAllEntries(reader, { organisationId });
      const disputed = await disputedAmong(project, reader, lines);
      const over = openBills(lines, disputed, istDay(now)).filter(({ daysOver }) => daysOver > 0);
      return [
        {
          kind: 'bill_overdue',
          count: over.length,
          at: over[0] ? istInstant(over[0].dueOn).toISOString() : null,
          amount: over.reduce((sum, { leftPaise }) => sum + leftPaise, 0),
        },
      ];
    },
  },
];

import { staffEvents } from '@nukkad/contract/identity/staff/staff.noun';
import { taskEvents } from '@nukkad/contract/people/task/task.noun';
import { systemAuthorized } from '../../platform/authorize.ts';
import type { Consumer } from '../../platform/outbox/event.ts';
import { consumer, when } from '../../platform/outbox/consumer.ts';
import { publish } from '../../platform/outbox/publish.ts';
import { system } from '../../platform/platform.ts';
import type { TaskDependencies } from './task.interface.ts';
import { dropAssignee } from './task.store.ts';

/** Who leaves the team has none of its open tasks any more; the owner hears how many need someone new. */
export const handOverTasks = ({ platform }: TaskDependencies): Consumer =>
  consumer(
    'task.hand_over',
    when(staffEvents.moved, async ({ facts: { organisationId, staffId, status } }) => {
      if (status === 'Active') return;
      await platform.write(system, async (tx) => {
        const count = await dropAssignee(
          tx,
          systemAuthorized({ organisationId, staffId }, 'This member has left the team.'),
        );
        if (count > 0)
          await publish(tx, platform.clock.now(), taskEvents.handedOver, { organisationId, staffId, count });
      });
    }),
  );

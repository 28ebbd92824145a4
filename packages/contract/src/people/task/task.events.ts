import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';
import { type Room, socketDelivery } from '../../kernel/socket-message.ts';
import { taskChanged } from './task.live.ts';

interface Concerned {
  readonly taskId: string;
  readonly organisationId: string;
  readonly userIds: readonly string[];
}
const of = {
  taskId: ref('task'),
  organisationId: ref('organisation'),
  userIds: z.array(z.string()).check(z.describe('Its author and who does it.')),
};
const by = z.nullable(z.string()).check(z.describe('Who did it; null: the machine.'));
const facts = z.object({ ...of, by });

const tells = socketDelivery(taskChanged, ({ taskId, organisationId, userIds }: Concerned) => ({
  rooms: [`organisation:${organisationId}`, ...userIds.map((userId): Room => `user:${userId}`)],
  data: { taskId },
}));

export const taskEvents = {
  changed: event('task.changed', { summary: 'A task was written, moved or changed.', facts, tells }),
  assigned: event('task.assigned', {
    summary: 'A member of staff was given a task.',
    facts: z.object({ ...of, by, userId: ref('person') }),
    tells,
  }),
  commented: event('task.commented', {
    summary: 'A member of the team commented on a task.',
    facts: z.object({ ...of, by, commentId: ref('comment') }),
    tells,
  }),
  closed: event('task.closed', { summary: 'A task is done.', facts, tells }),
  due: event('task.due', { summary: 'The day of a reminder has come.', facts, tells }),
  overdue: event('task.overdue', { summary: 'The last day of a task has passed.', facts, tells }),
  handedOver: event('task.handed_over', {
    summary: 'Open tasks lost a person who left the team.',
    facts: z.object({
      organisationId: ref('organisation'),
      staffId: ref('member of staff'),
      count: z.int(),
    }),
  }),
};

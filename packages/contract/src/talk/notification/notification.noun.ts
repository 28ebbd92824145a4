import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { instant, ref } from '../../kernel/schema.ts';
import { socketDelivery } from '../../kernel/socket-message.ts';
import { notificationsChanged } from './notification.live.ts';
import { defineErrors } from '../../kernel/errors.ts';

const facts = z.object({
  userId: ref('user'),
  version: z.int().check(z.describe('Grows with each change: milliseconds since 1970.')),
});
const tells = socketDelivery(notificationsChanged, ({ userId, version }: z.output<typeof facts>) => ({
  rooms: [`user:${userId}`],
  data: { id: userId, version },
}));

export const notificationEvents = {
  listed: event('notification.listed', { summary: 'A notice came into a person’s list.', facts, tells }),
  due: event('notification.due', {
    summary: 'A notice is sent later: after quiet hours, if it stays unread, or with the daily summary.',
    facts: z.object({
      deliveryId: ref('delivery'),
      createdAt: instant('Of its event, whose month it lies in.'),
      dueAt: instant(),
    }),
  }),
  read: event('notification.read', {
    summary: 'A person read notices, on one of their devices.',
    facts,
    tells,
  }),
};

export const notificationErrors = defineErrors({
  push_service_unknown: [400, 'Your browser’s notifications aren’t supported here.'],
});

export const notificationActs = ['notification.send_again'] as const;

export const noticeDeskErrors = defineErrors({
  notice_not_found: [404, 'This is not available'],
  notice_moved_on: [409, 'This notice is being sent, or was sent again. Check it again.'],
});

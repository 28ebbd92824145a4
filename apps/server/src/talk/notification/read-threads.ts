import { notificationEvents } from '@nukkad/contract/talk/notification/notification.noun';
import { publishEach } from '../../platform/outbox/publish.ts';
import type { NoticesRead } from '../chat/index.ts';
import { markThreadsRead } from './notification.store.ts';

/** Who reads a conversation has read what told of it, on all devices. */
export const readThreads: NoticesRead = async (tx, read, now) => {
  const userIds = await markThreadsRead(tx, read, now);
  await publishEach(
    tx,
    now,
    notificationEvents.read,
    userIds.map((userId) => ({ userId, version: now.getTime() })),
  );
};

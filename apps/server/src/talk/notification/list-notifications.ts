import type { Page } from '@nukkad/contract/kernel/page';
import type { Notification, NotificationCounts } from '@nukkad/contract/talk/notification/notification.model';
import type { Reader } from '../../platform/db/database.ts';
import { pageFrom, readInstantCursor } from '../../platform/http/cursor.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { presentCounts, presentNotification } from './notification.presenter.ts';
import { type NotificationFilter, countUnread, listNotificationRows } from './notification.store.ts';

interface Asked extends NotificationFilter {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export async function listNotifications(
  reader: Reader,
  { viewer, lang }: SignedInCall,
  { cursor, limit, ...filter }: Asked,
): Promise<Page<Notification>> {
  const rows = await listNotificationRows(
    reader,
    viewer.userId,
    filter,
    readInstantCursor(cursor),
    limit + 1,
  );
  return pageFrom(
    rows,
    limit,
    (row) => presentNotification(row, lang),
    (row) => [row.createdAt.toISOString(), row.notificationId],
  );
}

export const readCounts = async (
  reader: Reader,
  { viewer }: Pick<SignedInCall, 'viewer'>,
): Promise<NotificationCounts> => presentCounts(await countUnread(reader, viewer.userId));

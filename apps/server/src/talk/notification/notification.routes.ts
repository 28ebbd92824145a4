import * as desk from '@nukkad/contract/talk/notification/notice-desk.api';
import * as api from '@nukkad/contract/talk/notification/notification.api';
import { type Route, route } from '../../platform/http/route.ts';
import type { NotificationDependencies } from './notification.interface.ts';
import { listBookingNotices, sendNoticeAgain } from './desk/notice-desk.ts';
import { listNotifications, readCounts } from './list-notifications.ts';
import { subscribe, unsubscribe } from './push/subscribe.ts';
import { changeSettings, readSettings } from './change-settings.ts';
import { readNotifications } from './read-notifications.ts';

type Parts = Pick<NotificationDependencies, 'platform' | 'getPeople'>;

export const notificationRoutes = ({ platform, getPeople }: Parts): readonly Route[] => [
  route(api.listNotifications, (call) => listNotifications(platform.db, call, call.input.query)),
  route(api.listUserNotifications, (call) => listNotifications(platform.db, call, call.input.query)),
  route(api.countNotifications, (call) => readCounts(platform.db, call)),
  route(api.subscribeToNotifications, (call) => subscribe(platform, call, call.input.body.subscription)),
  route(api.unsubscribeFromNotifications, (call) => unsubscribe(platform, call, call.input.query.endpoint)),
  route(api.getNotificationSettings, (call) => readSettings(platform.db, call.viewer.userId, call.now)),
  route(api.updateNotificationSettings, (call) => changeSettings(platform, call, call.input.body)),
  route(api.readNotifications, (call) => readNotifications(platform, call, call.input.body)),
  route(desk.listBookingNotices, (call) =>
    listBookingNotices({ platform, getPeople }, call.input.params.bookingId, call.input.query),
  ),
  route(desk.sendNoticeAgain, (call) =>
    sendNoticeAgain({ platform, getPeople }, call, { ...call.input.params, ...call.input.body }),
  ),
];

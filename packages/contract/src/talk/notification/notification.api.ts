/** Notifications: specification sections 3 and 7. */
import { notificationTag } from '../../identity/profile/profile.model.ts';
import * as z from 'zod/mini';
import { anyAccessLevel } from '../../kernel/access-level.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { flagParam } from '../../kernel/schema.ts';
import { notificationErrors } from './notification.noun.ts';
import {
  notification,
  notificationCounts,
  notificationSettings,
  notificationSettingsBody,
  readBody,
} from './notification.model.ts';
import { pushEndpoint, subscribeBody } from './push.model.ts';

const tag = 'Notifications';
const authz = { who: 'signed-in', scope: 'own notifications only' } as const;
/** Also for whose account is restricted: they are told why. */
const openWhile = anyAccessLevel;

export const notificationsQuery = z.object({
  ...pageQuery,
  tag: z.optional(notificationTag),
  unread: z.optional(flagParam('Those alone that were not read yet.')),
});

const list = {
  summary: 'What the caller was told in the last 90 days, newest first, in their language',
  tag,
  authz,
  openWhile,
  query: notificationsQuery,
  response: pageOf(notification),
  spoken: true,
} as const;

export const listNotifications = endpoint('GET /notifications', list);

export const listUserNotifications = endpoint('GET /user/notitifcations', {
  ...list,
  summary: 'The same list, under the path of the profile',
});

export const readNotifications = endpoint('PATCH /notifications', {
  summary: 'Mark notifications as read: those that are named, or all until an instant',
  tag,
  authz,
  openWhile,
  unconfirmed: 'machine-or-hint',
  body: readBody,
  response: notificationCounts,
});

export const countNotifications = endpoint('GET /notifications/tags', {
  summary: 'How many notifications of each kind were not read yet',
  tag,
  authz,
  openWhile,
  response: notificationCounts,
});

export const subscribeToNotifications = endpoint('POST /notifications/subscribe', {
  summary: 'Show notices in this browser, by web push; doing it again renews it',
  tag,
  authz,
  unconfirmed: 'only-adds',
  perMinute: 20,
  body: subscribeBody,
  response: z.object({ isSubscribed: z.boolean() }),
  errors: [notificationErrors.push_service_unknown],
});

export const unsubscribeFromNotifications = endpoint('DELETE /notifications/subscribe', {
  summary: 'Show no more notices in this browser; doing it again changes nothing',
  tag,
  authz,
  openWhile,
  unconfirmed: 'removes-named',
  query: z.object({ endpoint: pushEndpoint }),
  response: z.object({ isSubscribed: z.boolean() }),
});

export const getNotificationSettings = endpoint('GET /notifications/settings', {
  summary: 'Quiet hours, kinds of the network and muted posts; other kinds are in user/setting',
  tag,
  authz,
  openWhile,
  response: notificationSettings,
});

export const updateNotificationSettings = endpoint('PATCH /notifications/settings', {
  summary: 'Choose quiet hours and kinds of the network, or mute a post; what is not sent stays',
  tag,
  authz,
  openWhile,
  unconfirmed: 'own-text',
  body: notificationSettingsBody,
  response: notificationSettings,
});

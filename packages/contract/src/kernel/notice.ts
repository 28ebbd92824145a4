/** The choices of a person about notices: their kinds and channels. */

export const notificationTags = [
  'account',
  'bookings',
  'payments',
  'team',
  'messages',
  'offers',
  'network',
] as const;
export type NotificationTag = (typeof notificationTags)[number];
/** Of the network people mute each kind by itself; what moderators decided is always told. */
export const networkKinds = ['connections', 'comments', 'reactions', 'mentions', 'polls', 'groups'] as const;
export type NetworkKind = (typeof networkKinds)[number];
export const notificationChannels = ['sms', 'mail', 'push'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];
/** The list inside the app besides: it cannot be turned off. */
export type NoticeChannel = NotificationChannel | 'inapp';
/**
 * `critical`: codes, money, visits that change or wait for an answer; at once, by push and by message, at night too.
 * `usual`: by push, and by message where it stays unread or there is no push; not in quiet hours. `calm`: in a daily summary.
 */
export type NoticeWeight = 'critical' | 'usual' | 'calm';

/** What people may choose about what is sent to them: kinds of notices, and the ways they come. */

export const notificationTags = ['account', 'bookings', 'payments', 'team', 'messages', 'offers'] as const;
export type NotificationTag = (typeof notificationTags)[number];
export const notificationChannels = ['sms', 'mail', 'push'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];
/** The list inside the app besides: it cannot be turned off. */
export type NoticeChannel = NotificationChannel | 'inapp';

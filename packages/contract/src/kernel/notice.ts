/** The choices of a person about notices: their kinds and channels. */

export const notificationTags = ['account', 'bookings', 'payments', 'team', 'messages', 'offers'] as const;
export type NotificationTag = (typeof notificationTags)[number];
export const notificationChannels = ['sms', 'mail', 'push'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];
/** The list inside the app besides: it cannot be turned off. */
export type NoticeChannel = NotificationChannel | 'inapp';

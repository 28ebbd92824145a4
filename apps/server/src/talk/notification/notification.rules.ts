import type { NoticeChannel, NotificationChannel } from '@nukkad/contract/kernel/notice';

/** What a person left on for one kind of notice. */
export type Wanted = Readonly<Record<NotificationChannel, boolean>>;

/** `wanted` null: it is sent whatever was chosen. The list inside the app disturbs nobody and cannot be turned off. */
export const mayUse = (wanted: Wanted | null, channel: NoticeChannel): boolean =>
  wanted === null || channel === 'inapp' || wanted[channel];

import type { NoticeChannel, NotificationChannel } from '@nukkad/contract/kernel/notice';

/** What a person left on for one kind of notice. */
export type Wanted = Readonly<Record<NotificationChannel, boolean>>;

/**
 * `wanted` null: sent regardless of the person's choices. Notices in the app's own list are silent and cannot be
 * turned off.
 */
export const mayUse = (wanted: Wanted | null, channel: NoticeChannel): boolean =>
  wanted === null || channel === 'inapp' || wanted[channel];

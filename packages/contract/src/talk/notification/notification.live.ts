import { socketMessage } from '../../kernel/socket-message.ts';

/** Something came, or was read on another device: the client asks for list and counts again. */
export const notificationsChanged = socketMessage<{ readonly id: string; readonly version: number }>(
  'notifications.changed',
);

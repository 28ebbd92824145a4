import { socketMessage } from '../../kernel/socket-message.ts';

/** A booking changed: the client asks for it again. */
export const bookingChanged = socketMessage<{ readonly bookingId: string; readonly version: number }>(
  'booking.changed',
);

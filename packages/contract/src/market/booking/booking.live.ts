import { socketWord } from '../../kernel/socket-word.ts';

/** A booking changed: the client asks for it again. */
export const bookingChanged = socketWord<{ readonly bookingId: string; readonly version: number }>(
  'booking.changed',
);

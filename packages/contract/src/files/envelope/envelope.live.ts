import { type Room, socketDelivery, socketMessage } from '../../kernel/socket-message.ts';

/** A document that is signed changed: the client asks again. */
export const envelopeChanged = socketMessage<{ readonly envelopeId: string }>('envelope.changed');

interface Concerned {
  readonly envelopeId: string;
  /** Who sent it. */
  readonly userId?: string | undefined;
  /** For which business. */
  readonly organisationId?: string | undefined;
}

export const tellsSender = socketDelivery(
  envelopeChanged,
  ({ envelopeId, userId, organisationId }: Concerned) => ({
    rooms: [
      ...(organisationId === undefined ? [] : [`organisation:${organisationId}` satisfies Room]),
      ...(userId === undefined ? [] : [`user:${userId}` satisfies Room]),
    ],
    data: { envelopeId },
  }),
);

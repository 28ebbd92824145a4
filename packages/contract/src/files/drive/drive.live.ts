import { type Room, socketDelivery, socketMessage } from '../../kernel/socket-message.ts';

/** Something in a drive changed: the client asks again. */
export const driveChanged = socketMessage<{ readonly spaceId: string }>('drive.changed');

interface Concerned {
  readonly spaceId: string;
  readonly userId?: string | undefined;
  readonly organisationId?: string | undefined;
}

export const tellsDrive = socketDelivery(driveChanged, ({ spaceId, userId, organisationId }: Concerned) => ({
  rooms: [
    ...(organisationId === undefined ? [] : [`organisation:${organisationId}` satisfies Room]),
    ...(userId === undefined ? [] : [`user:${userId}` satisfies Room]),
  ],
  data: { spaceId },
}));

import { socketMessage } from '../../kernel/socket-message.ts';

/** What an organisation earned, or a payout of it, changed: the client asks for its figures again. */
export const moneyChanged = socketMessage<{ readonly organisationId: string }>('money.changed');

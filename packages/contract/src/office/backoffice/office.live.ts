import { socketMessage } from '../../kernel/socket-message.ts';

/** Lists of the back office that follow what happens. */
export type LiveList = 'payments' | 'payouts' | 'cash-refunds' | 'reviews';

/** Something on this list changed: the back office asks for it again. */
export const listChanged = socketMessage<{ readonly list: LiveList }>('list.changed');

import { socketMessage } from '../../kernel/socket-message.ts';

/** A request moved: it waits for others now, or for no one. */
export const approvalMoved = socketMessage<{ readonly requestId: string }>('approval.moved');

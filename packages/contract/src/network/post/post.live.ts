import { socketMessage } from '../../kernel/socket-message.ts';

/** There is something new in the own feed, and no more is said: the client asks for it. */
export const feedGrew = socketMessage<{ readonly version: number }>('feed.grew');

import { socketMessage } from '../../kernel/socket-message.ts';

/** A task of an organisation changed; task is its id. */
export const taskChanged = socketMessage<{ readonly taskId: string }>('task.changed');

import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';

export const slotWaitEvents = {
  opened: event('slot_wait.opened', {
    summary: 'A slot is free on a day that was full, and a customer who waits for it is told.',
    facts: z.object({ waitId: ref('slot wait'), day: z.string() }),
  }),
};

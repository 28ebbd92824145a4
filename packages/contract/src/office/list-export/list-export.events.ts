import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';

export const listExportEvents = {
  asked: event('list_export.asked', {
    summary: 'A list is to be made into a file.',
    facts: z.object({ exportId: ref('export') }),
  }),
  ready: event('list_export.ready', {
    summary: 'The file of a list can be downloaded.',
    facts: z.object({ exportId: ref('export'), userId: ref('user') }),
  }),
};

import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';

export const configurationEvents = {
  previewRequested: event('configuration.preview_requested', {
    version: 1,
    summary: 'An Admin asked what a change of a setting would have done.',
    facts: z.object({ previewId: ref('setting preview') }),
  }),
};

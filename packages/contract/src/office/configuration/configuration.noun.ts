import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';
import { defineErrors } from '../../kernel/errors.ts';

export const configurationEvents = {
  previewRequested: event('configuration.preview_requested', {
    version: 1,
    summary: 'An Admin asked what a change of a setting would have done.',
    facts: z.object({ previewId: ref('setting preview') }),
  }),
};

export const configurationErrors = defineErrors({
  setting_not_found: [404, 'Resource is not available'],
  setting_change_not_found: [404, 'Resource is not available'],
  setting_preview_not_found: [404, 'Resource is not available'],
  setting_day_taken: [409, 'A change of this setting is already planned for that day. Withdraw it first.'],
  setting_change_moved_on: [409, 'This change has already been decided or has begun.'],
  setting_preview_stale: [409, 'The preview is not of this change any more. Look at it again.'],
  own_setting_change: [403, 'Another Admin must decide on this change.'],
});

export const configurationActs = [
  'setting.set',
  'setting.proposed',
  'setting.approved',
  'setting.refused',
  'setting.withdrawn',
] as const;

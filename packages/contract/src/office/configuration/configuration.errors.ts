import { defineErrors } from '../../kernel/errors.ts';

export const configurationErrors = defineErrors({
  setting_not_found: [404, 'Resource is not available'],
  setting_change_not_found: [404, 'Resource is not available'],
  setting_preview_not_found: [404, 'Resource is not available'],
  setting_day_taken: [409, 'A change of this setting is already planned for that day. Withdraw it first.'],
  setting_change_moved_on: [409, 'This change has already been decided or has begun.'],
  setting_preview_stale: [409, 'The preview is not of this change any more. Look at it again.'],
  own_setting_change: [403, 'Another Admin must decide on this change.'],
});

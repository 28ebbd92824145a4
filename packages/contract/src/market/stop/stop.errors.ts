import { defineErrors } from '../../kernel/errors.ts';

export const stopErrors = defineErrors({
  stop_open: [409, 'Someone has asked to stop this visit. Answer that first.'],
  stop_over: [409, 'This request to stop the visit is no longer open.'],
  stop_line_unknown: [400, 'Choose from the services of this booking.'],
  stop_words_needed: [400, 'Enter a few words on why the visit can’t continue.'],
});

import { defineErrors } from '../../kernel/errors.ts';

export const leavingErrors = defineErrors({
  leaving_not_found: [404, 'Resource is not available'],
  leaving_moved_on: [409, 'This has changed. Check it and try again.'],
  leaving_there: [409, 'This person is leaving already. Reload and look at it.'],
  leaving_day: [400, 'Choose a last day from today on, at most a year ahead.'],
  leaving_short_notice: [400, 'The notice is short. Choose what happens with the missing days.'],
  leaving_taker_unknown: [400, 'Choose an active team member who isn’t leaving.'],
  leaving_not_clear: [409, 'Some work is still open. Hand it over first.'],
  leaving_setting_changed: [409, 'The notice was changed meanwhile. Check it and try again.'],
  letter_not_found: [404, 'Resource is not available'],
  letter_not_yet: [409, 'Mark the work as handed over first, or wait for the last day.'],
  letter_changed: [409, 'Something changed since the preview. Check the letter again.'],
  letter_not_current: [409, 'This letter is out of date. Issue a new one.'],
  letter_sent_often: [409, 'This letter was sent 5 times today. Try again tomorrow.'],
});
